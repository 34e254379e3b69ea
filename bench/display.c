#include "display.h"

#include <stdio.h>

#include "../common/clock.h"
#include "../common/format.h"

void display_open(Display *display, int cells, int to_run, double expected)
{
    *display = (Display){.cells = cells,
                         .done = cells - to_run,
                         .to_run = to_run,
                         .left = expected};
    display->start = clock_now();
    bar_open(&display->bar);
}

/* Seconds that all cells still to run take, if they keep to what is expected. */
static int64_t seconds_left(const Display *display, int64_t now)
{
    double spent = (double)(now - display->start) / 1e3;
    double left = display->left - spent;
    return left > 0 ? (int64_t)(left / 1e6) : 0;
}

void display_words(char *text, size_t size, const Display *display, int solved,
                   int count, int64_t now)
{
    char left[32];
    format_clock(left, sizeof left, seconds_left(display, now));
    snprintf(text, size, "about %s left  %s %s %s %d/%d", left, display->solver,
             display->set, display->mode, solved, count);
}

void display_progress(void *opaque, int solved, int count)
{
    Display *display = opaque;
    char words[128]; /* more than a line shows */
    int64_t now = clock_now();
    if (!bar_is_due(&display->bar, now))
        return;
    display_words(words, sizeof words, display, solved, count, now);
    bar_draw(&display->bar, display->done, display->cells, words, now);
}

void display_cell(Display *display, const char *solver, const char *set,
                  const char *mode)
{
    display->solver = solver;
    display->set = set;
    display->mode = mode;
    display->bar.drawn = 0;
    display_progress(display, 0, 0);
}

void display_result(Display *display, const char *result)
{
    bar_clear(&display->bar);
    printf("%-26s %-14s %-6s %s\n", display->solver, display->set,
           display->mode, result);
    fflush(stdout);
    display->done++;
    display->to_run--;
}

void display_close(Display *display)
{
    bar_clear(&display->bar);
}
