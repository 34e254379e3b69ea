/*
 * The best score comes back in place of alpha
 *
 * This looks like a search that fails soft on the low side too: the scores are
 * right, and there are a few nodes fewer. It is a good search, but not the one
 * that is counted here (chapter 4 says why). When no move beats alpha, return
 * and store alpha, and not the best score seen.
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

    int lower = lower_bound(position);
    if (alpha < lower) {
        alpha = lower; /* it will not get worse than that */
        if (alpha >= beta)
            return alpha;
    }
    int upper = upper_bound(position);
    if (beta > upper) {
        beta = upper; /* no need to look above what can be had */
        if (alpha >= beta)
            return beta;
    }

    uint64_t key = position_key(position);
    Bounds known = bound_get(&solver->table, key);
    if (alpha < known.lower) {
        alpha = known.lower;
        if (alpha >= beta)
            return alpha;
    }
    if (beta > known.upper) {
        beta = known.upper;
        if (alpha >= beta)
            return beta;
    }

    MoveList list;
    move_list_fill(&list, position, moves);
    int best = -BOARD_CELLS;
    for (int i = 0; i < list.count; i++) {
        Position child = *position;
        position_play_cell(&child, list.move[i]);
        int score = -negamax(solver, &child, -beta, -alpha);
        if (score >= beta) {
            bound_put_lower(&solver->table, key, score);
            return score; /* cut: the opponent will not let us get here */
        }
        if (score > best)
            best = score;
        if (score > alpha)
            alpha = score;
    }
    bound_put_upper(&solver->table, key, best);
    return best;
}
