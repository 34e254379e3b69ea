/* Part 23 with threads that part at every node, also the defender's. */
#define PARTS_AT(alpha) ((void)(alpha), true)
#include "../part.c"
