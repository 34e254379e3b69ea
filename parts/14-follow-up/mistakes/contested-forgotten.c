/*
 * The contested cells are forgotten
 *
 * This looks like a bound that promises too much: the side to move can get the
 * contested cells as well, and a four with them is not seen. Look at all the
 * cells that the side to move may receive.
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
    if (has_four(node->position.current | (empty & ~unreached & ~rows)))
        return NO_BOUND;
    return wins ? follow_up_loss(unreached) : 0;
}
