/* What the grader has written of a submission, as the gradebook needs it. */
#ifndef CLASSROOM_RESULT_H
#define CLASSROOM_RESULT_H

#include <stdbool.h>

typedef struct {
    char *name; /* "scores" */
    double points, most;
} GroupPoints;

typedef struct {
    double points, most;
    GroupPoints *groups; /* in the order of the file */
    int count;
    bool graded;
    char *mistake, *fingerprint; /* or "" */
    char *reason;                /* a line: why it is not graded */
    double seconds;
} Result;

/* A file in Gradescope's format. False, and nothing to free, if it is none. */
bool result_read(Result *result, const char *path);
void result_free(Result *result);

/* The points of the group of this name; NULL if there is none. */
const GroupPoints *result_group(const Result *result, const char *name);

/* The first line that is not empty, without what a terminal or a table might
   take for more than text. Free it. */
char *first_line(const char *text);

#endif
