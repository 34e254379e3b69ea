#define solver_solve solve_by_questions
#include "../solver.c"
#undef solver_solve

/* The strong questions are part 8's; the weak ones begin with "lost?". */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    if (!weak)
        return solve_by_questions(solver, position, false);
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
