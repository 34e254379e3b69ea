/* With 8 MB of table for what is far, as in part 20. */
#define FAR_PAIR_BITS 19
#include "../part.c"
