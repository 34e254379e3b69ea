/*
 * The whole window is asked at once
 *
 * This looks like one question in place of many: the scores are right, and the
 * nodes are those of part 7. Look at how wide the window is that negamax gets.
 */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    int limit = weak ? 1 : BOARD_CELLS / 2;
    return negamax(solver, position, -limit, limit);
}
