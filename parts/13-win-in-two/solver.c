/* Alpha-beta that makes all children before it searches one. */
#include <stdint.h>

typedef struct {
    uint64_t nodes;
    BoundTable table;
} Solver;

static void solver_reset(Solver *solver)
{
    solver->nodes = 0;
    bound_reset(&solver->table);
}

/*
 * Is the score more than alpha? (All windows have been null since part 8.)
 *   no   returns an upper bound of it, at most alpha
 *   yes  returns a lower bound of it, above alpha
 * The side to move cannot win at once, has a safe move, and the answer does
 * not follow from the number of stones alone.
 */
static int negamax(Solver *solver, const Node *node, int alpha)
{
    int upper = upper_bound(&node->position);
    assert(!position_can_win(&node->position) && node->moves);
    assert(lower_bound(&node->position) <= alpha && alpha < upper);
    solver->nodes++;
    Children children;
    if (children_make(&children, node))
        return upper; /* a move without a reply: the win in two */
    if (upper - 1 <= alpha)
        return alpha; /* there is none, and later wins are too late */

    uint64_t key = position_key(&node->position);
    Bounds known = bound_get(&solver->table, key);
    if (known.lower > alpha)
        return known.lower;
    if (known.upper <= alpha)
        return known.upper;

    int best = -BOARD_CELLS;
    children_rank(&children, node, alpha);
    while (best <= alpha && children.count > 0) {
        int score = -negamax(solver, children_next(&children), opposite(alpha));
        if (score > best)
            best = score;
    }
    if (best > alpha)
        bound_put_lower(&solver->table, key, best);
    else
        bound_put_upper(&solver->table, key, best);
    return best;
}

/*
 * The score lies in [min, max]. Each question, "more than middle, or not?",
 * moves one of the two ends.
 */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    Node root = node_of(position);
    if (position_can_win(position))
        return score_win_now(position->stones);
    if (position->stones < BOARD_CELLS && root.moves == 0)
        return -score_win_now(position->stones + 1);
    if (position->stones >= BOARD_CELLS - 2)
        return 0; /* two cells left, and neither side can win */
    int min = lower_bound(position), max = upper_bound(position);
    if (weak) {
        min = min < -1 ? -1 : min;
        max = max > 1 ? 1 : max;
    }
    while (min < max) {
        int middle = next_question(min, max);
        int score = negamax(solver, &root, middle);
        if (score <= middle)
            max = score;
        else
            min = score;
    }
    return min;
}
