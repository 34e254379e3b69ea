/* What a learner asks of the workbench. Each says what it did, or why not, and
   returns whether it could. */
#ifndef WORKBENCH_COMMANDS_H
#define WORKBENCH_COMMANDS_H

#include <stdbool.h>

#include "check.h"
#include "place.h"

typedef struct {
    Tools tools;
    const char *mine;    /* the directory of all that is the learner's */
    const char *cut;     /* functions instead of the lesson's, or NULL */
    const char *name;    /* of a new part, or NULL */
    const char *variant; /* that an exercise leads to, or NULL */
    bool scratch, own, sure;
} Options;

/* A part's name, "07-transposition-table", is the last argument of each. */
bool command_start(const Options *options, const char *part);
bool command_reset(const Options *options, const char *part);
bool command_check(const Options *options, const char *part);
bool command_hint(const Options *options, const char *part);
bool command_solution(const Options *options, const char *part);

/* The road through all parts; their names end with NULL. */
bool command_progress(const Options *options, char **parts);

/* The names of the place's functions, one a line; for tests and other tools. */
bool command_functions(const Options *options, const char *part);

/* What a part's file looks like with functions cut, on standard output. */
bool command_cut(const Options *options, const char *part);

#endif
