/*
 * A threat that can be played is not answered
 *
 * This looks like safe moves that let the opponent win with his next stone:
 * where he threatens a cell that can be played, every other move loses. Look
 * at which moves are left when there is such a cell.
 */
static inline uint64_t safe_moves(const Position *position)
{
    uint64_t moves = playable_cells(position);
    uint64_t danger = opponent_threats(position);
    assert(!position_can_win(position));
    return moves & ~(danger >> 1); /* not right below a threat */
}
