/* Figures for people: three digits and a unit. */
#ifndef BENCH_HUMAN_H
#define BENCH_HUMAN_H

#include <stddef.h>

/* 4.57 µs, 12.0 ms, 3.15 s, 2.10 min, 1.50 h */
void human_time(char *text, size_t size, double microseconds);

/* 51.3, 4 135, 1.20 million, 3.15 billion */
void human_count(char *text, size_t size, double count);

#endif
