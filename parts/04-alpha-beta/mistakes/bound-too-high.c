/*
 * The upper bound allows a win at once
 *
 * This looks like a bound that never helps: the scores are right, but it
 * promises a win with the next stone, which has been excluded before it is
 * asked. Look at the earliest stone that can still win.
 */
static inline int upper_bound(const Position *position)
{
    return score_win_now(position->stones);
}
