/*
 * The cap is stored where no move was tried
 *
 * This looks like a table that is also told what the cap has shown: all scores
 * are right, but such an entry takes the slot of one that cost a search, and
 * the nodes differ where slots are scarce. Store behind the loop, and only
 * there.
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
        if (alpha >= beta) {
            tt_put(&solver->table, key, value_of_score(beta));
            return beta;
        }
    }

    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = column_order[i];
        if (!position_can_play(position, column))
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
