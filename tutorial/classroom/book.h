/* The gradebook of a class: its table, its charts' data, its summary. */
#ifndef CLASSROOM_BOOK_H
#define CLASSROOM_BOOK_H

#include <stdbool.h>

#include "../workbench/place.h"
#include "pairs.h"
#include "result.h"
#include "roster.h"

typedef struct {
    Result result;
    bool known;  /* it has a result */
    char *why;   /* else: what has happened; or "" */
    char *title; /* of the mistake, or "" */
} Entry;

typedef struct {
    Roster roster;
    Place place;
    Entry *entries; /* of each student of the roster */
    char **groups;  /* columns of points, ends with NULL */
    Pairs pairs;
    int graded, not_graded, failed;
    double mean, median, most;
    int unknown; /* fingerprints that no known mistake has */
} Book;

/* How often a mistake was made; in the order of the frequency. */
typedef struct {
    const char *title; /* NULL: of none that is known */
    int count;
} Frequency;

/* Reads all results. */
void book_read(Book *book);
void book_free(Book *book);

/* Ends with a count of 0. Free it. */
Frequency *book_mistakes(const Book *book);

/* Each is written whole or not at all; false, with the reason said, if not. */
bool book_write_grades(const Book *book, const char *path);
bool book_write_pairs(const Book *book);
bool book_write_unknown(const Book *book);
bool book_write_charts(const Book *book);

/* On standard output. */
void book_tell(const Book *book, const char *path);

#endif
