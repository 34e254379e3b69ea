/* The shapes of SVG, written to the end of a text that grows. */
#ifndef DRAWING_SVG_H
#define DRAWING_SVG_H

#include "span.h"

typedef struct {
    char *text; /* NULL as long as it is empty */
    size_t length, room;
} Text;

void text_add(Text *to, const char *format, ...);
void text_add_escaped(Text *to, Span s); /* & < > are safe in it */

/* Every # of the format is the next number, with one decimal at most. */
void text_add_numbers(Text *to, const char *format, const double *numbers);

/* A text that is empty leaves nothing; so does a class, and `round` 0. */
void svg_text(Text *to, double x, double y, const char *class, Span s);
void svg_integer(Text *to, double x, double y, const char *class, int value);
void svg_rect(Text *to, double x, double y, double width, double height,
              const char *class, int round);
void svg_circle(Text *to, double x, double y, double r, const char *class);
void svg_stroke(Text *to, double x1, double y1, double x2, double y2,
                const char *class);
void svg_arrow(Text *to, double x1, double y1, double x2, double y2,
               const char *class);

#endif
