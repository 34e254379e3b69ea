/*
 * Only the question moves the ends
 *
 * This looks like an interval that shrinks more slowly than it could: the
 * scores are right, but some questions are asked whose answer was known. Look
 * at what negamax has returned, besides more or not more.
 */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    int min = weak ? -1 : -score_win_now(position->stones + 1);
    int max = weak ? 1 : score_win_now(position->stones);
    while (min < max) {
        int middle = next_question(min, max);
        int score = negamax(solver, position, middle, middle + 1);
        if (score <= middle)
            max = middle;
        else
            min = middle + 1;
    }
    return min;
}
