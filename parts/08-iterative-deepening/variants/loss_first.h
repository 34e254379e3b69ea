/* The strong questions are part 8's; the weak ones begin with "lost?". */
static int solve_loss_first(Solver *solver, const Position *position, bool weak)
{
    if (!weak)
        return solver_solve(solver, position, false);
    int min = -1, max = 1;
    while (min < max) {
        int score = negamax(solver, position, min, min + 1);
        if (score <= min)
            max = score;
        else
            min = score;
    }
    return min;
}
