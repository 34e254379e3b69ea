/*
 * A win is noticed only when its column is tried
 *
 * This looks like a search that goes into the columns on the left although one
 * further right wins at once: the scores are right, but there are too many
 * nodes. Look at when all the columns are tested for a win, and when the first
 * is tried.
 */
static int negamax(Solver *solver, const Position *position)
{
    solver->nodes++;
    if (position->stones == BOARD_CELLS)
        return 0; /* full, and nobody has won */

    int best = -BOARD_CELLS; /* below every score */
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!position_can_play(position, column))
            continue;
        if (position_wins(position, column))
            return score_win_now(position->stones);
        Position child = *position;
        position_play(&child, column);
        int score = -negamax(solver, &child);
        if (score > best)
            best = score;
    }
    return best;
}
