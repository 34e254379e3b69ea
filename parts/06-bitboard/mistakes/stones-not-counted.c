/*
 * The stones are not counted
 *
 * This looks like a board that never fills up: the number of stones stays 0,
 * so a win is worth the same at every stage and a full board is not noticed.
 * Look at all that a move changes.
 */
static inline void position_play(Position *position, int column)
{
    assert(position_can_play(position, column));
    position->current ^= position->mask;
    position->mask |= position->mask + bottom_cell(column);
}
