/*
 * The sides do not change
 *
 * This looks like a game in which the side to move never has a stone: all of
 * them belong to the other side, and nobody can win. Look at what has to
 * happen to current with every stone.
 */
static inline void position_play(Position *position, int column)
{
    assert(position_can_play(position, column));
    position->mask |= position->mask + bottom_cell(column);
    position->stones++;
}
