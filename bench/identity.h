/* Is a solver still the one whose results are stored? */
#ifndef BENCH_IDENTITY_H
#define BENCH_IDENTITY_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint64_t hash;
    bool is_sure; /* all that the solver is made of is in the hash */
} Identity;

/*
 * Follows a command as the shell would, without running any of it. The hash
 * is of its text and of the content of every file it names or finds through
 * PATH. It is sure only of native programs that are named by their path and
 * given options and numbers. Any other may read what the command does not
 * name, as `java Solver` does: then names, sizes and times of the files
 * beside those named, and in the current directory, are in the hash as well.
 */
Identity identity_of(const char *command);

#endif
