/*
 * What is the same for all who hand in: the part, hidden sets of positions, the
 * reference, and what the stubs alone would get.
 *
 * It is made once and kept in BUILD/classroom/PART-HASH; none of it is ever
 * seen from inside of a sandbox.
 */
#ifndef CLASSROOM_ASSIGNMENT_H
#define CLASSROOM_ASSIGNMENT_H

#include <stdbool.h>

#include "../workbench/compare.h"
#include "../workbench/diagnose.h"
#include "folder.h"

/* As the teacher gives it. */
typedef struct {
    const char *part;     /* "07-transposition-table" */
    const char *cut;      /* functions, in place of the lesson's; or NULL */
    const char *define;   /* "-DTT_SLOTS=8388617", or "" */
    const char *seed;     /* of the hidden sets, */
    const char *secret;   /* with a word that makes it hard to guess */
    const char *build;    /* where programs are, "build" */
    const char *unity;    /* Unity's sources */
    const char *compiler; /* "cc" */
    const char *scorer;   /* the solver that knows the scores */
    const char *calls; /* functions that a submission may call besides; "any" */
    bool unsafe;
} Settings;

typedef struct {
    const Settings *settings;
    Place place;
    Folder folder;
    char *home;
    char *reference; /* the program, as the assignment has it, */
    char *plain;     /* and without a define, as diagnose.h knows it */
    char *counted;   /* the function whose entries are nodes */
    char *calls;     /* what the reference calls, names with blanks between */
    Positions sets[MOST_SETS];
    int score[MOST_SETS][MOST_LINES];
    int set_count;
    int tests;            /* how many there are, */
    char *tests_passed;   /* and those that stubs pass; blanks around each */
    int right[MOST_SETS]; /* answers that stubs have, or a constant guess */
} Assignment;

/* False, with the reason said, if it cannot be made. Close it anyway. */
bool assignment_open(Assignment *assignment, const Settings *settings);
void assignment_close(Assignment *assignment);

/* Of the answers to a set, how many are right. */
int assignment_right(const Assignment *assignment, int set,
                     const Answers *answers, const bool *missing);

#endif
