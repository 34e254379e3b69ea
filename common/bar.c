#include "bar.h"

#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { NARROW = 79, WIDE = 120, STEPS = 10 };

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

void bar_open(Bar *bar)
{
    *bar = (Bar){.terminal = isatty(STDERR_FILENO), .width = terminal_width()};
}

bool bar_is_due(const Bar *bar, int64_t now)
{
    return bar->terminal && now - bar->drawn >= REDRAW;
}

void bar_line(char *text, int width, int done, int total, const char *words)
{
    char steps[STEPS + 1], line[256];
    int filled = total > 0 ? STEPS * done / total : 0;
    memset(steps, '.', STEPS);
    memset(steps, '#', (size_t)(filled < STEPS ? filled : STEPS));
    steps[STEPS] = '\0';
    snprintf(line, sizeof line, "[%s] %d/%d  %s", steps, done, total, words);
    snprintf(text, (size_t)width + 1, "%-*.*s", width, width, line);
}

void bar_draw(Bar *bar, int done, int total, const char *words, int64_t now)
{
    char line[WIDE + 1];
    bar->drawn = now;
    bar_line(line, bar->width, done, total, words);
    fprintf(stderr, "\r%s", line);
    fflush(stderr);
}

void bar_clear(const Bar *bar)
{
    if (bar->terminal)
        fprintf(stderr, "\r%*s\r", bar->width, "");
}
