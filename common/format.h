/* Figures as people read them, everywhere the same: 12.0 ms, 1,225,803. */
#ifndef COMMON_FORMAT_H
#define COMMON_FORMAT_H

#include <stddef.h>
#include <stdint.h>

/* Three digits and a unit: 4.57 µs, 12.0 ms, 3.15 s, 2.10 min, 1.50 h */
void format_time(char *text, size_t size, double microseconds);

/* A time to wait for: 0:00:07, 1:58:30 */
void format_clock(char *text, size_t size, int64_t seconds);

/* Every digit: 51, 4,135, 1,225,803 */
void format_count(char *text, size_t size, uint64_t count);

/* As much of it as matters: 51.3, 4,135, 1.20 million, 3.15 billion */
void format_mean(char *text, size_t size, double mean);

#endif
