/* Part 3 that stops at the first win when only the winner is asked for. */
#include "../position.h"
#include "stop_at_win.h"        /* instead of ../solver.c */
#include "../../../common/join.h"
