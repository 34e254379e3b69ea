/* The proof that lessons and mistakes are what they say: see check-course. */
#ifndef WORKBENCH_COURSE_H
#define WORKBENCH_COURSE_H

#include <stdbool.h>

#include "check.h"

/* For a part: its stubs compile and fail, its reference passes, its mistakes
   fail and nine of ten are recognised (the table says as what), and mutants are
   killed or listed. */
bool course_check(const Tools *tools, const char *part);

/* Writes what each mistake of a part leads to into its fingerprints.txt. */
bool course_fingerprints(const Tools *tools, const char *part);

#endif
