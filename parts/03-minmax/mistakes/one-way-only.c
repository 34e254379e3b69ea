/*
 * The two halves of a line are not added
 *
 * This looks like a win test that misses a stone put into a gap: a line is
 * seen only if all three others lie on the same side of the new stone. Look at
 * what lies on either side of it, and how the two counts are put together.
 */
static inline bool position_wins(const Position *position, int column)
{
    const unsigned char *cell =
        position->cell + position_landing(position, column);
    unsigned char player = position_player(position);
    if (position_run(cell, -1, player) >= 3)
        return true; /* nothing lies above: one way is enough */
    for (int step = STRIDE - 1; step <= STRIDE + 1; step++)
        if (position_run(cell, step, player) >= 3 ||
            position_run(cell, -step, player) >= 3)
            return true;
    return false;
}
