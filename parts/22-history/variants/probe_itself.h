/* As the solver of this part, but a node looks up itself, not its children. */

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
    Bounds known = table_get(&solver->table, table_hash(&node->position));
    if (known.lower > alpha)
        return known.lower;
    if (known.upper <= alpha)
        return known.upper;

    bool leaves = deadline(stones + 1, opposite(alpha)) == 2;
    const PackedTable *below = leaves ? NULL : &solver->table;
    bool forced = !several(node->moves);
    int best = forced ? search_forced(solver, node, alpha, below, deeper)
                      : search_children(solver, node, alpha, below, deeper);
    if (solver->nodes > before) /* something was searched */
        table_learn(&solver->table, table_hash(&node->position), alpha, best,
                    solver->nodes - before);
    return best;
}
