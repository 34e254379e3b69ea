/* The check: what a part of one's own does, line by line, OK or FAIL. */
#ifndef WORKBENCH_CHECK_H
#define WORKBENCH_CHECK_H

#include <stdbool.h>

#include "place.h"

/* Where programs are built, and with what. */
typedef struct {
    const char *build; /* "build" */
    const char *make;
} Tools;

/* Prints a line for each thing looked at, and what to do next; keeps in the
   place how far it has come. True if it passes. */
bool check_place(Place *place, const Tools *tools);

/* Whether all scores and nodes are those of the reference, with nothing said;
   `name` is what the programs are built as. */
bool check_silently(const Place *place, const Tools *tools);

#endif
