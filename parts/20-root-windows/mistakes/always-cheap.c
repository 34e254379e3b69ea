/*
 * Questions are always taken for cheap
 *
 * This looks like a search that never stops asking about the ends: the scores
 * are right, but it comes to the score in single steps, however dear they are.
 * Look at what is compared with the number of nodes spent.
 */
static inline int next_question(int min, int max, int stones, uint64_t nodes,
                                Cost cost)
{
    assert(min < max);
    bool cheap = true;
    (void)nodes;
    if (min >= 0)
        return cheap ? max - 1 : min;
    if (max <= 0)
        return cheap ? min : max - 1;
    if (!cheap)
        return outward_from(min, max, cost);
    return deadline(stones, max - 1) <= deadline(stones, min) ? max - 1 : min;
}
