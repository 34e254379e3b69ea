/*
 * The order is read from its end
 *
 * This looks like an order that begins at the edges: the scores are right, but
 * there are more nodes than without any order. Look at the end of column_order
 * where the loop begins.
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
        int column = column_order[BOARD_WIDTH - 1 - i];
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
    return alpha;
}
