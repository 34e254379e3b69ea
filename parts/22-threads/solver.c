/* Alpha-beta that may be one of several threads. Far from the leaves it looks
   at what the others do; near them it is as it was. */

static inline const PackedTable *solver_table(const Solver *solver, int stones,
                                              int alpha)
{
    return deadline(stones, alpha) > NEAR_DEADLINE ? &solver->far
                                                   : &solver->near;
}

/*
 * Is the score more than alpha?
 *   no   returns an upper bound of it, at most alpha
 *   yes  returns a lower bound of it, above alpha
 * The side to move cannot win at once, has a safe move, and the answer does
 * not follow from the number of stones alone.
 */
static int negamax(Solver *solver, const Node *node, int alpha)
{
    int stones = node->position.stones;
    assert(!position_can_win(&node->position) && node->moves);
    assert(lower_bound(&node->position) <= alpha);
    assert(upper_bound(&node->position) > alpha);
    solver->nodes++;
    if (deadline(stones, alpha) == 2) /* a look instead of a search */
        return alpha + (alpha >= 0 ? wins_in_two(node) : holds_for_two(node));

    bool shared = deadline(stones, alpha) >= solver->share_from;
    if (shared && solver->nodes >= solver->call_at)
        team_call(solver);
    if (shared && solver_overtaken(solver, stones, alpha))
        return solver_go_back(solver, stones);

    const PackedTable *below = solver_table(solver, stones + 1, -alpha - 1);
    bool leaves = deadline(stones + 1, -alpha - 1) == 2;
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
    for (int tried = 0; best <= alpha && children.count > 0; tried++) {
        const Node *child =
            shared ? children_next_idle(&children, &solver->team->paths,
                                        solver->thread, tried)
                   : children_next(&children);
        int score = -negamax(solver, child, -alpha - 1);
        if (shared && solver->back_to <= stones)
            return solver_go_back(solver, stones);
        if (score > best)
            best = score;
    }
    table_learn(solver_table(solver, stones, alpha),
                table_hash(&node->position), alpha, best,
                solver->nodes - before);
    return best;
}

/*
 * The score lies in [min, max]. Each question, "more than middle, or not?",
 * moves one of the two ends.
 */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    Node root = node_of(position);
    if (position_can_win(position))
        return score_win_now(position->stones);
    if (position->stones < BOARD_CELLS && root.moves == 0)
        return -score_win_now(position->stones + 1);
    if (position->stones >= BOARD_CELLS - 2)
        return 0; /* two cells left, and neither side can win */
    int min = lower_bound(position), max = upper_bound(position);
    int bound = follow_up_bound(&root, max);
    max = bound < max ? bound : max;
    if (weak) {
        min = min < -1 ? -1 : min;
        max = max > 1 ? 1 : max;
    }
    while (min < max) {
        int middle = next_question(min, max, position->stones, solver->nodes);
        int score = team_ask(solver, &root, middle);
        if (score <= middle)
            max = score;
        else
            min = score;
    }
    return min;
}
