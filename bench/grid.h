/* All cells of a race: by mode, set and solver, each with its runs. */
#ifndef BENCH_GRID_H
#define BENCH_GRID_H

#include "identity.h"
#include "known.h"
#include "solver_list.h"
#include "summary.h"

enum { MAX_SETS = 64 };

enum { EXIT_FAULTS = 1, EXIT_USAGE = 2, EXIT_INTERRUPTED = 3 };

typedef struct {
    const char *results, *testsets, *context;
    bool mode[2]; /* strong, weak */
    int64_t budget;
    int runs;
    bool fresh;
    SolverList solvers;
    TestSet sets[MAX_SETS];
    int set_count;
    Known known;          /* of the parts */
    uint64_t given;       /* the identity of the only solver; 0: look at it */
    const char *from[16]; /* other results whose chunks are joined */
    int from_count;
    int chunk_lines; /* of a unit of work; 0: as many as take half a minute */
} Race;

typedef struct {
    const Entrant *entrant;
    Journal *runs; /* race->runs of them */
    bool skipped;  /* it could not finish */
} Cell;

typedef struct {
    Cell *cells;
    int count;
    Identity *identities; /* of the solvers */
} Grid;

_Noreturn void race_die(const char *message);
_Noreturn void race_die_errno(const char *what);

/* Makes all directories on the way to a file. */
void race_make_directories(char *path);

/* Where the rows of a cell are, or what its solver said; the caller frees it. */
char *grid_path(const Race *race, const CellKey *key, int run,
                const char *ending);

Grid grid_open(const Race *race);
void grid_close(const Race *race, Grid *grid);

/*
 * What all positions of a cell take, in microseconds: its known nodes at the
 * speed the solver has shown in this race, or at ten million a second. 0 if
 * nothing is known; *over: at least that long.
 */
double grid_predict(const Race *race, const Grid *grid, const Cell *cell,
                    bool *over);

/* Is there no hope that it ends within its budget? */
bool grid_is_hopeless(const Race *race, const Grid *grid, const Cell *cell);

/*
 * Shall the cell have this run? The first, always. It is repeated as long as
 * all runs together take no more than a tenth of the budget.
 */
bool grid_wants_run(const Race *race, const Grid *grid, const Cell *cell,
                    int run);

#endif
