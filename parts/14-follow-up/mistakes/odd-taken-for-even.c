/*
 * An odd number of free cells is not told apart
 *
 * This looks like a strategy used where it does not hold: with an odd number
 * of free cells the follower runs out of answers. Look at who plays the last
 * of the free cells.
 */
static inline int follow_up_bound(const Node *node, int limit)
{
    const uint64_t rows = follower_rows();
    uint64_t empty = all_cells() ^ node->position.mask;
    uint64_t contested = playable_cells(&node->position) & rows;
    uint64_t wins = node->danger & rows & ~contested;
    if (!wins && limit < 0)
        return NO_BOUND; /* all it could show is that S does not win */
    uint64_t unreached = cells_from(wins);
    if (has_four(node->position.current | contested |
                 (empty & ~unreached & ~rows)))
        return NO_BOUND;
    return wins ? follow_up_loss(unreached) : 0;
}
