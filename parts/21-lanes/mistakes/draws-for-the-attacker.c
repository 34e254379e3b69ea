/*
 * Draws are looked for on the wrong side
 *
 * This looks like a flag that is set the wrong way round: the scores are
 * right, but bounds that prove a draw are looked for where a draw is of no
 * use, and not where it is. Look at when a draw answers the question.
 */
INLINE bool children_candidates(uint64_t may[LANES], const Children *children,
                                const Node *node, int alpha)
{
    uint64_t mask = node->position.mask;
    uint64_t theirs = node->position.current ^ mask;
    uint64_t draws = attacks(alpha) ? all_cells() : 0;
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
