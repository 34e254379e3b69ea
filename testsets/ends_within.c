/*
 * The search of part 12, asked one or two bounded questions. It looks no
 * further than the plies in question, so "no" costs about as little as "yes".
 */
#include "ends_within.h"

#include "../parts/06-bitboard/position.h"
#include "../parts/04-alpha-beta/upper_bound.h"
#include "../parts/05-move-order/column_order.h"
#include "../parts/11-optimized-tt/transposition_table.h"
#include "../parts/07-transposition-table/score_value.h"
#include "../parts/12-lower-bound-tt/bound_table.h"
#include "../parts/08-iterative-deepening/next_question.h"
#include "../parts/09-anticipate-losing-moves/threats.h"
#include "../parts/09-anticipate-losing-moves/safe_moves.h"
#include "../parts/09-anticipate-losing-moves/lower_bound.h"
#include "../parts/10-better-move-ordering/move_rank.h"
#include "../parts/10-better-move-ordering/move_list.h"

/* Whole scores are part of the piece, but nobody asks for them here. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include "../parts/12-lower-bound-tt/solver.c"
#pragma GCC diagnostic pop

static Solver solver; /* never emptied: what it has proved stays true */

/* A win after an odd number of plies, with the best score that allows. */
static bool wins_within(const Position *position, int plies)
{
    int last = plies - (plies % 2 == 0);
    int score = score_win_now(position->stones + last - 1);
    return last > 1 && negamax(&solver, position, score - 1, score) >= score;
}

static bool loses_within(const Position *position, int plies)
{
    int last = plies - plies % 2;
    int score = -score_win_now(position->stones + last - 1);
    return last > 0 && negamax(&solver, position, score, score + 1) <= score;
}

bool ends_within(const Board *board, int plies)
{
    Position position;
    if (plies >= BOARD_CELLS - board->stones)
        return true; /* the board is full by then */
    position_clear(&position);
    for (int i = 0; i < board->stones; i++)
        position_play(&position, board->moves[i]);
    return wins_within(&position, plies) || loses_within(&position, plies);
}
