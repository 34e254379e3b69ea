/*
 * The upper bound is one stone too low
 *
 * This looks like a bound that rules out wins which can still be had: some
 * scores come out too small. Look at how many stones are played until a side
 * that does not win at once can win.
 */
static inline int upper_bound(const Position *position)
{
    return score_win_now(position->stones + 3);
}
