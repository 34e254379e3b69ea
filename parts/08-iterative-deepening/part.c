/* Part 8 - iterative deepening: near wins first, with null windows. */
#include "../06-bitboard/position.h"
#include "../04-alpha-beta/upper_bound.h"
#include "../05-move-order/column_order.h"
#include "../07-transposition-table/transposition_table.h"
#include "../07-transposition-table/score_value.h"
#include "next_question.h"      /* new */
#include "solver.c"             /* changed: solver_solve asks step by step */
#include "../../common/join.h"
