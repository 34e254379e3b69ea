/*
 * Two threats at once are answered by one stone
 *
 * This looks like a position that should be lost and is played on: with two
 * cells to fill, one stone is not enough. Look at what safe_moves does when
 * more than one move is forced.
 */
static inline uint64_t safe_moves(const Position *position)
{
    uint64_t moves = playable_cells(position);
    uint64_t danger = opponent_threats(position);
    uint64_t forced = moves & danger;
    assert(!position_can_win(position));
    if (forced)
        moves = forced;
    return moves & ~(danger >> 1); /* not right below a threat */
}
