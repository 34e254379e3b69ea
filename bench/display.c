#include "display.h"

#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "../common/clock.h"

enum { NARROW = 79, WIDE = 120, BAR = 10 };

static const int64_t REDRAW = 100000000; /* ten times a second */

/* One less than the terminal: a full line would wrap. */
static int terminal_width(void)
{
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20)
        return size.ws_col <= WIDE ? size.ws_col - 1 : WIDE;
#endif
    return NARROW;
}

void display_open(Display *display, int cells, int to_run, int64_t budget)
{
    *display = (Display){.bar = isatty(STDERR_FILENO),
                         .width = terminal_width(),
                         .cells = cells,
                         .done = cells - to_run,
                         .to_run = to_run,
                         .budget = budget};
}

/* Seconds that all cells still to run can take at the most. */
static int64_t at_most_left(const Display *display, int64_t now)
{
    int64_t spent = (now - display->cell_start) / 1000;
    int64_t left = display->to_run * display->budget - spent;
    return left > 0 ? left / 1000000 : 0;
}

void display_draw(char *text, int width, const Display *display, int solved,
                  int count, int64_t now)
{
    char bar[BAR + 1], line[256];
    int64_t left = at_most_left(display, now);
    int filled = display->cells > 0 ? BAR * display->done / display->cells : 0;
    memset(bar, '.', BAR);
    memset(bar, '#', (size_t)filled);
    bar[BAR] = '\0';
    int length =
        snprintf(line, sizeof line, "[%s] %d/%d  at most %d:%02d:%02d left  ",
                 bar, display->done, display->cells, (int)(left / 3600),
                 (int)(left / 60 % 60), (int)(left % 60));
    snprintf(line + length, sizeof line - (size_t)length, "%s %s %s %d/%d",
             display->solver, display->set, display->mode, solved, count);
    snprintf(text, (size_t)width + 1, "%-*.*s", width, width, line);
}

void display_progress(void *opaque, int solved, int count)
{
    Display *display = opaque;
    char line[WIDE + 1];
    int64_t now = clock_now();
    if (!display->bar || now - display->last_drawn < REDRAW)
        return;
    display->last_drawn = now;
    display_draw(line, display->width, display, solved, count, now);
    fprintf(stderr, "\r%s", line);
    fflush(stderr);
}

static void clear_bar(const Display *display)
{
    if (display->bar)
        fprintf(stderr, "\r%*s\r", display->width, "");
}

void display_cell(Display *display, const char *solver, const char *set,
                  const char *mode)
{
    display->solver = solver;
    display->set = set;
    display->mode = mode;
    display->cell_start = clock_now();
    display->last_drawn = 0;
    display_progress(display, 0, 0);
}

void display_result(Display *display, const char *result)
{
    clear_bar(display);
    printf("%-26s %-14s %-6s %s\n", display->solver, display->set,
           display->mode, result);
    fflush(stdout);
    display->done++;
    display->to_run--;
}

void display_close(Display *display)
{
    clear_bar(display);
}
