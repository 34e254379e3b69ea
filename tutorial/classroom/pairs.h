/* Submissions that are more alike than the task makes them. */
#ifndef CLASSROOM_PAIRS_H
#define CLASSROOM_PAIRS_H

#include <stddef.h>

#include "../workbench/place.h"
#include "roster.h"

enum {
    PAIRS_ALIKE = 50,  /* percent of the smaller one's own phrases */
    PAIRS_ENOUGH = 60, /* with fewer phrases of one's own, none can tell */
    PAIRS_CLASS = 8    /* submissions from which on what most of them have is
                          nobody's own */
};

typedef struct {
    const Student *a, *b;
    size_t shared, of; /* phrases: in both, and the smaller one's own */
} Pair;

typedef struct {
    Pair *pairs; /* those alike, most alike first */
    int count;
    size_t *own;   /* of each student of the roster: phrases of their own */
    int too_short; /* how many have too few */
} Pairs;

/* Compares the functions of the lesson, each with each. */
void pairs_find(Pairs *pairs, const Roster *roster, const Place *place);
void pairs_free(Pairs *pairs);

int pair_percent(const Pair *pair);

#endif
