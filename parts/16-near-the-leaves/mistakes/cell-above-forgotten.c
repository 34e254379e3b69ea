/*
 * The cell above the move is no reply
 *
 * This looks like a win in two that is not one: the opponent can still play on
 * top of the stone. Look at which cells can be filled after the move.
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
        uint64_t replies = playable ^ move;
        if (!safe_cells(replies, danger))
            return true;
    }
    return false;
}
