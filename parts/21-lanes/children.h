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
