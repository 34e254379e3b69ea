/* A solver as a process: positions go in, lines come out, it can be ended. */
#ifndef BENCH_CHILD_H
#define BENCH_CHILD_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum { CHILD_LINE_SIZE = 1024 };

/* Set by a signal handler: child_read then returns CHILD_STOP. */
extern volatile sig_atomic_t child_interrupted;

typedef struct {
    pid_t pid;
    int in, out;      /* our ends of its standard input and output */
    const char *left; /* what it has still to be sent */
    size_t left_size;
    char buffer[CHILD_LINE_SIZE]; /* what it has said, not yet read */
    size_t used;
} Child;

typedef enum {
    CHILD_LINE,
    CHILD_ENDED, /* no more lines */
    CHILD_LATE,  /* nothing until the deadline */
    CHILD_LONG,  /* a line no reply can be as long as */
    CHILD_STOP   /* a signal asked us to stop */
} ChildEvent;

/*
 * Starts a shell command that is sent `input`, which must stay where it is.
 * The errors it prints go to a file. False: no process could be started.
 */
bool child_start(Child *child, const char *command, bool weak,
                 const char *input, const char *errors);

/* The next line, without its end. The deadline is a clock_now() time. */
ChildEvent child_read(Child *child, char line[CHILD_LINE_SIZE],
                      int64_t deadline);

/*
 * Looks at the solver and the processes it has started: the microseconds of
 * processor time used so far, and whether any of them is computing now. False
 * where the system does not tell (it takes /proc).
 */
bool child_look(const Child *child, int64_t *cpu, bool *computing);

/* Ends the process and all that it has started; returns its wait status. */
int child_stop(Child *child);

#endif
