/*
 * A full column can win
 *
 * This looks like a win test that is also asked about full columns: three
 * stones at the top of one then win with a stone that cannot be played. Look
 * at what is asked of a column before the test for a win.
 */
static int negamax(Solver *solver, const Position *position)
{
    solver->nodes++;
    if (position->stones == BOARD_CELLS)
        return 0; /* full, and nobody has won */

    for (int column = 0; column < BOARD_WIDTH; column++)
        if (position_wins(position, column))
            return score_win_now(position->stones);

    int best = -BOARD_CELLS; /* below every score */
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
