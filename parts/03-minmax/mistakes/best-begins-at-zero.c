/*
 * The best score begins at 0
 *
 * This looks like a search in which nobody can lose: a lost position comes out
 * as a draw, and so no win is seen but one with the very next stone. Look at
 * the value that the best score has before the first move is tried.
 */
static int negamax(Solver *solver, const Position *position)
{
    solver->nodes++;
    if (position->stones == BOARD_CELLS)
        return 0; /* full, and nobody has won */

    for (int column = 0; column < BOARD_WIDTH; column++)
        if (position_can_play(position, column) &&
            position_wins(position, column))
            return score_win_now(position->stones);

    int best = 0;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!position_can_play(position, column))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = -negamax(solver, &child);
        if (score > best)
            best = score;
    }
    return best;
}
