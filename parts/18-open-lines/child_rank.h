/*
 * Which child first, when there is much to search below it: besides threats,
 * the lines of four that are still open to one side, and how far it has come.
 *
 * The weights and OPEN_DEADLINE were found by counting nodes on a tuning set
 * of our own (bench/tuning), one weight at a time, never on the test sets.
 */
#ifndef OPEN_DEADLINE
#define OPEN_DEADLINE 9 /* nearer than that, counting costs too much */
#endif

enum {
    WEIGHT_THREAT = 24,
    WEIGHT_PAIR = 4, /* an open line with two stones; one with one counts 1 */
    WEIGHT_CENTRE = 2,
    WEIGHT_FOLLOW = 4 /* the attacker takes a cell from the follower's rows */
};

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
    return cell_count(single & open) + WEIGHT_PAIR * cell_count(pair & open);
}

static inline int open_lines(uint64_t stones, uint64_t mask)
{
    uint64_t empty = all_cells() ^ mask;
    return open_along(stones, empty, 1) + open_along(stones, empty, STEP - 1) +
           open_along(stones, empty, STEP) +
           open_along(stones, empty, STEP + 1);
}

/* The rank of a child, as the side sees it that moved there. */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    uint64_t mask = child->position.mask, move = mask ^ node->position.mask;
    uint64_t theirs = child->position.current, ours = theirs ^ mask;
    int rank = WEIGHT_THREAT * cell_count(child->danger) +
               WEIGHT_CENTRE * centre_rank(move);
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return rank;
    if (alpha >= 0 && (move & follower_rows()))
        rank += WEIGHT_FOLLOW;
    return rank + open_lines(ours, mask) - open_lines(theirs, mask);
}

static inline void children_rank(Children *children, const Node *node,
                                 int alpha)
{
    if (children->count > 1)
        for (int i = 0; i < children->count; i++)
            children->rank[i] = child_rank(children->left[i], node, alpha);
}
