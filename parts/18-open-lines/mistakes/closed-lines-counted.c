/*
 * Lines with a stone of the opponent count too
 *
 * This looks like a count of all lines: one that the opponent has a stone in
 * can never be completed. Look at what all four cells of an open line must be.
 */
static inline int open_along(uint64_t stones, uint64_t empty, int step)
{
    uint64_t first = stones, second = stones >> step;
    uint64_t third = stones >> 2 * step, fourth = stones >> 3 * step;
    (void)empty;
    uint64_t one_left = first ^ second, one_right = third ^ fourth;
    uint64_t both_left = first & second, both_right = third & fourth;
    uint64_t single = (one_left ^ one_right) & ~both_left & ~both_right;
    uint64_t pair = (one_left & one_right) | (both_left & ~third & ~fourth) |
                    (both_right & ~first & ~second);
    return count_cells(single) + WEIGHT_PAIR * count_cells(pair);
}
