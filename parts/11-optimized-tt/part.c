/* Part 11 - optimized table: more entries in less memory. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../05-move-order/column_order.h"
#include "transposition_table.h"  /* new */
#include "../07-transposition-table/score_value.h"
#include "../08-iterative-deepening/next_question.h"
#include "../09-anticipate-losing-moves/threats.h"
#include "../09-anticipate-losing-moves/safe_moves.h"
#include "../09-anticipate-losing-moves/lower_bound.h"
#include "../10-better-move-ordering/move_rank.h"
#include "../10-better-move-ordering/move_list.h"
#include "../10-better-move-ordering/solver.c"
#include "../../common/join.h"
