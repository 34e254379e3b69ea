/*
 * For a person who waits. From the first second on, a line on standard error
 * tells what is being searched, for how long, and how to stop it. On a
 * terminal it is written anew each second and goes away in the end; anywhere
 * else it is written once. PATIENCE=0 in the environment keeps it away.
 */
#ifndef COMMON_PATIENCE_H
#define COMMON_PATIENCE_H

/* The search begins of `what` number `step`, of so many; 0: nobody knows. */
void patience_begin(const char *what, int step, int steps);
void patience_end(void);

#endif
