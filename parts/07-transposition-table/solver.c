/* Alpha-beta that remembers the positions it has searched. */
#include <stdint.h>

typedef struct {
    uint64_t nodes;
    TranspositionTable table; /* of upper bounds */
} Solver;

static void solver_reset(Solver *solver)
{
    solver->nodes = 0;
    tt_reset(&solver->table);
}

/*
 * The score, as far as the window [alpha, beta] cares, alpha < beta:
 *   score <= alpha          returns an upper bound of it, at most alpha
 *   alpha <= score <= beta  returns the score
 *   score >= beta           returns a lower bound of it, at least beta
 */
static int negamax(Solver *solver, const Position *position, int alpha,
                   int beta)
{
    assert(alpha < beta);
    solver->nodes++;
    if (position->stones == BOARD_CELLS)
        return 0; /* full, and nobody has won */

    for (int column = 0; column < BOARD_WIDTH; column++)
        if (position_can_play(position, column) &&
            position_wins(position, column))
            return score_win_now(position->stones);

    uint64_t key = position_key(position);
    uint8_t value = tt_get(&solver->table, key);
    int upper = value ? score_of_value(value) : upper_bound(position);
    if (beta > upper) {
        beta = upper; /* no need to look above what can be had */
        if (alpha >= beta)
            return beta;
    }

    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = column_order[i];
        if (!position_can_play(position, column))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = -negamax(solver, &child, -beta, -alpha);
        if (score >= beta)
            return score; /* cut: the opponent will not let us get here */
        if (score > alpha)
            alpha = score;
    }
    tt_put(&solver->table, key, value_of_score(alpha));
    return alpha;
}

/* Who only asks for the winner gives the search a narrower window. */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    int limit = weak ? 1 : BOARD_CELLS / 2;
    return negamax(solver, position, -limit, limit);
}
