/* Part 15 with entries fetched only when they are read. */
#define PREFETCH(address) ((void)(address))
#include "../part.c"
