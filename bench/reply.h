/* What became of one position: the solver's reply, judged. */
#ifndef BENCH_REPLY_H
#define BENCH_REPLY_H

#include <stdbool.h>
#include <stdint.h>

/* The last column of raw.csv. All but SOLVED end their cell. */
typedef enum {
    SOLVED,
    BUDGET,  /* the cell's budget ran out under this position */
    WRONG,   /* a well-formed reply with a wrong score */
    GARBAGE, /* not `position score nodes microseconds` */
    CRASHED, /* the solver ended without a reply */
    HUNG,    /* as BUDGET, but the solver did not even compute */
    SKIPPED, /* of a cell, not of a row: it was not begun */
    STATUSES
} Status;

/* Microseconds no position takes, eleven days: a double has their decimals. */
#define LONGEST_REPLY 1e12

typedef struct {
    int line;  /* in the set, from 1 */
    int score; /* only after SOLVED and WRONG, as `nodes` */
    uint64_t nodes;
    double usec; /* the solver's own time; the runner's clock otherwise */
    Status status;
    bool bare; /* it has told its score only: no nodes, and no time */
} Row;

const char *status_name(Status status);

/* STATUSES when no status has this name. */
Status status_from_name(const char *name);

/*
 * Reads a reply to `moves` into the row; `expected` is the right score. One of
 * `position score` alone leaves row->usec as it is.
 */
void reply_judge(Row *row, const char *reply, const char *moves, int expected);

#endif
