#include "human.h"

#include <stdio.h>

/* Three digits that matter, no more: 4.57, 45.7, 457. */
static void print_three(char *text, size_t size, double value, const char *unit)
{
    int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    snprintf(text, size, "%.*f%s", decimals, value, unit);
}

void human_time(char *text, size_t size, double microseconds)
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

void human_count(char *text, size_t size, double count)
{
    if (count < 999.5)
        print_three(text, size, count, "");
    else if (count < 999999.5)
        snprintf(text, size, "%ld %03ld", (long)(count + 0.5) / 1000,
                 (long)(count + 0.5) % 1000);
    else if (count < 999.5e6)
        print_three(text, size, count / 1e6, " million");
    else
        print_three(text, size, count / 1e9, " billion");
}
