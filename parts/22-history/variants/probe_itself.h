/* As the solver of this part, but a node looks up itself, not its children. */

/* How to go on with a child: see chosen_at_start.h. */
typedef int Search(Solver *solver, const Node *node, int alpha);

/* The only safe move: nothing to choose, nothing to do side by side. */
INLINE int search_forced(Solver *solver, const Node *node, int alpha,
                         const PackedTable *below, Search *deeper)
{
    Node child;
    node_play(&child, node, node->moves);
    uint64_t hash = table_hash(&child.position);
    if (child.moves == 0)
        return upper_bound(&node->position); /* a move without a reply */
    if (below) {
        table_prefetch(below, hash);
        int proof = -follow_up_bound(&child, -alpha - 1);
        if (proof > alpha)
            return proof;
    }
    history_enter(&solver->history, child.position.stones, node->moves);
    return -deeper(solver, &child, -alpha - 1);
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
        if (best > alpha)
            return best;
    }
    int stones = node->position.stones;
    bool learns = deadline(stones, alpha) >= HISTORY_DEADLINE;
    uint64_t tried = 0;
    children_rank(&children, node, alpha);
    if (learns)
        history_rank(&solver->history, &children, stones, alpha);
    for (int i; best <= alpha && (i = children_next(&children)) >= 0;) {
        Node child = children_node(&children, node, i);
        uint64_t move = children.move[i];
        history_enter(&solver->history, stones + 1, move);
        int score = -deeper(solver, &child, -alpha - 1);
        best = score > best ? score : best;
        if (learns && score > alpha)
            history_learn(&solver->history, stones, alpha, tried, move);
        tried |= move;
    }
    return best;
}

/*
 * Is the score more than alpha?
 *   no   returns an upper bound of it, at most alpha
 *   yes  returns a lower bound of it, above alpha
 * The side to move cannot win at once, has a safe move, and the answer does
 * not follow from the number of stones alone.
 */
INLINE int search_node(Solver *solver, const Node *node, int alpha,
                       Search *deeper)
{
    int stones = node->position.stones;
    assert(!position_can_win(&node->position) && node->moves);
    assert(lower_bound(&node->position) <= alpha);
    assert(upper_bound(&node->position) > alpha);
    uint64_t before = ++solver->nodes;
    if (deadline(stones, alpha) == 2) /* a look instead of a search */
        return alpha + (alpha >= 0 ? wins_in_two(node) : holds_for_two(node));
    Bounds known = table_get(&solver->table, table_hash(&node->position));
    if (known.lower > alpha)
        return known.lower;
    if (known.upper <= alpha)
        return known.upper;

    bool leaves = deadline(stones + 1, -alpha - 1) == 2;
    const PackedTable *below = leaves ? NULL : &solver->table;
    bool forced = (node->moves & (node->moves - 1)) == 0;
    int best = forced ? search_forced(solver, node, alpha, below, deeper)
                      : search_children(solver, node, alpha, below, deeper);
    if (solver->nodes > before) /* something was searched */
        table_learn(&solver->table, table_hash(&node->position), alpha, best,
                    solver->nodes - before);
    return best;
}
