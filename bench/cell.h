/* One cell: one solver on one set in one mode, within a budget. */
#ifndef BENCH_CELL_H
#define BENCH_CELL_H

#include "journal.h"
#include "solver_list.h"

typedef enum {
    CELL_DONE,
    CELL_STOPPED, /* a signal came; starting again goes on from here */
    CELL_FAILED,  /* the results could not be written: errno says why */
    CELL_NO_START /* no process could be started: the same */
} CellEnd;

/* Told after every position, for the display. */
typedef void CellWatcher(void *display, int solved, int count);

/*
 * Runs what is left of a cell and appends it to the journal. `errors` names
 * the file for what the solver prints on standard error. *share becomes the
 * part of a processor the solver got of what it asked for, 1 when it ran too
 * shortly to tell.
 */
CellEnd cell_run(Journal *journal, const Entrant *entrant, const char *errors,
                 CellWatcher *watch, void *display, double *share);

#endif
