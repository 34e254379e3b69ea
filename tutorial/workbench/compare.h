/* Two solvers on the same positions, at the same time. */
#ifndef WORKBENCH_COMPARE_H
#define WORKBENCH_COMPARE_H

#include <stdbool.h>
#include <stdint.h>

enum { MOST_SETS = 4, MOST_LINES = 128, LINE_SIZE = 128 };

/* A set of positions to compare on. */
typedef struct {
    const char *name; /* "late" */
    bool weak;
    char line[MOST_LINES][LINE_SIZE];
    int count;
} Positions;

/* The first so many positions of bench/signature-NAME.txt. False, with the
   reason said, if it cannot be read. */
bool positions_read(Positions *positions, const char *name, bool weak,
                    int most);

/* The sets that a part is judged by; returns how many. The middle is out of
   reach before part 7; in part 3 weak is strong. */
int positions_of_part(Positions sets[MOST_SETS], int number);

/* Few, for a program with sanitizers; enough nodes to fill what a late position
   leaves empty. */
bool positions_few(Positions *positions, int number);

/* Why a solver gave no more answers. */
typedef enum {
    RUN_WHOLE,
    RUN_CRASHED, /* it ended */
    RUN_LATE,    /* it was silent for too long */
    RUN_STRANGE  /* it printed what is no answer */
} Ending;

typedef struct {
    int score[MOST_LINES];
    uint64_t nodes[MOST_LINES];
    double usec[MOST_LINES];
    int count; /* of answers; the next line is the one it failed at */
    bool bare; /* some had a score and nothing else: nodes are 0, and the time
                  is how long we waited */
    Ending ending;
    int status;           /* of its process, as a shell has it */
    char said[LINE_SIZE]; /* the strange line, or its first error */
} Answers;

/* Sums over the answers. */
uint64_t answers_nodes(const Answers *answers);
double answers_usec(const Answers *answers);

/* Each answer may take so many seconds, and all together four times as long;
   of processor time, where the system tells it: a busy machine is no fault of
   the solver's. What solvers print on standard error goes to the file `errors`. */
void compare_run(const Positions *positions, const char *mine,
                 const char *reference, int seconds, const char *errors,
                 Answers *of_mine, Answers *of_reference);

/* One solver alone. */
void compare_ask(const Positions *positions, const char *solver, int seconds,
                 const char *errors, Answers *answers);

/* The same until score or nodes are not those expected: then the last of the
   answers is the one that differs. */
void compare_until(const Positions *positions, const char *solver, int seconds,
                   const char *errors, const Answers *expected,
                   Answers *answers);

#endif
