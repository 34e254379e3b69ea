/*
 * No lane says that it has won
 *
 * This looks like a win in two that nobody notices: the child without a safe
 * reply is searched, and has nothing to search. Look at what children_make
 * should say about such a lane.
 */
INLINE bool children_make(Children *children, const Node *node)
{
    const Position *position = &node->position;
    assert(position->stones < BOARD_CELLS - 2);
    for (int i = 0; i < LANES; i++) {
        uint64_t move = node->moves & lane_cells[i];
        uint64_t mask = position->mask | move;
        uint64_t danger = threats(position->current | move, mask);
        uint64_t safe = safe_cells((mask + bottom_row()) & all_cells(), danger);
        children->move[i] = move;
        children->danger[i] = danger;
        children->safe[i] = safe;
    }
    return false;
}
