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

/* As in part 17: the best score the entries show; the undecided stay. */
INLINE int children_probe(Children *children, const PackedTable *table,
                          int alpha)
{
    int best = -BOARD_CELLS;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        if (!children->move[i])
            continue;
        Bounds known = table_get(table, children->hash[i]);
        if (-known.upper > alpha)
            return -known.upper;
        if (-known.lower > alpha)
            continue; /* could still be a yes */
        children->move[i] = 0;
        best = -known.lower > best ? -known.lower : best;
    }
    return best;
}
