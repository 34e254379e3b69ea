/* Texts of any length, never NULL; the caller frees them. */
#ifndef BENCH_TEXT_H
#define BENCH_TEXT_H

#include <stddef.h>

/* The first characters of a text. */
char *text_copy(const char *text, size_t length);

/* As printf; the caller's errno stays. */
char *text_print(const char *format, ...);

#endif
