/* Part 7 with a table of 4093 slots: how much does memory matter? */
#define TT_SLOTS 4093
#include "../part.c"
