/*
 * The parity is that of the parent
 *
 * This looks like the test for odd and the one for even mixed up: the scores
 * are right, as each bound is checked again, but many are overlooked. Look at
 * how many cells are free after the move.
 */
INLINE bool children_candidates(uint64_t may[LANES], const Children *children,
                                const Node *node, int alpha)
{
    uint64_t mask = node->position.mask;
    uint64_t theirs = node->position.current ^ mask;
    uint64_t draws = attacks(alpha) ? 0 : all_cells();
    bool odd = (BOARD_CELLS - node->position.stones) % 2 != 0;
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
