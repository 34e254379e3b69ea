/*
 * Weak asks as much as strong
 *
 * This looks like a weak mode that searches for the exact score: strong is
 * right in every way, and weak needs as many nodes. Look at the interval in
 * which the search for a sign begins.
 */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    (void)weak;
    int min = -score_win_now(position->stones + 1);
    int max = score_win_now(position->stones);
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
