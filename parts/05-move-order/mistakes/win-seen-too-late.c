/*
 * A win is noticed only when its column is tried
 *
 * This looks like a search that asks for the upper bound before a win with the
 * next stone is ruled out: the bound does not hold then, so scores come out
 * too low and there are too many nodes. Look at when all the columns are
 * tested for a win, and what relies on it.
 */
static int negamax(Solver *solver, const Position *position, int alpha,
                   int beta)
{
    assert(alpha < beta);
    solver->nodes++;
    if (position->stones == BOARD_CELLS)
        return 0; /* full, and nobody has won */

    int upper = upper_bound(position);
    if (beta > upper) {
        beta = upper; /* no need to look above what can be had */
        if (alpha >= beta)
            return beta;
    }

    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = column_order[i];
        if (!position_can_play(position, column))
            continue;
        if (position_wins(position, column))
            return score_win_now(position->stones);
        Position child = *position;
        position_play(&child, column);
        int score = -negamax(solver, &child, -beta, -alpha);
        if (score >= beta)
            return score; /* cut: the opponent will not let us get here */
        if (score > alpha)
            alpha = score;
    }
    return alpha;
}
