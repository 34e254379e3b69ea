/* Part 8, weak, asking first whether the position is lost. */
#include "../../06-bitboard/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "../../05-move-order/column_order.h"
#include "../../07-transposition-table/transposition_table.h"
#include "../../07-transposition-table/score_value.h"
#include "../next_question.h"
#include "../solver.c"
#include "loss_first.h"         /* new */
#define solver_solve solve_loss_first
#include "../../../common/join.h"
