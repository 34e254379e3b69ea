/* A report: one line for each thing looked at, with OK or FAIL. */
#ifndef WORKBENCH_REPORT_H
#define WORKBENCH_REPORT_H

#include <stdbool.h>

typedef enum { VERDICT_OK, VERDICT_FAIL, VERDICT_NOTE } Verdict;

typedef struct {
    bool colour, silent;
    int passed, failed;
} Report;

void report_open(Report *report);

/* label OK what, as printf has it */
void report_line(Report *report, Verdict verdict, const char *label,
                 const char *what, ...);

/* A line that belongs to the one before. */
void report_detail(Report *report, const char *what, ...);

/* The same, with its blanks and its length. */
void report_verbatim(Report *report, const char *line);

/* Words in lines of a terminal, from column 0 on. */
void report_words(const char *words);

/* How many were OK. */
void report_sum(const Report *report);

#endif
