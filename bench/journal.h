/*
 * The rows of one cell on disk, as they come: one write a row, so that a kill
 * at any moment leaves whole rows and at most one torn line, which the next
 * reading drops. A journal may hold more rows than a race asks for, as its
 * sample is smaller: they stay.
 *
 *   # 5f0c... 93ab... 2000000           who, which set, what budget
 *   solver,set,mode,line,position,score,nodes,usec,status
 *   12-lower-bound-tt,end-easy,strong,1,2252576,-1,37,4.213,solved
 */
#ifndef BENCH_JOURNAL_H
#define BENCH_JOURNAL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "reply.h"
#include "testset.h"

#define JOURNAL_COLUMNS "solver,set,mode,line,position,score,nodes,usec,status"

typedef struct {
    const char *solver;
    const TestSet *set;
    bool weak;
    uint64_t solver_hash;
    int64_t budget; /* microseconds */
} CellKey;

/* What there was when the journal was opened, and became of it. */
typedef enum {
    FOUND_NOTHING,
    FOUND_ROWS,    /* taken, as far as they go */
    FOUND_FAULT,   /* as before, but its last row, crashed or hung, is tried
                      once more: that may have had a cause outside */
    FOUND_CHANGED, /* of another solver or another set: dropped */
} Found;

typedef struct {
    CellKey key;
    Row *rows; /* room for one row a question */
    int count;
    int file;      /* -1: closed until the next row */
    bool is_clear; /* the file holds these rows and nothing else */
    Found found;
    char *path;
} Journal;

const char *mode_name(bool weak);

/*
 * Opens the journal of a cell, its rows read, ready for more. A cell that ran
 * out of a smaller budget goes on from its rows. What is not taken is on disk
 * until the first new row; `fresh` drops it at once.
 */
bool journal_open(Journal *journal, const char *path, const CellKey *key,
                  bool fresh);

/* False when the row could not be written. */
bool journal_append(Journal *journal, const Row *row);

/* Nothing is left to do: all solved, or stopped for good. */
bool journal_is_complete(const Journal *journal);

/* Every position that is asked has been solved. */
bool journal_is_finished(const Journal *journal);

/* Positions solved, from the first that is asked on. */
int journal_solved(const Journal *journal);

/* The budget used up so far, in microseconds. */
double journal_spent(const Journal *journal);

/* One row as text, with its line end. Returns its length. */
int journal_print_row(char *text, size_t size, const CellKey *key,
                      const Row *row);

/* Closes the file, not the journal: there may be many. */
void journal_pause(Journal *journal);

void journal_close(Journal *journal);

#endif
