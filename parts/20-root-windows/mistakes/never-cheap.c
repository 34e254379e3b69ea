/*
 * No question is taken for cheap
 *
 * This looks like a search that begins with the dear questions: the scores are
 * right, but early wins and losses are found late. Look at what is asked as
 * long as few nodes are spent.
 */
static inline int next_question(int min, int max, int stones, uint64_t nodes,
                                Cost cost)
{
    assert(min < max);
    bool cheap = false;
    (void)nodes;
    if (min >= 0)
        return cheap ? max - 1 : min;
    if (max <= 0)
        return cheap ? min : max - 1;
    if (!cheap)
        return outward_from(min, max, cost);
    return deadline(stones, max - 1) <= deadline(stones, min) ? max - 1 : min;
}
