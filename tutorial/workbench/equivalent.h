/* The mutants that are no mistakes: a part's mistakes/equivalent.txt. */
#ifndef WORKBENCH_EQUIVALENT_H
#define WORKBENCH_EQUIVALENT_H

#include <stdbool.h>

typedef struct {
    char **names;
    bool *reasoned; /* a reason is given */
    bool *seen;     /* there is such a mutant; for the one who looks */
    int count;
} Equivalents;

/* Of a part ("parts/07-…"); none if it has no such file. False, with the reason
   said, if it cannot be read. */
bool equivalents_read(Equivalents *equivalents, const char *part);
void equivalents_free(Equivalents *equivalents);

/* Its number, or -1. */
int equivalents_find(const Equivalents *equivalents, const char *name);

#endif
