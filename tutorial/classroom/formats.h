/* The formats one by one. What they are given is clean: grade_clean has been
   over every text, lines have their ends, a message is one line. */
#ifndef CLASSROOM_FORMATS_H
#define CLASSROOM_FORMATS_H

#include "grade.h"

/* "OK", "PARTLY", "FAIL", "skipped" */
extern const char *const state_names[];

/* What to say beside the groups: why it is not graded, notes, advice. Free it. */
char *format_remarks(const Grade *grade);

/* The text format, as a text. Free it. */
char *format_report(const Grade *grade);

/* 2026-06-01T14:32:01Z, now. */
void format_now(char text[32]);

/* --- format_text.c ----------------------------------------------------------- */

void format_text(const Grade *grade, FILE *to);
void format_vpl(const Grade *grade, FILE *to);
void format_remarks_to(const Grade *grade, FILE *to);

/* --- format_json.c ----------------------------------------------------------- */

void format_gradescope(const Grade *grade, FILE *to);
void format_classroom50(const Grade *grade, FILE *to);
void format_prairielearn(const Grade *grade, FILE *to);
void format_autolab(const Grade *grade, FILE *to);

/* --- format_junit.c ---------------------------------------------------------- */

void format_junit(const Grade *grade, FILE *to);

#endif
