/* Part 8 with an empty table for each question: what do they share? */
#include "../../06-bitboard/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "../../05-move-order/column_order.h"
#include "../../07-transposition-table/transposition_table.h"
#include "../../07-transposition-table/score_value.h"
#include "../next_question.h"
#include "forgetful.h"          /* instead of it */
#include "../solver.c"
#include "../../../common/join.h"
