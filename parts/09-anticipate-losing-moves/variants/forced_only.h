/*
 * A column may be played if it fills a cell the opponent threatens now, or
 * if they threaten none. A win of the side to move comes first, as ever.
 */
static inline bool position_may_play(const Position *position, int column)
{
    uint64_t moves = playable_cells(position);
    uint64_t forced = moves & opponent_threats(position);
    if (forced && !position_can_win(position))
        moves = forced;
    return moves & column_cells(column);
}
