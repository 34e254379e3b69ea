/* Part 9 halfway: part 8's search that does not play below a threat. */
#include "../../06-bitboard/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "../../05-move-order/column_order.h"
#include "../../07-transposition-table/transposition_table.h"
#include "../../07-transposition-table/score_value.h"
#include "../../08-iterative-deepening/next_question.h"
#include "../threats.h"
#include "not_below.h"          /* instead of ../safe_moves.h */
#define position_can_play position_may_play
#include "../../08-iterative-deepening/solver.c"
#include "../../../common/join.h"
