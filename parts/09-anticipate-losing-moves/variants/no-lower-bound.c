/* Part 9 without the raised alpha: what is knowing the worst case worth? */
#include "../../06-bitboard/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "../../05-move-order/column_order.h"
#include "../../07-transposition-table/transposition_table.h"
#include "../../07-transposition-table/score_value.h"
#include "../../08-iterative-deepening/next_question.h"
#include "../threats.h"
#include "../safe_moves.h"
#include "no_lower_bound.h"     /* instead of ../lower_bound.h */
#include "../solver.c"
#include "../../../common/join.h"
