/* Who takes part in a race: "name=command name=command ...". */
#ifndef BENCH_SOLVER_LIST_H
#define BENCH_SOLVER_LIST_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    char *name;    /* letters, digits and . _ + - / : also a file name */
    char *command; /* for the shell; -w is added for the weak mode */
} Entrant;

typedef struct {
    Entrant *entrants;
    int count;
} SolverList;

/*
 * Adds the solvers of `text`. With a line end in it, each line is one. Else a
 * word that begins with a name and = starts a solver, and the words up to the
 * next such word are its command. False, with the reason in `error`, when
 * that cannot be read.
 */
bool solver_list_add(SolverList *list, const char *text, char *error,
                     size_t size);

void solver_list_free(SolverList *list);

#endif
