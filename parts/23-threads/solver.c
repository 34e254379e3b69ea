/* Alpha-beta that may be one of several threads. */

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
        return alpha +
               (attacks(alpha) ? wins_in_two(node) : holds_for_two(node));

    bool looks = solver_looks(solver, stones, alpha);
    if (looks && solver->nodes >= solver->call_at)
        team_call(solver);
    if (looks && solver_overtaken(solver, stones, alpha))
        return solver_go_back(solver, stones);

    bool leaves = deadline(stones + 1, opposite(alpha)) == 2;
    const PackedTable *below =
        leaves ? NULL : solver_table(solver, stones + 1, opposite(alpha));
    bool forced = !several(node->moves);
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
