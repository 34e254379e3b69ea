/*
 * The sides do not change
 *
 * This looks like a game in which one side keeps the move: the other has all
 * the stones that are played. Look at what has to happen to current with every
 * stone.
 */
static inline void position_play(Position *position, int column)
{
    assert(position_can_play(position, column));
    position->mask |= position->mask + bottom_cell(column);
    position->stones++;
}
