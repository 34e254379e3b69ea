/* A bar on standard error that shows how far a long run is, on a terminal. */
#ifndef COMMON_BAR_H
#define COMMON_BAR_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    bool terminal; /* else nothing is drawn */
    int width;     /* of its line */
    int64_t drawn; /* the last time, by clock_now() */
} Bar;

void bar_open(Bar *bar);

/* Is it time to draw it again? */
bool bar_is_due(const Bar *bar, int64_t now);
void bar_draw(Bar *bar, int done, int total, const char *words, int64_t now);

/* Leaves the line free for what is printed next. */
void bar_clear(const Bar *bar);

/* "[##........] 2/10  words": just `width` characters, and no line end. */
void bar_line(char *text, int width, int done, int total, const char *words);

#endif
