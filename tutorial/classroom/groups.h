/* What a grade is made of, one group after the other. */
#ifndef CLASSROOM_GROUPS_H
#define CLASSROOM_GROUPS_H

#include <stdbool.h>

#include "exam.h"
#include "grade.h"

/* In the order of group_names. */
enum { BUILDS, TESTS, SCORES, NODES, SPEED, MEMORY };

/* Seconds of a processor for an answer: of C, or of any language. */
enum { ANSWER_SECONDS = 5, COMMAND_SECONDS = 60 };

typedef struct {
    const Assignment *assignment;
    Grade *grade;
    Exam exam;
    const char
        *command; /* that starts a program of another language; or NULL */
    int taken;    /* functions */
    TestRun tests;
    Reply replies[MOST_SETS];
    Answers reference[MOST_SETS];
    int right, asked;
} Grading;

/* --- groups.c: words and points --------------------------------------------- */

/* A line more. */
void group_add(char **text, const char *format, ...);

/* So much of the points, rounded down, and a line that says why. */
Group *group_judge(Grading *grading, int which, double part, const char *format,
                   ...);
void group_skip(Grading *grading, int which, const char *why);

/* ", weak" or nothing. */
const char *group_mode(const Positions *set);

/* --- group_program.c -------------------------------------------------------- */

/* False: there is nothing to go on with. */
bool grade_build(Grading *grading);
void grade_tests(Grading *grading);
void grade_memory(Grading *grading);

/* --- group_answers.c -------------------------------------------------------- */

/* Not even the first position was answered. */
bool answers_are_none(const Grading *grading);
void grade_scores(Grading *grading);
void grade_nodes(Grading *grading);
void grade_speed(Grading *grading);

#endif
