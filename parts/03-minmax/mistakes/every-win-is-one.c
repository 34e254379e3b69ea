/*
 * A win counts 1, however early it comes
 *
 * This looks like a search that knows who wins, but not when: the sign of each
 * score is right, its size is not. Look at what a win with the next stone is
 * worth.
 */
static int negamax(Solver *solver, const Position *position)
{
    solver->nodes++;
    if (position->stones == BOARD_CELLS)
        return 0; /* full, and nobody has won */

    for (int column = 0; column < BOARD_WIDTH; column++)
        if (position_can_play(position, column) &&
            position_wins(position, column))
            return 1;

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
