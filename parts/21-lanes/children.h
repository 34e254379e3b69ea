/*
 * The children of a node, side by side. What all of them share is not kept:
 * the stones of the side to move, and its threats.
 */
#include <limits.h>

typedef struct {
    uint64_t move[LANES];   /* 0: no safe move here, or nothing left to ask */
    uint64_t danger[LANES]; /* the threats of the side that has moved */
    uint64_t safe[LANES];   /* the safe replies */
    uint64_t hash[BOARD_WIDTH];
    int rank[BOARD_WIDTH];
} Children;

/* As in part 13: true at a child without a safe move, a win in two. */
INLINE bool children_make(Children *children, const Node *node)
{
    const Position *position = &node->position;
    uint64_t won[LANES];
    assert(position->stones < BOARD_CELLS - 2);
    for (int i = 0; i < LANES; i++) {
        uint64_t move = node->moves & lane_cells[i];
        uint64_t mask = position->mask | move;
        uint64_t danger = threats(position->current | move, mask);
        uint64_t safe = safe_cells((mask + bottom_row()) & all_cells(), danger);
        children->move[i] = move;
        children->danger[i] = danger;
        children->safe[i] = safe;
        won[i] = safe ? 0 : move;
    }
    return lanes_any(won);
}

/* One of them as a node. */
INLINE Node children_node(const Children *children, const Node *node, int lane)
{
    const Position *position = &node->position;
    uint64_t move = children->move[lane];
    Node child = {{position->current ^ position->mask, position->mask | move,
                   position->stones + 1},
                  node->danger & ~move,
                  children->danger[lane],
                  children->safe[lane]};
    assert(move);
    return child;
}

/*
 * Ranks the children that are left, as in part 19. The columns without one
 * are ranked as well and the result thrown away: that costs less than to
 * find out one by one.
 */
INLINE void children_rank(Children *children, const Node *node, int alpha)
{
    const Weights *weights = weights_for(alpha);
    for (int i = 0; i < BOARD_WIDTH; i++) {
        int rank =
            move_rank(weights, node, children->move[i], children->danger[i],
                      children->safe[i], (BOARD_WIDTH - 1 - i) / 2);
        children->rank[i] = children->move[i] ? rank : INT_MIN;
    }
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        uint64_t move = children->move[i], mask = node->position.mask | move;
        if (move)
            children->rank[i] +=
                weights->lines *
                open_lines(node->position.current | move, mask);
    }
}

/* The lane of the best-ranked child left, which is taken out; -1 if none. */
INLINE int children_next(Children *children)
{
    int best = INT_MIN, lane = -1;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        lane = children->rank[i] > best ? i : lane;
        best = children->rank[i] > best ? children->rank[i] : best;
    }
    if (lane >= 0)
        children->rank[lane] = INT_MIN;
    return lane;
}
