#include "statistics.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Nearest rank: always a value that was really measured. */
static double percentile(const double *sorted, int count, int percent)
{
    int rank = (count * percent + 99) / 100;
    return sorted[rank > 0 ? rank - 1 : 0];
}

Statistics statistics_of(double *values, int count)
{
    assert(count > 0);
    Statistics s = {0};
    double squares = 0;
    qsort(values, (size_t)count, sizeof *values, compare);
    for (int i = 0; i < count; i++)
        s.mean += values[i] / count;
    for (int i = 0; i < count; i++)
        squares += (values[i] - s.mean) * (values[i] - s.mean);
    s.sigma = count > 1 ? sqrt(squares / (count - 1)) : 0;
    s.median = (values[(count - 1) / 2] + values[count / 2]) / 2;
    s.p95 = percentile(values, count, 95);
    s.max = values[count - 1];
    return s;
}
