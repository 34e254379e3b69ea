/* Part 8 halving only: what is asking early wins first worth? */
#include "../../06-bitboard/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "../../05-move-order/column_order.h"
#include "../../07-transposition-table/transposition_table.h"
#include "../../07-transposition-table/score_value.h"
#include "bisection.h"          /* instead of ../next_question.h */
#include "../solver.c"
#include "../../../common/join.h"
