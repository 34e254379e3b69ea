#include "budget.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* From the largest unit down: budget_print takes the first that fits. */
static const struct {
    const char *name;
    int64_t microseconds;
} units[] = {{"h", 3600000000}, {"m", 60000000}, {"s", 1000000}, {"ms", 1000}};

enum { UNITS = sizeof units / sizeof units[0] };

static const double LONGEST = 1e15; /* 31 years: no overflow can follow */

int64_t budget_parse(const char *text)
{
    char *unit;
    if (*text < '0' || *text > '9') /* strtod also reads " 1", "-1", "nan" */
        return 0;
    double number = strtod(text, &unit);
    for (int i = 0; i < UNITS; i++)
        if (strcmp(unit, units[i].name) == 0) {
            double product = number * (double)units[i].microseconds;
            return product >= 1 && product <= LONGEST ? (int64_t)(product + 0.5)
                                                      : 0;
        }
    return 0;
}

void budget_print(char *text, size_t size, int64_t microseconds)
{
    int i = 0;
    while (i < UNITS - 1 && microseconds % units[i].microseconds != 0)
        i++;
    snprintf(text, size, "%.16g%s",
             (double)microseconds / (double)units[i].microseconds,
             units[i].name);
}
