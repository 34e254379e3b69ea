/* Part 18 with open lines counted at every deadline. */
#define OPEN_DEADLINE 0
#include "../part.c"
