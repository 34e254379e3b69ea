/* The functions in a text of C that nobody has looked at yet. */
#ifndef CLASSROOM_FUNCTIONS_H
#define CLASSROOM_FUNCTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "tokens.h"

/* From its type to behind its closing brace. */
typedef struct {
    size_t start, body, end;
} Span;

/* Calls `found` for each function outside of all others. */
void functions_each(const char *text,
                    void (*found)(Token name, Span span, void *context),
                    void *context);

/* The last one of this name; returns how many there are. */
int functions_find(const char *text, const char *name, Span *span);

/* Have two functions the same body, apart from comments and layout? */
bool functions_same_body(const char *a, Span of_a, const char *b, Span of_b);

/* What is in it that would make it more than a function, in words; NULL: nothing.
   Whatever the compiler makes of the text, it is what we have seen in it. */
const char *functions_refused(const char *text, Span span);

#endif
