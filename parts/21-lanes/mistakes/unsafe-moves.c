/*
 * Moves that lose at once become children
 *
 * This looks like children for every cell that can be played: those after
 * which the opponent wins at once are among them. Look at which moves of a
 * node are handed on.
 */
INLINE bool children_make(Children *children, const Node *node)
{
    const Position *position = &node->position;
    uint64_t won[LANES];
    assert(position->stones < BOARD_CELLS - 2);
    for (int i = 0; i < LANES; i++) {
        uint64_t move = playable_cells(position) & lane_cells[i];
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
