/*
 * The lesson of a part: what a learner is to write, as its lesson.md says.
 *
 *     # Lesson 7: the transposition table
 *     (the task)
 *     Points: builds 5, tests 20, scores 30, nodes 30, speed 5, memory 10
 *     ## tt_get
 *     (its contract)
 *     Until written: `return 0;`     (only where a plain stub is not safe)
 *     1. (a gentle hint)
 *     2. (a better one)
 *     3. (nearly the answer)
 */
#ifndef WORKBENCH_LESSON_H
#define WORKBENCH_LESSON_H

#include <stdbool.h>

enum { MOST_TASKS = 32, HINTS = 3, GROUPS = 6 };

/* What a check looks at, in this order. */
extern const char *const group_names[GROUPS];

typedef struct {
    char *function;
    char *contract; /* on one line */
    char *until;    /* the statements of its stub; NULL: the usual ones */
    char *hint[HINTS];
} Task;

typedef struct {
    char *title; /* "Lesson 7: the transposition table" */
    char *task;  /* paragraphs as they stand */
    int points[GROUPS];
    Task tasks[MOST_TASKS];
    int count;
} Lesson;

/* False, with file, line and rule said, if it is missing or breaks a rule. */
bool lesson_read(Lesson *lesson, const char *path);
void lesson_free(Lesson *lesson);

/* The task of this function, or NULL. */
const Task *lesson_task(const Lesson *lesson, const char *function);

/* Makes the functions named, separated by blanks, the tasks; those the lesson
   does not have get a plain contract. False if they are none or too many. */
bool lesson_choose(Lesson *lesson, const char *functions);

#endif
