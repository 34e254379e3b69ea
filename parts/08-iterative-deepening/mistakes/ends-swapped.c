/*
 * The answer moves the wrong end
 *
 * This looks like an interval that does not close in on the score: after a no
 * the lower end moves, after a yes the upper one. Look at what it means that
 * the score is at most the one asked about.
 */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    int min = weak ? -1 : -score_win_now(position->stones + 1);
    int max = weak ? 1 : score_win_now(position->stones);
    while (min < max) {
        int middle = next_question(min, max);
        int score = negamax(solver, position, middle, middle + 1);
        if (score <= middle)
            min = score;
        else
            max = score;
    }
    return min;
}
