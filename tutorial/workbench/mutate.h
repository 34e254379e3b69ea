/*
 * The mutator: a function with one small thing changed, again and again, to
 * see whether the tests notice. A mutant is called by what it does,
 *     negamax: if (score >= beta) => if (score > beta)
 * the line as it is and as it would be, without comments. So its name stays
 * when other lines change; a second one of the same name ends in #2.
 *
 * What is changed: comparisons, arithmetic and logic, the step of ++, numbers
 * and CONSTANTS by one, true and false, conditions into their opposite,
 * alpha and beta (min and max, lower and upper) for each other, what is
 * returned; and every statement is left out. Asserts are no part of it.
 */
#ifndef WORKBENCH_MUTATE_H
#define WORKBENCH_MUTATE_H

#include "source.h"

typedef struct {
    char *name;
    size_t start, end; /* of what is replaced, in the text of the source */
    char *with;
} Mutant;

typedef struct {
    Mutant *list;
    int count;
} Mutants;

/* Adds all mutants of a function, in the order of its text. */
void mutate_function(Mutants *mutants, const Source *source,
                     const Function *function);
void mutants_free(Mutants *mutants);

#endif
