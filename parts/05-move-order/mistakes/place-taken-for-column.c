/*
 * The place in the order is taken for the column
 *
 * This looks like two numbers mixed up: one column is tested for room and
 * another one is played, so that full columns are played in and open ones left
 * out. Look at which of the two, the place or the column, is meant each time.
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

    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = column_order[i];
        if (!position_can_play(position, i))
            continue;
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
