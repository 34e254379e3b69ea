/*
 * A lane without a move can win
 *
 * This looks like a win in two in a column that is not played: a lane without
 * a move has no stone to win with. Look at which lanes may say that they have
 * won.
 */
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
        won[i] = !safe;
    }
    return lanes_any(won);
}
