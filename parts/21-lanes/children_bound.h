/*
 * The follow-up bound of all children at once, as far as it is the same for
 * every column: mostly no child has a bound, and that is seen without asking
 * a single one.
 */

/* Free cells odd: there is no bound without a column to swap rows in. */
INLINE uint64_t follow_up_swaps(uint64_t mask, uint64_t danger)
{
    const uint64_t rows = follower_rows();
    uint64_t contested = (mask + bottom_row()) & all_cells() & rows;
    return danger & ~rows & cells_from(contested);
}

/*
 * Free cells even: there is no bound if four can be got. Without a win of the
 * follower it is 0, which is of use only if `draws` is set.
 */
INLINE uint64_t follow_up_holds(uint64_t mask, uint64_t danger, uint64_t theirs,
                                uint64_t draws)
{
    const uint64_t rows = follower_rows();
    uint64_t contested = (mask + bottom_row()) & all_cells() & rows;
    uint64_t wins = danger & rows & ~contested;
    uint64_t reached = (all_cells() ^ mask) & ~cells_from(wins);
    return has_four(theirs | contested | (reached & ~rows)) ? 0 : wins | draws;
}

/* The lanes where a bound is possible, in `may`; false if there is none. */
INLINE bool children_candidates(uint64_t may[LANES], const Children *children,
                                const Node *node, int alpha)
{
    uint64_t mask = node->position.mask;
    uint64_t theirs = node->position.current ^ mask;
    uint64_t draws = attacks(alpha) ? 0 : all_cells();
    bool odd = (BOARD_CELLS - node->position.stones - 1) % 2 != 0;
    if (odd)
        for (int i = 0; i < LANES; i++)
            may[i] =
                follow_up_swaps(mask | children->move[i], children->danger[i]);
    else
        for (int i = 0; i < LANES; i++)
            may[i] = follow_up_holds(mask | children->move[i],
                                     children->danger[i], theirs, draws);
    for (int i = 0; i < LANES; i++)
        may[i] = children->move[i] ? may[i] : 0;
    return lanes_any(may);
}

INLINE int children_bound(const Children *children, const Node *node, int alpha)
{
    uint64_t may[LANES];
    if (!children_candidates(may, children, node, alpha))
        return -NO_BOUND;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        if (!may[i])
            continue;
        Node child = children_node(children, node, i);
        int score = -follow_up_bound(&child, opposite(alpha));
        if (score > alpha)
            return score;
    }
    return -NO_BOUND;
}
