/* The search of a node with its children side by side. */

/* How to go on with a child: see chosen_at_start.h. */
typedef int Search(Solver *solver, const Node *node, int alpha);

/* The only safe move: nothing to choose, nothing to do side by side. */
INLINE int search_forced(Solver *solver, const Node *node, int alpha,
                         const PackedTable *below, Search *deeper)
{
    Node child;
    node_play(&child, node, node->moves);
    uint64_t hash = table_hash(&child.position);
    if (has_no_reply(&child))
        return upper_bound(&node->position); /* a move without a reply */
    if (below) {
        table_prefetch(below, hash);
        int proof = -follow_up_bound(&child, opposite(alpha));
        if (proof > alpha)
            return proof;
        if (child_answered(below, hash, alpha, &proof))
            return proof;
    }
    return -deeper(solver, &child, opposite(alpha));
}

/* Several moves. `below` is the children's table, or NULL at the leaves. */
INLINE int search_children(Solver *solver, const Node *node, int alpha,
                           const PackedTable *below, Search *deeper)
{
    Children children;
    if (below)
        children_prefetch(&children, node, below);
    if (children_make(&children, node))
        return upper_bound(&node->position); /* a move without a reply */
    int best = -BOARD_CELLS;
    if (below) {
        best = children_bound(&children, node, alpha);
        if (best <= alpha)
            best = children_probe(&children, below, alpha);
        if (best > alpha)
            return best;
    }
    children_rank(&children, node, alpha);
    for (int i; best <= alpha && (i = children_next(&children)) >= 0;) {
        Node child = children_node(&children, node, i);
        int score = -deeper(solver, &child, opposite(alpha));
        best = score > best ? score : best;
    }
    return best;
}
