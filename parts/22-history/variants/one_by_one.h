/*
 * The children one by one: what part 21 does in lanes, with a loop that skips
 * the columns without a move and stops when it has seen enough. The nodes
 * are the same, and no register is wide.
 */
INLINE bool each_make(Children *children, const Node *node)
{
    const Position *position = &node->position;
    assert(position->stones < BOARD_CELLS - 2);
    for (int i = 0; i < BOARD_WIDTH; i++) {
        uint64_t move = node->moves & lane_cells[i];
        children->move[i] = move;
        if (!move)
            continue;
        uint64_t mask = position->mask | move;
        uint64_t playable = (mask + bottom_row()) & all_cells();
        children->danger[i] = threats(position->current | move, mask);
        children->safe[i] = safe_cells(playable, children->danger[i]);
        if (!children->safe[i])
            return true;
    }
    return false;
}

INLINE void each_rank(Children *children, const Node *node, int alpha)
{
    for (int i = 0; i < BOARD_WIDTH; i++) {
        children->rank[i] = INT_MIN;
        if (!children->move[i])
            continue;
        Node child = children_node(children, node, i);
        children->rank[i] = child_rank(&child, node, alpha);
    }
}

INLINE int each_bound(const Children *children, const Node *node, int alpha)
{
    for (int i = 0; i < BOARD_WIDTH; i++) {
        if (!children->move[i])
            continue;
        Node child = children_node(children, node, i);
        int score = -follow_up_bound(&child, opposite(alpha));
        if (score > alpha)
            return score;
    }
    return -NO_BOUND;
}

/* From here on, these are meant. */
#define children_make  each_make
#define children_rank  each_rank
#define children_bound each_bound
