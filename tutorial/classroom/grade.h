/*
 * What came of a submission: six groups with points, and what to say of them.
 * All formats are written from this.
 */
#ifndef CLASSROOM_GRADE_H
#define CLASSROOM_GRADE_H

#include <stdbool.h>
#include <stdio.h>

#include "../workbench/lesson.h" /* GROUPS, group_names */

typedef enum {
    GROUP_OK,     /* all points */
    GROUP_PARTLY, /* some */
    GROUP_FAIL,   /* none */
    GROUP_SKIPPED /* not looked at, as something before it is missing */
} GroupState;

typedef struct {
    int points, most;
    GroupState state;
    char *message; /* a line: "58 of 60 right" */
    char *output;  /* more lines, each with its end; may be empty */
} Group;

typedef struct {
    char *part;   /* "07-transposition-table" */
    char *title;  /* "Lesson 7: the transposition table" */
    bool graded;  /* false: it does not build, or there is nothing to build */
    char *reason; /* of which, with the compiler's first error; or "" */
    Group groups[GROUPS];
    char *notes;       /* lines: what of the submission was ignored, and why */
    char *mistake;     /* what it looks like: its name, or "" */
    char *advice;      /* two sentences on it, or "" */
    char *fingerprint; /* as diagnose.h writes it, or "" */
    double seconds;    /* that grading took */
} Grade;

int grade_points(const Grade *grade);
int grade_most(const Grade *grade);

/* All texts are there and empty, nothing is graded, no points. */
void grade_open(Grade *grade, const char *part, const Lesson *lesson);
void grade_close(Grade *grade);

/* Printable text and line ends only; the marks by which a format tells its
   own lines from those of a program are broken. Free it. */
char *grade_clean(const char *text);

/* --- formats.c --------------------------------------------------------------- */

/* "text", "gradescope" ...; NULL ends the list. */
extern const char *const format_names[];

/* False if there is no such format. */
bool format_write(const Grade *grade, const char *format, FILE *to);

#endif
