/*
 * The minus before the recursive call is missing
 *
 * This looks like a search where both sides want the same: what is good for
 * the opponent is taken as good for the side to move. Look at whose score the
 * recursive call returns.
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

    int best = -BOARD_CELLS; /* below every score */
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!position_can_play(position, column))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = negamax(solver, &child);
        if (score > best)
            best = score;
    }
    return best;
}
