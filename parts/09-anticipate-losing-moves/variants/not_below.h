/*
 * A column may be played if its cell is not right below a threat of the
 * opponent, or if all are. A win of the side to move comes first, as ever.
 */
static inline bool position_may_play(const Position *position, int column)
{
    uint64_t moves = playable_cells(position);
    uint64_t safe = moves & ~(opponent_threats(position) >> 1);
    if (safe && !position_can_win(position))
        moves = safe;
    return moves & column_cells(column);
}
