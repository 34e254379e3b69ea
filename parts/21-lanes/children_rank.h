/*
 * Ranks the children that are left, as in part 19. The columns without one
 * are ranked as well and the result thrown away: that costs less than to
 * find out one by one.
 */
INLINE void children_rank(Children *children, const Node *node, int alpha)
{
    const Weights *weights = weights_for(alpha);
    for (int i = 0; i < BOARD_WIDTH; i++) {
        int rank =
            move_rank(weights, node, children->move[i], children->danger[i],
                      children->safe[i], (BOARD_WIDTH - 1 - i) / 2);
        children->rank[i] = children->move[i] ? rank : INT_MIN;
    }
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        uint64_t move = children->move[i], mask = node->position.mask | move;
        if (move)
            children->rank[i] +=
                weights->lines *
                open_lines(node->position.current | move, mask);
    }
}

/* The lane of the best-ranked child left, which is taken out; -1 if none. */
INLINE int children_next(Children *children)
{
    int best = INT_MIN, lane = -1;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        lane = children->rank[i] > best ? i : lane;
        best = children->rank[i] > best ? children->rank[i] : best;
    }
    if (lane >= 0)
        children->rank[lane] = INT_MIN;
    return lane;
}
