/*
 * The upper end itself is asked about
 *
 * This looks like a question whose answer is known: the score is never more
 * than the upper end, so the search is asked what it must not be asked, and an
 * assert says so. Look at the largest question that can still be answered with
 * yes.
 */
static inline int next_question(int min, int max, int stones, uint64_t nodes,
                                Cost cost)
{
    assert(min < max);
    bool cheap = nodes < cheap_nodes(stones);
    if (min >= 0)
        return cheap ? max : min;
    if (max <= 0)
        return cheap ? min : max - 1;
    if (!cheap)
        return outward_from(min, max, cost);
    return deadline(stones, max - 1) <= deadline(stones, min) ? max - 1 : min;
}
