/* Part 7 with a table of 4093 slots: how much does memory matter? */
#define TT_SLOTS 4093
#include "../../06-bitboard/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "../../05-move-order/column_order.h"
#include "../transposition_table.h"
#include "../score_value.h"
#include "../solver.c"
#include "../../../common/join.h"
