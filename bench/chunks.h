/*
 * A race in pieces, for several processors or machines. A unit of work is a
 * chunk of lines of one cell. Each is one command with a journal of its own,
 * and the journals are joined in the end.
 */
#ifndef BENCH_CHUNKS_H
#define BENCH_CHUNKS_H

#include "grid.h"

/* The journal of lines `first` to `last`; the caller frees it. */
char *chunk_path(const Race *race, const CellKey *key, int run, int first,
                 int last);

/*
 * Prints the units that are still to be done, one a line: the journal, a tab,
 * and the command for a shell, without its program and what all share.
 */
void chunks_list(const Race *race, const Grid *grid);

/*
 * Joins the chunks into the cells; *joined lines are new. Returns the number
 * of conflicts: lines with two different results. Their cells stay as they are.
 */
int chunks_join(const Race *race, Grid *grid, int *joined);

/*
 * The machines that units were run on, as `a, b`; empty if only here. Those of
 * other results are kept with ours. The caller frees it.
 */
char *chunks_hosts(const Race *race);

#endif
