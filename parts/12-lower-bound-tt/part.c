/* Part 12 - lower bounds too: remember what a cut has shown. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../05-move-order/column_order.h"
#include "../11-optimized-tt/transposition_table.h"
#include "../07-transposition-table/score_value.h"
#include "bound_table.h"        /* new */
#include "../08-iterative-deepening/next_question.h"
#include "../09-anticipate-losing-moves/threats.h"
#include "../09-anticipate-losing-moves/safe_moves.h"
#include "../09-anticipate-losing-moves/lower_bound.h"
#include "../10-better-move-ordering/move_rank.h"
#include "../10-better-move-ordering/move_list.h"
#include "solver.c"             /* changed: both bounds, kept and used */
#include "../../common/join.h"
