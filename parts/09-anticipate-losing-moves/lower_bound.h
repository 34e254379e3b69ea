/*
 * How bad can it still get? A side that has a safe move loses to the
 * opponent's stone after the next at the earliest, four stones from now.
 */
static inline int lower_bound(const Position *position)
{
    return -score_win_now(position->stones + 3);
}
