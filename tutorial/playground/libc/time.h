/* The clock of the page, for common/clock.h: see libc.c. */
#ifndef PLAYGROUND_TIME_H
#define PLAYGROUND_TIME_H

struct timespec {
    long long tv_sec;
    long tv_nsec;
};
enum { CLOCK_MONOTONIC = 1, CLOCK_PROCESS_CPUTIME_ID = 2 };

int clock_gettime(int clock, struct timespec *now);

#endif
