/* What a cell's rows come to, and all files written from it. */
#ifndef BENCH_SUMMARY_H
#define BENCH_SUMMARY_H

#include "journal.h"
#include "statistics.h"

enum { MAX_RUNS = 100 };

typedef struct {
    const CellKey *key;
    Status status; /* SOLVED: finished, every position in every run */
    int solved;    /* positions, in the run that solved fewest */
    int runs;
    Statistics time, nodes; /* over the positions; only when finished */
    double run_sigma;       /* of the mean time, over the runs */
    double kpos;            /* thousand nodes a second, over all solved */
    /* The means over the whole set are at least these: what the budget was
       spent on, divided by all positions. Only after BUDGET and HUNG. */
    double least_time, least_nodes;
    int fault_line;         /* the position that ended it; 0 when finished */
    bool same_nodes;        /* in all runs, as they should be */
    const Journal *runs_of; /* for raw.csv and the positions */
} CellSummary;

/* `journals`: the cell's runs, all complete. */
CellSummary summary_of(const Journal *journals, int runs);

/* Is there a lower bound in place of a mean? */
bool summary_has_bound(const CellSummary *cell);

/* The mean time for people: `4.57 µs`, `≥ 2.00 ms (37)`, `wrong`. */
void summary_print_time(char *text, size_t size, const CellSummary *cell);
void summary_print_nodes(char *text, size_t size, const CellSummary *cell);

/*
 * Writes raw.csv, summary.csv, .md and .json and a table of all positions for
 * each set and mode. Each file is replaced at once or not at all. `cells` are
 * ordered by mode, then set, then solver; false: something was not written.
 */
bool summary_write(const char *directory, const CellSummary *cells, int count);

#endif
