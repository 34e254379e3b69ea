/* Part 9 - anticipate losing moves: do not play what loses at once. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../05-move-order/column_order.h"
#include "../07-transposition-table/transposition_table.h"
#include "../07-transposition-table/score_value.h"
#include "../08-iterative-deepening/next_question.h"
#include "threats.h"            /* new */
#include "safe_moves.h"         /* new */
#include "lower_bound.h"        /* new */
#include "solver.c"             /* changed: only safe moves */
#include "../../common/join.h"
