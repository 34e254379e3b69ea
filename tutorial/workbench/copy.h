/* Copies of a part's files, as they stand in mine/: with stubs, and with the
   way from there to all that is not copied. */
#ifndef WORKBENCH_COPY_H
#define WORKBENCH_COPY_H

#include <stdbool.h>

#include "place.h"

/* Writes manifest, pieces and test of the place's reference to a directory,
   which must be there. `own`: pieces of earlier parts that the learner has
   written, and that have passed, are taken from mine/. `whole`: nothing is
   cut. False, with the reason said, if something is not as it should be. */
bool copy_part(const Place *place, const char *directory, bool own, bool whole);

/* The text of one piece of the reference, as copy_part writes it. Free it;
   NULL, with the reason said, if it cannot be made. */
char *copy_piece(const Place *place, const char *name, bool whole);

#endif
