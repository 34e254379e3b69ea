/* Alpha-beta that may be one of several threads. Far from the leaves it looks
   at what the others do; near them it is as it was. */

/* How to go on with a child: see chosen_at_start.h. */
typedef int Search(Solver *solver, const Node *node, int alpha);

/* Does it look at what the others do, and tell them what it does? */
static inline bool solver_looks(const Solver *solver, int stones, int alpha)
{
    return !solver->alone && deadline(stones, alpha) >= LOOK_DEADLINE;
}

static inline const PackedTable *solver_table(const Solver *solver, int stones,
                                              int alpha)
{
    return solver->alone || deadline(stones, alpha) >= SHARE_DEADLINE
               ? &solver->table
               : &solver->own;
}

/* As in part 22; where others look on, they are told the way. */
INLINE int search_forced(Solver *solver, const Node *node, int alpha,
                         const PackedTable *below, bool looks, Search *deeper)
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
    if (looks)
        paths_enter(&solver->team->paths, solver->thread, child.position.stones,
                    hash);
    history_enter(&solver->history, child.position.stones, node->moves);
    return -deeper(solver, &child, opposite(alpha));
}

/* As in part 22, but children that others are searching may have to wait. */
INLINE int search_children(Solver *solver, const Node *node, int alpha,
                           const PackedTable *below, bool looks, Search *deeper)
{
    int stones = node->position.stones, best = -BOARD_CELLS;
    Children children;
    if (below)
        children_prefetch(&children, node, below);
    if (children_make(&children, node))
        return upper_bound(&node->position); /* a move without a reply */
    if (below) {
        best = children_bound(&children, node, alpha);
        if (best <= alpha)
            best = children_probe(&children, below, alpha);
        if (best > alpha)
            return best;
    }
    bool learns = deadline(stones, alpha) >= HISTORY_DEADLINE;
    uint64_t tried = 0;
    children_rank(&children, node, alpha);
    if (learns)
        history_rank(&solver->history, &children, stones, alpha);
    while (best <= alpha) {
        int i = looks ? children_next_idle(&children, &solver->team->paths,
                                           solver->thread, stones + 1, alpha)
                      : children_next(&children);
        if (i < 0)
            break;
        Node child = children_node(&children, node, i);
        uint64_t move = children.move[i];
        history_enter(&solver->history, stones + 1, move);
        int score = -deeper(solver, &child, opposite(alpha));
        if (looks && solver->back_to <= stones)
            return score; /* void: we are on the way back */
        best = score > best ? score : best;
        if (learns && score > alpha)
            history_learn(&solver->history, stones, alpha, tried, move);
        tried |= move;
    }
    return best;
}
