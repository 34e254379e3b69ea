/* What the solvers use of this header, for a browser: see libc.c. */
#ifndef PLAYGROUND_STDIO_H
#define PLAYGROUND_STDIO_H

#include <stdarg.h>
#include <stddef.h>

typedef struct File FILE;
#define stderr ((FILE *)0) /* nobody reads it there */

int snprintf(char *text, size_t size, const char *format, ...);
int sscanf(const char *text, const char *format, ...);
int fprintf(FILE *file, const char *format, ...);

#endif
