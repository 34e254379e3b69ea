/* Part 7 - transposition table: remember what was found out. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../05-move-order/column_order.h"
#include "transposition_table.h" /* new */
#include "score_value.h"        /* new */
#include "solver.c"             /* changed: probe before, store after */
#include "../../common/join.h"
