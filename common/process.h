/* Starting other programs. */
#ifndef COMMON_PROCESS_H
#define COMMON_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

/*
 * Starts a program by its path; the arguments end with NULL. Its standard
 * input, output and error are these files, or ours where there is -1. In a
 * group of its own it can be ended with all that it has started in turn.
 * Returns -1, with errno, when it cannot be started.
 */
pid_t process_start(const char *const arguments[], const int files[3],
                    bool own_group);

/* A pipe that no program we start inherits, unless it is one of its files. */
bool process_pipe(int ends[2]);

/* Waits for its end, whatever signals come; as waitpid has it. */
int process_wait(pid_t process);

/* Of such a status, what a shell would say: 128 + the signal that ended it. */
int process_code(int status);

#endif
