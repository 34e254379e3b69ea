#include "format.h"

#include <stdio.h>
#include <string.h>

/* Three digits that matter, no more: 4.57, 45.7, 457. */
static void print_three(char *text, size_t size, double value, const char *unit)
{
    int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    snprintf(text, size, "%.*f%s", decimals, value, unit);
}

void format_time(char *text, size_t size, double microseconds)
{
    if (microseconds < 999.5)
        print_three(text, size, microseconds, " µs");
    else if (microseconds < 999.5e3)
        print_three(text, size, microseconds / 1e3, " ms");
    else if (microseconds < 119.5e6)
        print_three(text, size, microseconds / 1e6, " s");
    else if (microseconds < 7170e6)
        print_three(text, size, microseconds / 60e6, " min");
    else
        print_three(text, size, microseconds / 3600e6, " h");
}

void format_clock(char *text, size_t size, int64_t seconds)
{
    snprintf(text, size, "%d:%02d:%02d", (int)(seconds / 3600),
             (int)(seconds / 60 % 60), (int)(seconds % 60));
}

void format_count(char *text, size_t size, uint64_t count)
{
    if (count < 1000) {
        snprintf(text, size, "%d", (int)count);
        return;
    }
    format_count(text, size, count / 1000);
    size_t length = strlen(text);
    snprintf(text + length, size - length, ",%03d", (int)(count % 1000));
}

void format_mean(char *text, size_t size, double mean)
{
    if (mean < 999.5)
        print_three(text, size, mean, "");
    else if (mean < 999999.5)
        format_count(text, size, (uint64_t)(mean + 0.5));
    else if (mean < 999.5e6)
        print_three(text, size, mean / 1e6, " million");
    else
        print_three(text, size, mean / 1e9, " billion");
}
