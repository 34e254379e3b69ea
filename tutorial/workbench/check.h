/* The check: what a part of one's own does, line by line, OK or FAIL. */
#ifndef WORKBENCH_CHECK_H
#define WORKBENCH_CHECK_H

#include <stdbool.h>

#include "diagnose.h"
#include "place.h"

enum { MOST_JOBS = 64 };

/* Where programs are built, and with what. */
typedef struct {
    const char *build; /* "build" */
    const char *make;
    int jobs; /* side by side, where much is tried */
} Tools;

/* Prints a line for each thing looked at, and what to do next; keeps in the
   place how far it has come. True if it passes. */
bool check_place(Place *place, const Tools *tools);

/* The same without speed and memory, with nothing said and nothing kept. */
typedef struct {
    bool builds, clean; /* without a warning */
    bool passed;
    Fingerprint print; /* what came out, if it builds; free it */
} Trial;

Trial check_trial(const Place *place, const Tools *tools);

#endif
