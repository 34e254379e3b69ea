/* How far a run is and when it ends: a bar, or a line now and then. */
#ifndef COMMON_PROGRESS_H
#define COMMON_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

#include "bar.h"

typedef struct {
    Bar bar;
    const char *what;  /* what is being worked on */
    int done, total;   /* positions */
    double work, left; /* their cost, in any unit: done freshly; to be done */
    int64_t begin;     /* clock_now() times */
    int64_t told;      /* the last line, where there is no bar */
} Progress;

void progress_begin(Progress *progress, int total, double cost);

/* Some positions are done; `fresh` when that took time. */
void progress_add(Progress *progress, int positions, double cost, bool fresh);

/* Shows it if the last time was a while ago. */
void progress_show(Progress *progress);
void progress_end(Progress *progress);

#endif
