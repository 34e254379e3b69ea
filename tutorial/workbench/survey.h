/*
 * All mutants of the functions that a lesson cuts (mutate.h): each is killed by
 * something that a check looks at, or a part's mistakes/equivalent.txt has it,
 * with the reason why nobody can tell it from the part:
 *
 *     negamax: if (alpha >= beta) => if (alpha > beta)
 *         (the reason, in lines that begin with blanks; several names
 *          above each other may share one)
 *
 * What has been seen is kept in build/course/PART.mutants, and not tried again
 * as long as part, tests and compiler stay what they are.
 */
#ifndef WORKBENCH_SURVEY_H
#define WORKBENCH_SURVEY_H

#include <stdbool.h>

#include "check.h"

/* Says how many were killed by what, and names those that are not as they
   should be: survived and not listed, listed and killed, listed and not there.
   True if there is none. */
bool survey_mutants(const Tools *tools, const char *part);

#endif
