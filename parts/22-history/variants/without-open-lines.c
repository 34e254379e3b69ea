/* The champion without open lines in its ranks. */
#define OPEN_DEADLINE BOARD_CELLS
#include "../part.c"
