/* The champion without what has worked elsewhere. */
#define HISTORY_DEADLINE BOARD_CELLS
#include "../part.c"
