/*
 * The moves after which the opponent cannot win with their next: 0 if
 * there is none. The side to move must not have a winning move itself.
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
    return moves & ~(danger >> 1); /* not right below a threat */
}
