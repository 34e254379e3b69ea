/*
 * A loss is counted one stone too early
 *
 * This looks like a score that is off by one in lost positions, for one of the
 * two sides: it is the opponent's next stone that wins, not the one of the
 * side to move. Look at how many stones are on the board when the game ends.
 */
static int negamax(Solver *solver, const Position *position, int alpha,
                   int beta)
{
    assert(alpha < beta);
    solver->nodes++;
    uint64_t moves = safe_moves(position);
    if (moves == 0)
        return -score_win_now(position->stones);
    if (position->stones >= BOARD_CELLS - 2)
        return 0; /* two cells left, and neither side can win */

    int lower = lower_bound(position);
    if (alpha < lower) {
        alpha = lower; /* it will not get worse than that */
        if (alpha >= beta)
            return alpha;
    }
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
