/*
 * The sample of a race: the first lines of each set, chosen before it starts,
 * so that all solvers are asked the same.
 */
#ifndef BENCH_SAMPLE_H
#define BENCH_SAMPLE_H

#include "testset.h"

/*
 * Sets how many lines of each set are asked. `choice` is `all`, a number of
 * lines, or `begin-hard:20,end-easy:all`; for sets it does not name (NULL: for
 * all) the budget decides: see the table in sample.c. False, with a sentence in
 * `error`, if that cannot be.
 */
bool sample_choose(TestSet *sets, int count, const char *choice, int64_t budget,
                   char *error, size_t size);

/* `end-easy 1000, begin-hard 20`; the caller frees it. */
char *sample_print(const TestSet *sets, int count);

#endif
