/*
 * A piece of a line: its words, and its fields between bars. It points into
 * the text of the figure, which nobody changes, so nothing is ever copied.
 */
#ifndef DRAWING_SPAN_H
#define DRAWING_SPAN_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    const char *start;
    size_t length;
} Span;

/* For printf's %.*s. */
#define SHOWN(span) (int)(span).length, (span).start

Span span(const char *text);
Span span_trim(Span s);
bool span_is(Span s, const char *text);
bool span_contains(Span s, const char *text);

/* Words and fields are counted from 0; one that is not there is empty. */
int span_words(Span s);
Span span_word(Span s, int n);
Span span_after(Span s, int words); /* what follows that many words */
int span_fields(Span s);
Span span_field(Span s, int n); /* a | b | c, without the blanks */

double span_number(Span s);          /* as far as it is one, else 0 */
bool span_whole(Span s, int *value); /* digits and nothing else */

/* About how wide it comes out. */
double span_width(Span s, double size);

#endif
