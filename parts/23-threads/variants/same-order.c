/* Part 23 with threads that all take the children in the same order. */
#define PARTS_AT(alpha) ((void)(alpha), false)
#include "../part.c"
