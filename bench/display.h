/* What the user sees while a race runs: a bar, or plain lines. */
#ifndef BENCH_DISPLAY_H
#define BENCH_DISPLAY_H

#include <stddef.h>
#include <stdint.h>

#include "../common/bar.h"

typedef struct {
    Bar bar;
    int cells;     /* all in all */
    int done;      /* before the one under way */
    int to_run;    /* still to run, with the one under way */
    double left;   /* microseconds that all may take */
    int64_t start; /* a clock_now() time */
    const char *solver, *set, *mode;
} Display;

void display_open(Display *display, int cells, int to_run, double expected);

/* A cell begins. */
void display_cell(Display *display, const char *solver, const char *set,
                  const char *mode);

/* Matches CellWatcher. */
void display_progress(void *opaque, int solved, int count);

/* The cell has ended; `result` is shown and stays. */
void display_result(Display *display, const char *result);

void display_close(Display *display);

/* What stands beside the bar; for the tests. */
void display_words(char *text, size_t size, const Display *display, int solved,
                   int count, int64_t now);

#endif
