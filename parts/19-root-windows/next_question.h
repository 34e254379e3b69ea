/*
 * Which score to ask about next, somewhere in [min, max). The two questions
 * next to the true score cost most, and cost more the later the deadline.
 *
 * While it is cheap, ask the end with the nearer deadline: an early win or
 * loss is found before anything expensive is asked. What is cheap depends on
 * the cells left, as the cost of the rest does: it doubles with every cell
 * and a half. (Of the budgets tried on the tuning set, 2^20 nodes for the
 * empty board served best; half or twice as much made 5 % of difference.)
 * After that, step outwards from a draw: most long games end near it, and
 * each answer helps with the next question.
 */
static inline uint64_t cheap_nodes(int stones)
{
    int bits = (BOARD_CELLS - stones) * 2 / 3 - 8;
    return UINT64_C(1) << (bits > 0 ? bits : 0);
}

static inline int next_question(int min, int max, int stones, uint64_t nodes)
{
    assert(min < max);
    if (nodes < cheap_nodes(stones)) {
        if (min >= 0 || max <= 0)
            return min >= 0 ? max - 1 : min;
        return deadline(stones, max - 1) <= deadline(stones, min) ? max - 1
                                                                  : min;
    }
    if (min >= 0 || max <= 0)
        return min >= 0 ? min : max - 1;
    return 0;
}
