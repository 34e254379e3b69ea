/* A bar with the time left on a terminal, a line now and then elsewhere. */
#ifndef TESTSETS_PROGRESS_H
#define TESTSETS_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    const char *what;  /* what is being worked on */
    int done, total;   /* positions */
    double work, left; /* their cost, in any unit: done freshly; to be done */
    int64_t begin, shown;
} Progress;

void progress_begin(Progress *progress, int total, double cost);

/* Some positions are done; `fresh` when that took time. */
void progress_add(Progress *progress, int positions, double cost, bool fresh);

/* Shows it if the last time was a while ago. */
void progress_show(Progress *progress);
void progress_end(Progress *progress);

#endif
