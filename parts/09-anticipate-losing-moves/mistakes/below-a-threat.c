/*
 * A move right below a threat is called safe
 *
 * This looks like safe moves that hand the opponent the cell above: he plays
 * there and wins. Look at what becomes playable when a stone is put into a
 * column.
 */
static inline uint64_t safe_moves(const Position *position)
{
    uint64_t moves = playable_cells(position);
    uint64_t danger = opponent_threats(position);
    uint64_t forced = moves & danger;
    assert(!position_can_win(position));
    if (forced) {
        if (several(forced))
            return 0; /* two cells to fill, and one stone */
        moves = forced;
    }
    return moves;
}
