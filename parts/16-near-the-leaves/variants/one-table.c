/* Part 16 with one table for all deadlines. */
#define NEAR_DEADLINE 0
#include "../part.c"
