/*
 * What a wrong part looks like, and which known mistake looks the same.
 *
 * A part's mistakes/ holds functions with one mistake each; fingerprints.txt
 * beside them has what each of them led to, in lines of
 *   mistake|failed tests|set: answers, wrong, wrong sign, nodes, ending|…
 */
#ifndef WORKBENCH_DIAGNOSE_H
#define WORKBENCH_DIAGNOSE_H

#include <stdbool.h>
#include <stdint.h>

#include "compare.h"

/* What happened on one set. */
typedef struct {
    int answers, wrong, wrong_sign;
    uint64_t nodes;
    Ending ending;
} SetPrint;

typedef struct {
    char *tests; /* the names of those that failed, with blanks around each;
                    never NULL */
    SetPrint sets[MOST_SETS];
    int set_count;
} Fingerprint;

SetPrint set_print(const Answers *mine, const Answers *reference);

/* As a line of fingerprints.txt. Free it. */
char *fingerprint_write(const char *mistake, const Fingerprint *print);

/* The other way round; false if the line is none. Free both. */
bool fingerprint_read(const char *line, char **mistake, Fingerprint *print);
void fingerprint_free(Fingerprint *print);

/* 0 for the same, 1 for what is about the limit of looking alike. */
double fingerprint_distance(const Fingerprint *a, const Fingerprint *b);

/* The mistake of a part ("parts/07-…") that looks most like this; NULL if
   none does. Free it. */
char *diagnose(const char *part, const Fingerprint *print);

/* What its file says of a mistake: the title, and the sentences for the one
   who made it. Free both; false if the file is not as it should be. */
bool mistake_read(const char *part, const char *mistake, char **title,
                  char **advice);

/* The names of a part's mistakes, as directory_names has them. */
char **mistake_names(const char *part);

#endif
