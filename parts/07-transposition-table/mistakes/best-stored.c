/*
 * The best score is stored where no move has beaten alpha
 *
 * This looks like fail-soft: where all moves are worth less than alpha, the
 * best of them is stored, not alpha. That is right, and sharper; but then the
 * search needs fewer nodes than the one whose counts are to be reached. Store
 * and return alpha, and keep your version for exercise 2 of chapter 4.
 */
static int negamax(Solver *solver, const Position *position, int alpha,
                   int beta)
{
    assert(alpha < beta);
    solver->nodes++;
    if (position->stones == BOARD_CELLS)
        return 0; /* full, and nobody has won */

    for (int column = 0; column < BOARD_WIDTH; column++)
        if (position_can_play(position, column) &&
            position_wins(position, column))
            return score_win_now(position->stones);

    uint64_t key = position_key(position);
    uint8_t value = tt_get(&solver->table, key);
    int upper = value ? score_of_value(value) : upper_bound(position);
    if (beta > upper) {
        beta = upper; /* no need to look above what can be had */
        if (alpha >= beta)
            return beta;
    }

    int best = -BOARD_CELLS;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = column_order[i];
        if (!position_can_play(position, column))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = -negamax(solver, &child, -beta, -alpha);
        if (score >= beta)
            return score; /* cut: the opponent will not let us get here */
        if (score > best)
            best = score;
        if (score > alpha)
            alpha = score;
    }
    tt_put(&solver->table, key, value_of_score(best));
    return best;
}
