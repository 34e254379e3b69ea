/*
 * The win test asks about the other side
 *
 * This looks like a win test for the opponent: a stone that he needs is taken
 * for a win of the side to move. Look at whose stones the new one is added to.
 */
static inline bool position_wins(const Position *position, int column)
{
    uint64_t stone =
        (position->mask + bottom_cell(column)) & column_cells(column);
    return has_four((position->current ^ position->mask) | stone);
}
