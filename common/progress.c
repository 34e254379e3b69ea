#include "progress.h"

#include <stdio.h>
#include <string.h>

#include "clock.h"
#include "format.h"

static const int64_t second = 1000000000;

void progress_begin(Progress *progress, int total, double cost)
{
    *progress = (Progress){.what = "", .total = total, .left = cost};
    progress->begin = progress->told = clock_now();
    bar_open(&progress->bar);
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
static void print_time_left(char *text, size_t size, const Progress *progress,
                            int64_t now)
{
    if (progress->work <= 0) {
        snprintf(text, size, "?");
        return;
    }
    double spent = (double)(now - progress->begin) / (double)second;
    double left = spent / progress->work * progress->left;
    format_clock(text, size,
                 left < 0       ? 0
                 : left > 3.6e6 ? 3600000
                                : (int64_t)left);
}

static void print_words(char *text, size_t size, const Progress *progress,
                        int64_t now)
{
    char left[32];
    const char *slash = strrchr(progress->what, '/');
    print_time_left(left, sizeof left, progress, now);
    snprintf(text, size, "%.20s, time left %s",
             slash ? slash + 1 : progress->what, left);
}

void progress_show(Progress *progress)
{
    char words[80];
    int64_t now = clock_now();
    print_words(words, sizeof words, progress, now);
    if (bar_is_due(&progress->bar, now)) {
        bar_draw(&progress->bar, progress->done, progress->total, words, now);
    } else if (!progress->bar.terminal && now - progress->told > 30 * second) {
        fprintf(stderr, "%d/%d %s\n", progress->done, progress->total, words);
        progress->told = now;
    }
}

void progress_end(Progress *progress)
{
    bar_clear(&progress->bar);
}
