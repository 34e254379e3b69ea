/* Part 6 - bitboard: the same search on a position of two words. */
#include "position.h"           /* new */
#include "../04-alpha-beta/upper_bound.h"
#include "../05-move-order/column_order.h"
#include "../05-move-order/solver.c"
#include "../../common/join.h"
