/* What the solvers use of this header, for a browser: see libc.c. */
#ifndef PLAYGROUND_STRING_H
#define PLAYGROUND_STRING_H

#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *one, const void *other, size_t size);
size_t strlen(const char *text);
char *strchr(const char *text, int c);

#endif
