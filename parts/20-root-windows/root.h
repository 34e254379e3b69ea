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
    Cost cost = {1, 1};
    while (min < max) {
        uint64_t before = solver->nodes;
        int middle = next_question(min, max, position->stones, before, cost);
        int score = solver_ask(solver, &root, middle);
        if (middle == max - 1)
            cost.top = solver->nodes - before;
        if (middle == min)
            cost.bottom = solver->nodes - before;
        if (score <= middle)
            max = score;
        else
            min = score;
    }
    return min;
}
