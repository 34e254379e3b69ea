/* Part 8 without the cap on beta: what makes a question about a near win
   cheap? */
#include "../../06-bitboard/position.h"
#include "../../04-alpha-beta/variants/no_bound.h"
#include "../../05-move-order/column_order.h"
#include "../../07-transposition-table/transposition_table.h"
#include "../../07-transposition-table/score_value.h"
#include "../next_question.h"
#include "../solver.c"
#include "../../../common/join.h"
