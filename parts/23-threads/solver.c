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
    if (child.moves == 0)
        return upper_bound(&node->position); /* a move without a reply */
    if (below) {
        table_prefetch(below, hash);
        int proof = -follow_up_bound(&child, -alpha - 1);
        if (proof > alpha)
            return proof;
        Bounds known = table_get(below, hash);
        if (-known.upper > alpha)
            return -known.upper;
        if (-known.lower <= alpha)
            return -known.lower;
    }
    if (looks)
        paths_enter(&solver->team->paths, solver->thread, child.position.stones,
                    hash);
    history_enter(&solver->history, child.position.stones, node->moves);
    return -deeper(solver, &child, -alpha - 1);
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
        int score = -deeper(solver, &child, -alpha - 1);
        if (looks && solver->back_to <= stones)
            return score; /* void: we are on the way back */
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

    bool looks = solver_looks(solver, stones, alpha);
    if (looks && solver->nodes >= solver->call_at)
        team_call(solver);
    if (looks && solver_overtaken(solver, stones, alpha))
        return solver_go_back(solver, stones);

    bool leaves = deadline(stones + 1, -alpha - 1) == 2;
    const PackedTable *below =
        leaves ? NULL : solver_table(solver, stones + 1, -alpha - 1);
    bool forced = (node->moves & (node->moves - 1)) == 0;
    int best = forced
                   ? search_forced(solver, node, alpha, below, looks, deeper)
                   : search_children(solver, node, alpha, below, looks, deeper);
    if (looks && solver->back_to <= stones)
        return solver_go_back(solver, stones);
    if (solver->nodes > before) { /* something was searched */
        uint64_t hash = table_hash(&node->position);
        table_learn(solver_table(solver, stones, alpha), hash, alpha, best,
                    solver->nodes - before);
        if (looks)
            paths_tell(&solver->team->paths, solver->thread, stones, hash);
    }
    return best;
}
