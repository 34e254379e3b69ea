/* Alpha-beta whose table is asked for entries before they are needed. */
#include <stdint.h>

#ifndef SLOT_PAIR_BITS
#define SLOT_PAIR_BITS 19 /* 2^20 slots: 8 MB */
#endif

typedef struct {
    uint64_t nodes;
    PackedTable table;
    _Alignas(HUGE_PAGE) uint64_t slots[1 << SLOT_PAIR_BITS][2];
} Solver;

static void solver_reset(Solver *solver)
{
    solver->nodes = 0;
    table_reset(&solver->table, solver->slots, SLOT_PAIR_BITS);
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
    int proof = children_bound(&children, alpha);
    if (proof > alpha)
        return proof;

    uint64_t hash = table_hash(&node->position), before = solver->nodes;
    Bounds known = table_get(&solver->table, hash);
    if (known.lower > alpha)
        return known.lower;
    if (known.upper <= alpha)
        return known.upper;

    children_prefetch(&children, &solver->table);
    int best = -BOARD_CELLS;
    children_rank(&children, node, alpha);
    while (best <= alpha && children.count > 0) {
        int score = -negamax(solver, children_next(&children), opposite(alpha));
        if (score > best)
            best = score;
    }
    table_learn(&solver->table, hash, alpha, best, solver->nodes - before);
    return best;
}
