/* What a check is made of, one thing looked at after the other. */
#ifndef WORKBENCH_CHECKS_H
#define WORKBENCH_CHECKS_H

#include <stdbool.h>

#include "check.h"
#include "compare.h"
#include "diagnose.h"
#include "report.h"
#include "run.h"

/* What is looked at, and what came out. */
typedef struct {
    Place *place;
    const Tools *tools;
    Report report;
    char *program, *reference, *test, *sanitized, *errors;
    char *failed_tests; /* as Fingerprint has them */
    Positions sets[MOST_SETS];
    Answers mine[MOST_SETS], theirs[MOST_SETS];
    int set_count;
    int patience; /* seconds for an answer */
    bool traced;  /* trace commands were shown */
    bool scores_right, nodes_right;
    bool none_wrong; /* of the answers that there are */
    double ratio;    /* of times; 0: not measured */
} Check;

/* --- check_program.c: does it build, and what do its unit tests say? -------- */

/* make, with up to two goals, side by side. */
Output check_make(const Check *check, const char *goal, const char *second);

/* With its reference. False: there is no program to go on with. */
bool check_build(Check *check);

/* How far the learner is: a stub is no mistake. */
void check_written(Check *check);

/* Whether every function of the lesson is where it was. */
bool check_names(Check *check);
void check_tests(Check *check);

/* Why a program ended too early. */
const char *check_reason(int status);

/* --- check_answers.c: what does it answer? ---------------------------------- */

/* Asks it and the reference; the others look at what came. */
void check_run(Check *check);
void check_scores(Check *check);
void check_nodes(Check *check);
void check_speed(Check *check);
void check_memory(Check *check);

#endif
