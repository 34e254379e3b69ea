/*
 * Three stones in a line are taken for four
 *
 * This looks like lines that are one stone too short: two pairs which share a
 * stone are three, not four. Look at how far apart the two pairs of a line of
 * four are.
 */
static inline uint64_t fours_along(uint64_t stones, int step)
{
    uint64_t pairs = stones & (stones >> step);
    return pairs & (pairs >> step);
}
