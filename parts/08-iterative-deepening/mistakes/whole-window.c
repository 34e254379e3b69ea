/*
 * The whole window is asked at once
 *
 * This looks like one question in place of many: the scores are right, and the
 * nodes are those of part 7. Look at how wide the window is that negamax gets.
 */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    int min = weak ? -1 : -score_win_now(position->stones + 1);
    int max = weak ? 1 : score_win_now(position->stones);
    return negamax(solver, position, min, max);
}
