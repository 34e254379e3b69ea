/*
 * Alpha stays where it was
 *
 * This looks like a window that is not narrowed by the moves tried before: the
 * scores are right, but later moves are searched as if nothing had been found
 * yet. Look at what a better score should change for the moves that follow.
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

    int upper = upper_bound(position);
    if (beta > upper) {
        beta = upper; /* no need to look above what can be had */
        if (alpha >= beta)
            return beta;
    }

    int best = alpha;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!position_can_play(position, column))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = -negamax(solver, &child, -beta, -alpha);
        if (score >= beta)
            return score; /* cut: the opponent will not let us get here */
        if (score > best)
            best = score;
    }
    return best;
}
