/*
 * A full board is not a draw
 *
 * This looks like a search that does not know the end of the game: on a full
 * board it finds no move, and returns what the best score begins with. Look at
 * what is returned when there is no cell left.
 */
static int negamax(Solver *solver, const Position *position)
{
    solver->nodes++;
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
        int score = -negamax(solver, &child);
        if (score > best)
            best = score;
    }
    return best;
}
