/*
 * The upper end leaves out a win at once
 *
 * This looks like an interval that begins too small: a position which can be
 * won with the next stone gets a score that is one too low. Look at the best
 * that can happen to the side to move.
 */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    int min = weak ? -1 : -score_win_now(position->stones + 1);
    int max = weak ? 1 : score_win_now(position->stones + 2);
    while (min < max) {
        int middle = next_question(min, max);
        int score = negamax(solver, position, middle, middle + 1);
        if (score <= middle)
            max = score;
        else
            min = score;
    }
    return min;
}
