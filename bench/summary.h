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
    bool tells_nodes;
    Statistics time, nodes; /* over the positions; only when finished */
    double slowest; /* the mean time of the slowest run, if there are more */
    double kpos;    /* thousand nodes a second, over all solved */
    /* After BUDGET and SKIPPED: what all positions would take, in
       microseconds, or at least take; 0 when nobody knows. */
    double about;
    bool over;
    int fault_line;         /* the position that ended it; 0: none did */
    bool same_nodes;        /* in all runs, as they should be */
    const Journal *runs_of; /* for raw.csv and the positions */
} CellSummary;

/* `journals`: the cell's runs. If the first is not complete, it was skipped;
   of the others those count that are finished, up to the first that is not. */
CellSummary summary_of(const Journal *journals, int runs);

/* The mean time for people: `4.57 µs`, `N/A (3 of 20)`, `N/A (about 3 h)`,
   `wrong at line 7`. */
void summary_print_time(char *text, size_t size, const CellSummary *cell);
void summary_print_nodes(char *text, size_t size, const CellSummary *cell);

/* `about 3.00 h`, `over 2.00 min`. */
void summary_print_about(char *text, size_t size, const CellSummary *cell);

/* The least time of a position over the runs, in microseconds. */
double summary_quickest(const Journal *journals, int runs, int row);

/*
 * Writes raw.csv, summary.csv, .md and .json and a table of all positions for
 * each set and mode. Each file is replaced at once or not at all. `cells` are
 * ordered by mode, then set, then solver; false: something was not written.
 */
bool summary_write(const char *directory, const CellSummary *cells, int count);

#endif
