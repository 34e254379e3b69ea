/*
 * The stone is put in before the sides change
 *
 * This looks like a stone that gets the wrong colour: it is on the board
 * before the stones of the other side are worked out, and so belongs to it.
 * Look at which mask is the one to turn current round with.
 */
static inline void position_play(Position *position, int column)
{
    assert(position_can_play(position, column));
    position->mask |= position->mask + bottom_cell(column);
    position->current ^= position->mask;
    position->stones++;
}
