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
    int in, out, err;   /* our ends of its pipes; -1: closed */
    pid_t watcher;      /* ends the solver when we are gone, */
    int alive;          /* as this closes then */
    const char *errors; /* the file for what it says on standard error */
    size_t said;        /* so many bytes so far; not all are kept */
    int64_t stolen;     /* when it was started, as ChildLook has it */
    const char *left;   /* what it has still to be sent */
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
 * Starts a shell command that is sent `input`. The first 64 KB of the errors
 * it prints go to a file. Both texts must stay where they are. False: no
 * process could be started.
 */
bool child_start(Child *child, const char *command, bool weak,
                 const char *input, const char *errors);

/* The next line, without its end. The deadline is a clock_now() time. */
ChildEvent child_read(Child *child, char line[CHILD_LINE_SIZE],
                      int64_t deadline);

/* Times are in microseconds. */
typedef struct {
    int64_t cpu;    /* processor time of the solver, all its processes */
    int64_t waited; /* its threads could have run, but others did */
    int64_t stolen; /* taken from the machine by the one it is a guest of */
    bool computing; /* some thread is */
} ChildLook;

/*
 * Looks at the solver and the processes it has started. False where the
 * system does not tell (it takes /proc).
 */
bool child_look(const Child *child, ChildLook *look);

/*
 * The part of a processor that the solver got, of what it asked for, in so
 * many microseconds: one that sleeps has not asked.
 */
double child_share(const Child *child, const ChildLook *look, int64_t wall);

/*
 * Ends the process and all that it has started; returns its wait status. It
 * has so many milliseconds to end by itself; *killed: it has not.
 */
int child_stop(Child *child, int patience, bool *killed);

#endif
