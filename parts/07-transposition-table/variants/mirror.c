/* Part 7 with one entry for a position and its mirror image. */
#include "../../06-bitboard/position.h"
#include "mirror.h"             /* another key */
#define position_key mirror_key
#include "../../04-alpha-beta/upper_bound.h"
#include "../../05-move-order/column_order.h"
#include "../transposition_table.h"
#include "../score_value.h"
#include "../solver.c"
#include "../../../common/join.h"
