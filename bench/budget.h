/* A span of time as people write it: 500ms, 20s, 5m, 24h. */
#ifndef BENCH_BUDGET_H
#define BENCH_BUDGET_H

#include <stddef.h>
#include <stdint.h>

/* Microseconds; 0 when `text` is not a positive span of time. */
int64_t budget_parse(const char *text);

/* The shortest such text. */
void budget_print(char *text, size_t size, int64_t microseconds);

#endif
