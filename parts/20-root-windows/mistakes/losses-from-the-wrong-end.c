/*
 * A loss is asked for from the wrong end
 *
 * This looks like the rule for wins used for losses: the scores are right, but
 * when a loss is certain, the late losses are asked about first while it is
 * cheap. Look at which end is the early loss.
 */
static inline int next_question(int min, int max, int stones, uint64_t nodes,
                                Cost cost)
{
    assert(min < max);
    bool cheap = nodes < cheap_nodes(stones);
    if (min >= 0)
        return cheap ? max - 1 : min;
    if (max <= 0)
        return cheap ? max - 1 : min;
    if (!cheap)
        return outward_from(min, max, cost);
    return deadline(stones, max - 1) <= deadline(stones, min) ? max - 1 : min;
}
