#include "progress.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "../common/clock.h"

static const int64_t second = 1000000000;

enum { BAR = 20 };

void progress_begin(Progress *progress, int total, double cost)
{
    *progress = (Progress){.what = "", .total = total, .left = cost};
    progress->begin = clock_now();
}

void progress_add(Progress *progress, int positions, double cost, bool fresh)
{
    progress->done += positions;
    progress->left -= cost;
    if (fresh)
        progress->work += cost;
    progress_show(progress);
}

/* "1:02:03", or "?" before anything is known. */
static const char *time_left(const Progress *progress, char *text, size_t size)
{
    if (progress->work <= 0)
        return "?";
    double spent = (double)(clock_now() - progress->begin) / (double)second;
    double left = spent / progress->work * progress->left;
    int seconds = left < 0 ? 0 : left > 3.6e6 ? 3600000 : (int)left;
    snprintf(text, size, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60,
             seconds % 60);
    return text;
}

/* Short enough for a terminal of 80 columns. */
static void print(const Progress *progress)
{
    char bar[BAR + 1] = "", left[32];
    const char *slash = strrchr(progress->what, '/');
    const char *name = slash ? slash + 1 : progress->what;
    int filled = BAR * progress->done / (progress->total + !progress->total);
    memset(bar, '-', BAR);
    memset(bar, '#', (size_t)(filled > BAR ? BAR : filled));
    bool terminal = isatty(STDERR_FILENO);
    fprintf(stderr, terminal ? "\r[%s] " : "%.0s", bar);
    fprintf(stderr, "%d/%d %.20s, time left %s%s", progress->done,
            progress->total, name, time_left(progress, left, sizeof left),
            terminal ? "\033[K" : "\n");
}

void progress_show(Progress *progress)
{
    int64_t now = clock_now();
    int64_t pause = isatty(STDERR_FILENO) ? second / 5 : 30 * second;
    if (now - progress->shown < pause)
        return;
    /* The first line in a log should not say that nothing is done. */
    if (progress->shown || isatty(STDERR_FILENO))
        print(progress);
    progress->shown = now;
}

/* Leaves the line free for what is printed next. */
void progress_end(Progress *progress)
{
    (void)progress;
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r\033[K");
}
