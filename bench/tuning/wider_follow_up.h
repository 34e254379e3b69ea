/*
 * A wider follow-up bound: part of a manifest, after that of part 14, whose
 * words it uses.
 *
 * Free cells odd: part 14 asks for a winning cell t of F, on a row of S, in a
 * column with an odd number of free cells. A column with an even number will
 * do as well, if t is not its next cell n. Count n, which lies on a row of S,
 * as one more contested cell: then their number is even, and F answers one by
 * taking another. Whoever takes n, S is the next to play in that column, and
 * F answers above: S gets the rows of F there, n perhaps, and nothing from t
 * on.
 */
static inline int wider_swapped(const Node *node)
{
    const uint64_t rows = follower_rows();
    uint64_t empty = all_cells() ^ node->position.mask;
    uint64_t playable = playable_cells(&node->position);
    uint64_t contested = playable & rows;
    uint64_t wins = node->danger & rows & ~contested;
    uint64_t swaps = node->danger & ~rows & ~playable;
    for (int i = 0; swaps; i++) {
        uint64_t column = column_cells(i), swap = swaps & column;
        if (!swap)
            continue;
        swaps ^= swap;
        uint64_t unreached = cells_from((wins & ~column) | swap);
        uint64_t own = (~rows & ~column) | (rows & column);
        if (!has_four(node->position.current | (contested & ~column) |
                      (playable & column) | (empty & ~unreached & own)))
            return follow_up_loss(unreached);
    }
    return NO_BOUND;
}

/* In place of follow_up_bound. */
static inline int wider_bound(const Node *node, int limit)
{
    return (BOARD_CELLS - node->position.stones) % 2 != 0
               ? wider_swapped(node)
               : follow_up_bound(node, limit);
}
