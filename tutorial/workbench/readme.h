/* What a learner is told of a part that is begun. */
#ifndef WORKBENCH_README_H
#define WORKBENCH_README_H

#include <stdbool.h>

#include "place.h"

/* Writes README.md into a directory: the task, the contracts, what is at hand,
   the counts to reach, the commands. */
bool readme_write(const Place *place, const char *directory);

#endif
