/*
 * The end with the farther deadline is asked
 *
 * This looks like a comparison the wrong way round: the scores are right, but
 * of the two ends the dearer one is asked about first. Look at which deadline
 * is the cheaper one to search to.
 */
static inline int next_question(int min, int max, int stones, uint64_t nodes,
                                Cost cost)
{
    assert(min < max);
    bool cheap = nodes < cheap_nodes(stones);
    if (min >= 0)
        return cheap ? max - 1 : min;
    if (max <= 0)
        return cheap ? min : max - 1;
    if (!cheap)
        return outward_from(min, max, cost);
    return deadline(stones, max - 1) > deadline(stones, min) ? max - 1 : min;
}
