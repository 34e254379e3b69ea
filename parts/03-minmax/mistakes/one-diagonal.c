/*
 * One of the diagonals is forgotten
 *
 * This looks like a board that sees lines of four in one slanting direction
 * and not in the other: some wins are missed, so scores are wrong and games go
 * on after their end. Look at which distances between cells the win test goes
 * through.
 */
static inline bool position_wins(const Position *position, int column)
{
    const unsigned char *cell =
        position->cell + position_landing(position, column);
    unsigned char player = position_player(position);
    if (position_run(cell, -1, player) >= 3)
        return true; /* nothing lies above: one way is enough */
    for (int step = STRIDE - 1; step <= STRIDE; step++)
        if (position_run(cell, step, player) +
                position_run(cell, -step, player) >=
            3)
            return true;
    return false;
}
