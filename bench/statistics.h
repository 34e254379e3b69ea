/* The figures a column of measurements is summed up in. */
#ifndef BENCH_STATISTICS_H
#define BENCH_STATISTICS_H

typedef struct {
    double mean, sigma; /* sigma: of a sample, with n - 1 */
    double median, p95, max;
} Statistics;

/* Sorts the values; there is at least one. */
Statistics statistics_of(double *values, int count);

#endif
