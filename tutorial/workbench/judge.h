/*
 * A quick check, for many changed copies of one part: it stops at the first
 * thing that is wrong, and knows beforehand what the part answers.
 */
#ifndef WORKBENCH_JUDGE_H
#define WORKBENCH_JUDGE_H

#include <stdbool.h>

#include "check.h"
#include "compare.h"
#include "place.h"

/* What becomes of a copy. */
typedef enum {
    FATE_NOT_C,  /* it does not compile: it never was one */
    FATE_WARNED, /* the compiler warns */
    FATE_CRASH,  /* a program of it does not come to its end, */
    FATE_LATE,   /* or not in its time: for tests, three times the part's */
    FATE_SCORE,  /* an answer is another one, or takes other nodes */
    FATE_NODES,
    FATE_TEST,   /* a unit test fails */
    FATE_MEMORY, /* the sanitizers find something */
    FATE_SURVIVED,
    FATES
} Fate;

extern const char *const fate_names[FATES];

/* What is compiled, and how: commands for a shell that has the directory of
   the copy as $1 and the program as $2. */
enum { COMPILE_TEST, COMPILE_SOLVER, COMPILE_SANITIZED, COMPILES };

typedef struct {
    char *compile[COMPILES]; /* the last is NULL where it cannot be done */
    Positions sets[MOST_SETS], few;
    Answers expected[MOST_SETS], of_few;
    int set_count;
    int test_seconds; /* of processor time */
    int patience;     /* for an answer */
} Judge;

/* Learns what the part as it is does. False, with the reason said, if that is
   not as it should be. */
bool judge_open(Judge *judge, const Place *place, const Tools *tools);
void judge_close(Judge *judge);

/* Of a copy of the part in this directory, where its programs are built. */
Fate judge_copy(const Judge *judge, const char *directory);

#endif
