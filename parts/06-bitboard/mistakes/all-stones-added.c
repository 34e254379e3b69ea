/*
 * The stones of other columns get into the test
 *
 * This looks like a win test that counts the stones of both sides: the sum of
 * mask and bottom cell still holds all the other columns. Look at which bits
 * of the sum are the new stone.
 */
static inline bool position_wins(const Position *position, int column)
{
    uint64_t stone = position->mask + bottom_cell(column);
    return has_four(position->current | stone);
}
