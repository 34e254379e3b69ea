/*
 * What the parts are known to need. Node counts are the same on every machine,
 * so a table of them tells before a cell is begun how long it will take.
 *
 *   part,set,mode,set hash,nodes of the first lines
 *   07-transposition-table,begin-hard,strong,93ab...,1:90124 2:712334 4>6000000
 *
 * The last sum, with >, is of a line that was not solved: it takes more.
 */
#ifndef BENCH_KNOWN_H
#define BENCH_KNOWN_H

#include "journal.h"

typedef struct {
    int lines;
    double nodes;
    bool over; /* these did not suffice */
} KnownSum;

enum { KNOWN_SUMS = 24 };

typedef struct {
    char *part;
    char set[64];
    bool weak;
    uint64_t set_hash;
    KnownSum sums[KNOWN_SUMS]; /* with more and more lines */
    int count;                 /* at least 1 */
} KnownCell;

typedef struct {
    KnownCell *cells;
    int count;
} Known;

/* False, with the line in `error`, if this is no such table. */
bool known_read(Known *known, const char *path, char *error, size_t size);

/* The nodes for the first lines, so many. Where they are not known it is a
   guess, from the lines that are and from what later parts need; *over: the
   line where knowledge ends has taken more. 0 if the solver is no part, or
   nothing is known of the set. */
double known_nodes(const Known *known, const CellKey *key, int lines,
                   bool *over);

/* Is anything known of a solver of that name? */
bool known_has(const Known *known, const char *solver);

/* Adds what a journal tells, if that is more. */
void known_add(Known *known, const Journal *journal);

/* False if the file could not be written. */
bool known_write(const Known *known, const char *path);

void known_free(Known *known);

#endif
