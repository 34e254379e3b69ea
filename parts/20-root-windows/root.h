/*
 * Which score to ask about next, somewhere in [min, max). The two questions
 * next to the true score cost most, and cost more the later the deadline.
 *
 * While it is cheap, ask the end with the nearer deadline: an early win or
 * loss is found before anything expensive is asked. What is cheap depends on
 * the cells left, as the cost of the rest does: it doubles with every cell
 * and a half. (2^19 nodes for the empty board. On a tuning set of our own,
 * 2^20 and 2^18 cost 1 to 4 % more on some class, and 2^18 half as much again
 * on wins that are near: bench/tuning/README.md.)
 *
 * After that, step outwards from a draw: most long games end near it, and
 * each answer helps with the next question. Which way? It is the side about
 * to win whose early wins were hard to exclude. And where they were much
 * harder to exclude than the other side's, the win will not be a late one.
 */
typedef struct {
    uint64_t top, bottom; /* nodes of the latest question at either end */
} Cost;

enum { CLEARLY = 16 }; /* 8 costs 10 % more on hard positions; 32 finds less */

static inline uint64_t cheap_nodes(int stones)
{
    int bits = (BOARD_CELLS - stones) * 2 / 3 - 9;
    return UINT64_C(1) << (bits > 0 ? bits : 0);
}

/* The first costly question. */
static inline int outward_from(int min, int max, Cost cost)
{
    if (cost.top >= cost.bottom)
        return cost.top > CLEARLY * cost.bottom ? max / 3 : 0;
    return cost.bottom > CLEARLY * cost.top ? -(-min / 3) - 1 : -1;
}

static inline int next_question(int min, int max, int stones, uint64_t nodes,
                                Cost cost)
{
    assert(min < max);
    bool cheap = nodes < cheap_nodes(stones);
    if (min >= 0)
        return cheap ? max - 1 : min;
    if (max <= 0)
        return cheap ? min : max - 1;
    if (!cheap)
        return outward_from(min, max, cost);
    return deadline(stones, max - 1) <= deadline(stones, min) ? max - 1 : min;
}

#ifndef ASK
#define ASK negamax /* part 23 has several to ask */
#endif

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
    int bound = follow_up_bound(&root, max);
    max = bound < max ? bound : max;
    if (weak) {
        min = min < -1 ? -1 : min;
        max = max > 1 ? 1 : max;
    }
    Cost cost = {1, 1};
    while (min < max) {
        uint64_t before = solver->nodes;
        int middle = next_question(min, max, position->stones, before, cost);
        int score = ASK(solver, &root, middle);
        if (middle == max - 1)
            cost.top = solver->nodes - before;
        if (middle == min)
            cost.bottom = solver->nodes - before;
        if (score <= middle)
            max = score;
        else
            min = score;
    }
    return min;
}
