/* A submission, or the stubs, in a sandbox: built, tested, asked. */
#ifndef CLASSROOM_EXAM_H
#define CLASSROOM_EXAM_H

#include <stdbool.h>

#include "assignment.h"
#include "sandbox.h"

typedef struct {
    const Assignment *assignment;
    Sandbox sandbox;
    char *in;     /* its folder, where functions are put into */
    char *errors; /* what a solver says on standard error */
} Exam;

/* With the folder as it is handed out. False: said why. Close it anyway. */
bool exam_open(Exam *exam, const Assignment *assignment);
/* With nothing in it. */
bool exam_open_bare(Exam *exam, const Assignment *assignment);
void exam_close(Exam *exam);

/* What can be built of it. */
typedef enum {
    BUILD_SOLVER,
    BUILD_PLAIN, /* without the define of this assignment */
    BUILD_TESTS,
    BUILD_COUNTED,
    BUILD_SANITIZED,
    BUILD_OBJECT /* of the part alone; says what it calls */
} Build;

/* Its text is what the compiler said. Free it. */
Output exam_build(const Exam *exam, Build build);

/* The functions of others that it calls and the part does not, but for a few
   harmless ones and those that the teacher allows, a line each; NULL: none. Free
   it. */
char *exam_calls(const Exam *exam);

typedef struct {
    char *passed, *failed; /* names, with blanks around each */
    char *why;             /* lines: "test_name: reason" */
    int done, failures;
    bool whole; /* it came to its end */
    bool late;
    int status;
    char last[80]; /* the last one done */
} TestRun;

TestRun exam_tests(const Exam *exam, int seconds);
void testrun_free(TestRun *run);

/* What a solver answers to a set. One that crashes is started again behind the
   position it crashed at, a few times. */
typedef struct {
    Answers answers;
    bool missing[MOST_LINES];
    Ending ending; /* the first that was none */
    int at;        /* the position of that, */
    int status;
    char said[LINE_SIZE]; /* and what it said */
} Reply;

void exam_ask(const Exam *exam, Build build, const Positions *positions,
              int seconds, Reply *reply);

/* A command of the submission's own, in the folder `in`. */
void exam_ask_command(const Exam *exam, const char *command,
                      const Positions *positions, int seconds, Reply *reply);

#endif
