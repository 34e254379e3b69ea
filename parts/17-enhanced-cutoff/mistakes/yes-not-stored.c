/*
 * A yes is not stored
 *
 * This looks like a table that learns only from a no: the scores are right,
 * but what a cut has shown is found out again. Look at which answers reach the
 * table.
 */
static int negamax(Solver *solver, const Node *node, int alpha)
{
    int stones = node->position.stones;
    assert(!position_can_win(&node->position) && node->moves);
    assert(lower_bound(&node->position) <= alpha);
    assert(upper_bound(&node->position) > alpha);
    solver->nodes++;
    if (deadline(stones, alpha) == 2) /* a look instead of a search */
        return alpha +
               (attacks(alpha) ? wins_in_two(node) : holds_for_two(node));

    const PackedTable *below =
        solver_table(solver, stones + 1, opposite(alpha));
    bool leaves = deadline(stones + 1, opposite(alpha)) == 2;
    Children children;
    if (children_make(&children, node))
        return upper_bound(&node->position); /* a move without a reply */
    int best = -BOARD_CELLS;
    if (!leaves) {
        children_prefetch(&children, below);
        best = children_bound(&children, alpha);
        if (best <= alpha)
            best = children_probe(&children, below, alpha);
        if (best > alpha)
            return best;
    }

    uint64_t before = solver->nodes;
    children_rank(&children, node, alpha);
    while (best <= alpha && children.count > 0) {
        int score = -negamax(solver, children_next(&children), opposite(alpha));
        if (score > best)
            best = score;
    }
    if (best <= alpha)
        table_learn(solver_table(solver, stones, alpha),
                    table_hash(&node->position), alpha, best,
                    solver->nodes - before);
    return best;
}
