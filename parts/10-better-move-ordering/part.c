/* Part 10 - better move ordering: the moves that make threats first. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../05-move-order/column_order.h"
#include "../07-transposition-table/transposition_table.h"
#include "../07-transposition-table/score_value.h"
#include "../08-iterative-deepening/next_question.h"
#include "../09-anticipate-losing-moves/threats.h"
#include "../09-anticipate-losing-moves/safe_moves.h"
#include "../09-anticipate-losing-moves/lower_bound.h"
#include "move_rank.h"          /* new */
#include "move_list.h"          /* new */
#include "solver.c"             /* changed: best-ranked moves first */
#include "../../common/join.h"
