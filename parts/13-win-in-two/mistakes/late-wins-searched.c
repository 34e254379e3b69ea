/*
 * Wins that come too late are still looked for
 *
 * This looks like a search that goes on where only a win in two would have
 * been early enough: the scores are right, but there are more nodes. Look at
 * what is left to be found once there is no win in two.
 */
static int negamax(Solver *solver, const Node *node, int alpha)
{
    int upper = upper_bound(&node->position);
    assert(!position_can_win(&node->position) && node->moves);
    assert(lower_bound(&node->position) <= alpha && alpha < upper);
    solver->nodes++;
    Children children;
    if (children_make(&children, node))
        return upper; /* a move without a reply: the win in two */

    uint64_t key = position_key(&node->position);
    Bounds known = bound_get(&solver->table, key);
    if (known.lower > alpha)
        return known.lower;
    if (known.upper <= alpha)
        return known.upper;

    int best = -BOARD_CELLS;
    children_rank(&children, node, alpha);
    while (best <= alpha && children.count > 0) {
        int score = -negamax(solver, children_next(&children), opposite(alpha));
        if (score > best)
            best = score;
    }
    if (best > alpha)
        bound_put_lower(&solver->table, key, best);
    else
        bound_put_upper(&solver->table, key, best);
    return best;
}
