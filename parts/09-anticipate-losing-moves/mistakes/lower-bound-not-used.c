/*
 * The lower bound is not used
 *
 * This looks like a search that does not know how bad it can still get: the
 * scores are right, but there are some nodes too many. Look at what
 * lower_bound could do to alpha.
 */
static int negamax(Solver *solver, const Position *position, int alpha,
                   int beta)
{
    assert(alpha < beta);
    solver->nodes++;
    uint64_t moves = safe_moves(position);
    if (moves == 0)
        return -score_win_now(position->stones + 1);
    if (position->stones >= BOARD_CELLS - 2)
        return 0; /* two cells left, and neither side can win */

    uint64_t key = position_key(position);
    uint8_t value = tt_get(&solver->table, key);
    int upper = value ? score_of_value(value) : upper_bound(position);
    if (beta > upper) {
        beta = upper; /* no need to look above what can be had */
        if (alpha >= beta)
            return beta;
    }

    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = column_order[i];
        if (!(moves & column_cells(column)))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = -negamax(solver, &child, -beta, -alpha);
        if (score >= beta)
            return score; /* cut: the opponent will not let us get here */
        if (score > alpha)
            alpha = score;
    }
    tt_put(&solver->table, key, value_of_score(alpha));
    return alpha;
}
