/*
 * A score of just beta does not cut
 *
 * This looks like a cut that comes too late: a score equal to beta should be
 * enough, and the search goes on with an empty window. Look at the comparison
 * that decides on the cut.
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

    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!position_can_play(position, column))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = -negamax(solver, &child, -beta, -alpha);
        if (score > beta)
            return score; /* cut: the opponent will not let us get here */
        if (score > alpha)
            alpha = score;
    }
    return alpha;
}
