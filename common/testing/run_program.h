/* For tests: runs a shell command on some input and keeps what it says. */
#ifndef COMMON_RUN_PROGRAM_H
#define COMMON_RUN_PROGRAM_H

#include <stddef.h>

typedef struct {
    int status; /* exit status; 128 + signal if one ended it */
    char *out;  /* standard output, NUL added */
    size_t out_length;
    char *err; /* standard error, NUL added */
} Run;

/* `input` may hold any bytes. Free the result with run_free. */
Run run_program(const char *command, const char *input, size_t length);
Run run_text(const char *command, const char *input); /* up to its NUL */
void run_free(Run *run);

/* Takes the next line off a text, its end cut off; NULL after the last. */
char *next_line(char **text);

#endif
