/*
 * The children's entries. Where they are depends on the moves alone, so they
 * are asked for before the children are made: by the time those are, the
 * memory has answered. A column without a move asks for nothing of use, which
 * costs less than finding out.
 */
INLINE void children_prefetch(Children *children, const Node *node,
                              const PackedTable *table)
{
    Position child = node->position;
    child.current ^= child.mask;
    child.stones++;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        child.mask = node->position.mask | (node->moves & lane_cells[i]);
        children->hash[i] = table_hash(&child);
        table_prefetch(table, children->hash[i]);
    }
}

/* Does a child's entry answer the question at its parent? */
INLINE bool child_answered(const PackedTable *table, uint64_t hash, int alpha,
                           int *score)
{
    Bounds known = table_get(table, hash);
    bool yes = -known.upper > alpha;
    *score = yes ? -known.upper : -known.lower;
    return yes || *score <= alpha;
}

/* As in part 17: the best score the entries show; the undecided stay. */
INLINE int children_probe(Children *children, const PackedTable *table,
                          int alpha)
{
    int best = -BOARD_CELLS, score;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        if (!children->move[i] ||
            !child_answered(table, children->hash[i], alpha, &score))
            continue;
        if (score > alpha)
            return score;
        children->move[i] = 0;
        best = score > best ? score : best;
    }
    return best;
}
