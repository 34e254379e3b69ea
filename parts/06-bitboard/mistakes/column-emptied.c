/*
 * A new stone takes the others of its column away
 *
 * This looks like a mask that keeps only the highest stone of a column: the
 * carry of the sum clears the bits below. Look at what is left of the old mask
 * after the addition.
 */
static inline void position_play(Position *position, int column)
{
    assert(position_can_play(position, column));
    position->current ^= position->mask;
    position->mask += bottom_cell(column);
    position->stones++;
}
