/* Part 23 with threads that all take the children in the same order. */
#define PATIENCE BOARD_WIDTH
#include "../part.c"
