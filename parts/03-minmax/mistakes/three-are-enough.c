/*
 * Three stones in a line are taken for four
 *
 * This looks like a win test that is off by one: three in a line are a win
 * already, so games end too early and there are far too few nodes. Look at how
 * many neighbours the new stone needs to complete four.
 */
static inline bool position_wins(const Position *position, int column)
{
    const unsigned char *cell =
        position->cell + position_landing(position, column);
    unsigned char player = position_player(position);
    if (position_run(cell, -1, player) >= 2)
        return true; /* nothing lies above: one way is enough */
    for (int step = STRIDE - 1; step <= STRIDE + 1; step++)
        if (position_run(cell, step, player) +
                position_run(cell, -step, player) >=
            2)
            return true;
    return false;
}
