/*
 * Pairs that do not touch are not seen
 *
 * This looks like pairs that must lie side by side: two stones with a gap, or
 * at the two ends of a line, are missed. Look at all the places that two
 * stones can have among four.
 */
static inline int open_along(uint64_t stones, uint64_t empty, int step)
{
    uint64_t first = stones, second = stones >> step;
    uint64_t third = stones >> 2 * step, fourth = stones >> 3 * step;
    uint64_t open = fours_along(stones | empty, step);
    uint64_t one_left = first ^ second, one_right = third ^ fourth;
    uint64_t both_left = first & second, both_right = third & fourth;
    uint64_t single = (one_left ^ one_right) & ~both_left & ~both_right;
    uint64_t pair =
        (both_left & ~third & ~fourth) | (both_right & ~first & ~second);
    return count_cells(single & open) + WEIGHT_PAIR * count_cells(pair & open);
}
