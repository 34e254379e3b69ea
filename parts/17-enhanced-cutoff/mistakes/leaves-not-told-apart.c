/*
 * The leaves are probed as well
 *
 * This looks like a search that does as much at the leaves as elsewhere: the
 * scores are right, but the nodes differ, and each costs more. Look at the
 * children which are answered by a look and stand in no table.
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
    Children children;
    if (children_make(&children, node))
        return upper_bound(&node->position); /* a move without a reply */
    children_prefetch(&children, below);
    int best = children_bound(&children, alpha);
    if (best <= alpha)
        best = children_probe(&children, below, alpha);
    if (best > alpha)
        return best;

    uint64_t before = solver->nodes;
    children_rank(&children, node, alpha);
    while (best <= alpha && children.count > 0) {
        int score = -negamax(solver, children_next(&children), opposite(alpha));
        if (score > best)
            best = score;
    }
    table_learn(solver_table(solver, stones, alpha),
                table_hash(&node->position), alpha, best,
                solver->nodes - before);
    return best;
}
