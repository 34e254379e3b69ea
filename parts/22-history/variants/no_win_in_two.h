/* As the solver of this part, but a child without a safe reply is found out
   only when it is searched. */

/*
 * Is the score more than alpha?
 *   no   returns an upper bound of it, at most alpha
 *   yes  returns a lower bound of it, above alpha
 * The side to move cannot win at once.
 */
INLINE int search_node(Solver *solver, const Node *node, int alpha,
                       Search *deeper)
{
    int stones = node->position.stones;
    int lower = lower_bound(&node->position);
    int upper = upper_bound(&node->position);
    assert(!position_can_win(&node->position));
    uint64_t before = ++solver->nodes;
    if (node->moves == 0)
        return -score_win_now(stones + 1);
    if (stones >= BOARD_CELLS - 2)
        return 0; /* two cells left, and neither side can win */
    if (lower > alpha)
        return lower;
    if (upper <= alpha)
        return upper;

    bool leaves = deadline(stones + 1, opposite(alpha)) <= 2;
    const PackedTable *below = leaves ? NULL : &solver->table;
    bool forced = !several(node->moves);
    int best = forced ? search_forced(solver, node, alpha, below, deeper)
                      : search_children(solver, node, alpha, below, deeper);
    if (solver->nodes > before && deadline(stones, alpha) > 2)
        table_learn(&solver->table, table_hash(&node->position), alpha, best,
                    solver->nodes - before);
    return best;
}
