/*
 * With an odd number of free cells there is no bound
 *
 * This looks like half of the bound: the scores are right, but positions with
 * an odd number of free cells are searched that could be proved. Look at what
 * can be done about the one contested cell left over.
 */
static inline int follow_up_bound(const Node *node, int limit)
{
    const uint64_t rows = follower_rows();
    uint64_t empty = all_cells() ^ node->position.mask;
    uint64_t contested = playable_cells(&node->position) & rows;
    uint64_t wins = node->danger & rows & ~contested;
    if ((BOARD_CELLS - node->position.stones) % 2 != 0)
        return NO_BOUND;
    if (!wins && limit < 0)
        return NO_BOUND; /* all it could show is that S does not win */
    uint64_t unreached = cells_from(wins);
    if (has_four(node->position.current | contested |
                 (empty & ~unreached & ~rows)))
        return NO_BOUND;
    return wins ? follow_up_loss(unreached) : 0;
}
