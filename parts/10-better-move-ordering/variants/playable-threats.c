/* Part 10 counting only the threats that can be carried out at once. */
#include "../../06-bitboard/position.h"
#include "../../04-alpha-beta/upper_bound.h"
#include "../../05-move-order/column_order.h"
#include "../../07-transposition-table/transposition_table.h"
#include "../../07-transposition-table/score_value.h"
#include "../../08-iterative-deepening/next_question.h"
#include "../../09-anticipate-losing-moves/threats.h"
#include "../../09-anticipate-losing-moves/safe_moves.h"
#include "../../09-anticipate-losing-moves/lower_bound.h"
#define move_rank rank_by_all_threats
#include "../move_rank.h"
#undef move_rank
#include "playable_threats.h"   /* its own move_rank */
#include "../move_list.h"
#include "../solver.c"
#include "../../../common/join.h"
