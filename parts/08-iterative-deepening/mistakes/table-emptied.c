/*
 * The table is emptied before every question
 *
 * This looks like a search that learns nothing from one question for the next:
 * the scores are right, but there are too many nodes. Look at how long the
 * entries of the table stay true.
 */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    int min = weak ? -1 : -score_win_now(position->stones + 1);
    int max = weak ? 1 : score_win_now(position->stones);
    while (min < max) {
        tt_reset(&solver->table);
        int middle = next_question(min, max);
        int score = negamax(solver, position, middle, middle + 1);
        if (score <= middle)
            max = score;
        else
            min = score;
    }
    return min;
}
