/* Running other programs, and what they say. */
#ifndef WORKBENCH_RUN_H
#define WORKBENCH_RUN_H

#include <stdbool.h>

typedef struct {
    char *text; /* standard output and error; its first 256 KB. Free it. */
    int status; /* as a shell has it: 127 if it cannot be started */
    bool late;  /* ended by us */
} Output;

/* A program found through PATH, with nothing on its standard input, ended
   with all that it has started after so many seconds. */
Output run_quiet(const char *const arguments[], int seconds);

/* The same, ended as soon as it has said this. */
Output run_until(const char *const arguments[], int seconds, const char *word);

/* From now on a signal that ends us ends what we run as well. */
void run_end_with_us(void);

/* The same; what it says goes where ours goes. */
int run_loud(const char *const arguments[]);

/* rm -rf */
void run_remove(const char *path);

#endif
