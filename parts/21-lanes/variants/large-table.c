/* With 8 MB of table, as part 20 has for what is far (but no huge pages). */
#define PAIR_BITS 19
#include "../part.c"
