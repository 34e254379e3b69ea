/* The test sets: which there are, and reading one. */
#ifndef BENCH_TESTSET_H
#define BENCH_TESTSET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A question and its right answer: one line of a set. */
typedef struct {
    char *moves;
    int score;
} Question;

typedef struct {
    char name[64];       /* end-easy: in files, options and charts */
    char title[64];      /* End-Easy: for people */
    Question *questions; /* all lines of the file */
    int size;            /* so many */
    int first, count;    /* those that are asked: the whole set, at first */
    uint64_t hash;       /* of the file's content */
} TestSet;

/* The question that is asked at place i: line first + i + 1 of the file. */
static inline const Question *testset_at(const TestSet *set, int i)
{
    return &set->questions[set->first + i];
}

/* The six sets by name, from easy to hard; NULL when there are no more. */
const char *testset_name(int index);

/* The title of one of the six; any other name is its own title. */
const char *testset_title(const char *name);

/* Is there a file for this set in the directory? */
bool testset_exists(const char *directory, const char *name);

/*
 * Reads set `name`. When the file is missing or a line breaks a rule, says so
 * in `error`, with the line, and returns false; then the set is empty.
 */
bool testset_read(TestSet *set, const char *directory, const char *name,
                  char *error, size_t size);

void testset_free(TestSet *set);

#endif
