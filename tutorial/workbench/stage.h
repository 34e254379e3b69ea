/* A part copied to where it is built, to have something done to it. */
#ifndef WORKBENCH_STAGE_H
#define WORKBENCH_STAGE_H

#include <stdbool.h>

#include "check.h"
#include "place.h"

/* build/course/PART.WHAT, with stubs or as a whole; close it. */
bool stage_open(Place *place, const Tools *tools, const char *part,
                const char *what, bool whole);
void stage_close(Place *place);

#endif
