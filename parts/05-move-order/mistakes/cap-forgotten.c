/*
 * The upper bound is not used
 *
 * This looks like a search that has lost the bound of part 4: the scores are
 * right, but it also looks for wins which would come too late. Look at what
 * upper_bound could do to beta.
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
    return alpha;
}
