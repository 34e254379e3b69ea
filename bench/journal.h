/*
 * The rows of one cell on disk, as they come: one write a row, so that a kill
 * at any moment leaves whole rows and at most one torn line, which the next
 * reading drops.
 *
 *   # 5f0c... 93ab... 2000000           who, which set, what budget
 *   solver,set,mode,line,position,score,nodes,usec,status
 *   12-lower-bound-tt,end-easy,strong,1,2252576,-1,37,4,solved
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

typedef struct {
    CellKey key;
    Row *rows; /* room for one row a question */
    int count;
    int file;      /* -1: closed until the next row */
    long kept;     /* bytes of the file that are still good */
    bool is_clear; /* the rest is gone */
    char *path;
} Journal;

const char *mode_name(bool weak);

/*
 * Opens the journal of a cell, its rows read, ready for more. Rows made by
 * another solver, for another set or budget are dropped; but a cell that
 * finished within the new budget as well stays. They are on disk until the
 * first new row takes their place; `fresh` drops them at once.
 */
bool journal_open(Journal *journal, const char *path, const CellKey *key,
                  bool fresh);

/* False when the row could not be written. */
bool journal_append(Journal *journal, const Row *row);

/* Nothing is left to do: all solved, or stopped for good. */
bool journal_is_complete(const Journal *journal);

/* Every position of the set solved. */
bool journal_is_finished(const Journal *journal);

/* The budget used up so far, in microseconds. */
int64_t journal_spent(const Journal *journal);

/* One row as text, with its line end. Returns its length. */
int journal_print_row(char *text, size_t size, const CellKey *key,
                      const Row *row);

/* Closes the file, not the journal: there may be many. */
void journal_pause(Journal *journal);

void journal_close(Journal *journal);

#endif
