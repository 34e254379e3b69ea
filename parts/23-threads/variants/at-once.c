/* Part 23 with threads that part at once, at the first child. */
#define PATIENCE 0
#include "../part.c"
