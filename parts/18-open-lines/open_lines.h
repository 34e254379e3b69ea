/*
 * The lines of four that are still open to one side, and how far it has come:
 * one with a single stone counts 1, one with two stones WEIGHT_PAIR.
 */
enum { WEIGHT_PAIR = 4 }; /* not varied */

/* Bit i stands for the line of cells i, i + step, ..., i + 3 * step. */
static inline int open_along(uint64_t stones, uint64_t empty, int step)
{
    uint64_t first = stones, second = stones >> step;
    uint64_t third = stones >> 2 * step, fourth = stones >> 3 * step;
    uint64_t open = fours_along(stones | empty, step);
    uint64_t one_left = first ^ second, one_right = third ^ fourth;
    uint64_t both_left = first & second, both_right = third & fourth;
    uint64_t single = (one_left ^ one_right) & ~both_left & ~both_right;
    uint64_t pair = (one_left & one_right) | (both_left & ~third & ~fourth) |
                    (both_right & ~first & ~second);
    return count_cells(single & open) + WEIGHT_PAIR * count_cells(pair & open);
}

static inline int open_lines(uint64_t stones, uint64_t mask)
{
    uint64_t empty = all_cells() ^ mask;
    return open_along(stones, empty, 1) + open_along(stones, empty, STEP - 1) +
           open_along(stones, empty, STEP) +
           open_along(stones, empty, STEP + 1);
}
