/* Who takes part in a race: "name=command name=command ...". */
#ifndef BENCH_SOLVER_LIST_H
#define BENCH_SOLVER_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    char *name;    /* letters, digits and . _ + - / : also a file name */
    char *command; /* for the shell; -w is added for the weak mode */
} Entrant;

typedef struct {
    Entrant *entrants;
    int count;
} SolverList;

/*
 * Adds the solvers of `text`. A word that begins with a name and = starts a
 * solver; the words up to the next such word are its command. False, with
 * the reason in `error`, when that cannot be read.
 */
bool solver_list_add(SolverList *list, const char *text, char *error,
                     size_t size);

void solver_list_free(SolverList *list);

/* Changes when the command or a file it names has changed. */
uint64_t solver_hash(const Entrant *entrant);

#endif
