/* The one clock all solvers are timed with. */
#ifndef COMMON_CLOCK_H
#define COMMON_CLOCK_H

#include <stdint.h>
#include <time.h>

/* Nanoseconds from some fixed moment; never set back. */
static inline int64_t clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Nanoseconds of processor time, of all threads. Asking takes half a
   microsecond, ten times as long as asking the other clock. */
static inline int64_t clock_cpu(void)
{
    struct timespec used;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return (int64_t)used.tv_sec * 1000000000 + used.tv_nsec;
}

/* Rounded, not cut off: means over many short times stay unbiased. */
static inline int64_t clock_microseconds(int64_t nanoseconds)
{
    return (nanoseconds + 500) / 1000;
}

#endif
