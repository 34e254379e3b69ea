/*
 * What was handed in: of its files, only those that the part has functions to
 * write in, and of these only the functions. Nothing else is opened.
 */
#ifndef CLASSROOM_SUBMISSION_H
#define CLASSROOM_SUBMISSION_H

#include "../workbench/place.h"
#include "functions.h"

/* A file of a submission, in the folder itself or in the only one of its folders
   that has it. NULL, and why, if it is none that is taken. Free it. */
char *submission_read(const char *from, const char *name, const char **why);

/* Puts the functions of the submission in `from` into the files in `into`,
   which have stubs. *notes: lines on what was not found, refused or ignored.
   Returns how many were taken; those still stubs do not count. Free the notes. */
int submission_take(const Place *place, const char *from, const char *into,
                    char **notes);

#endif
