/*
 * A bound is never better than a draw
 *
 * This looks like a bound that stops half-way: it is true and the scores are
 * right, but a win of the follower is worth no more than a draw, so there are
 * more nodes. Look at what happens when a winning cell of the follower is
 * reached.
 */
static inline int follow_up_bound(const Node *node, int limit)
{
    const uint64_t rows = follower_rows();
    uint64_t empty = all_cells() ^ node->position.mask;
    uint64_t contested = playable_cells(&node->position) & rows;
    uint64_t wins = node->danger & rows & ~contested;
    if ((BOARD_CELLS - node->position.stones) % 2 != 0)
        return follow_up_swapped(node, contested, wins);
    if (!wins && limit < 0)
        return NO_BOUND; /* all it could show is that S does not win */
    uint64_t unreached = cells_from(wins);
    if (has_four(node->position.current | contested |
                 (empty & ~unreached & ~rows)))
        return NO_BOUND;
    return 0;
}
