/*
 * How good can it still get? A side that does not win with its next stone
 * wins with the one after that at the earliest, two stones from now.
 */
static inline int upper_bound(const Position *position)
{
    return score_win_now(position->stones + 2);
}
