/*
 * Only one move is looked at
 *
 * This looks like a loop that ends too early: if the first move does not win
 * in two, the others are not tried. Look at when the answer no is certain.
 */
static inline bool wins_in_two(const Node *node)
{
    uint64_t playable = playable_cells(&node->position);
    uint64_t moves = node->moves;
    if (several(moves))
        moves = forcing_moves(node, playable);
    for (; moves; moves &= moves - 1) {
        uint64_t move = lowest_cell(moves), mask = node->position.mask | move;
        uint64_t danger = threats(node->position.current | move, mask);
        uint64_t replies = (playable ^ move) | (move << 1 & all_cells());
        return !safe_cells(replies, danger);
    }
    return false;
}
