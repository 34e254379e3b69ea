/* What the solvers use of this header, for a browser: see libc.c. */
#ifndef PLAYGROUND_STDLIB_H
#define PLAYGROUND_STDLIB_H

#include <stddef.h>

#define EXIT_FAILURE 1

void *realloc(void *old, size_t size);
_Noreturn void exit(int status);

#endif
