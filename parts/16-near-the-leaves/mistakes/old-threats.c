/*
 * The move itself is not among the stones
 *
 * This looks like a look at the position before the move: the threats that it
 * makes are not there, and wins in two are missed. Look at which stones the
 * replies have to fear.
 */
static inline bool wins_in_two(const Node *node)
{
    uint64_t playable = playable_cells(&node->position);
    uint64_t moves = node->moves;
    if (several(moves))
        moves = forcing_moves(node, playable);
    for (; moves; moves &= moves - 1) {
        uint64_t move = lowest_cell(moves), mask = node->position.mask | move;
        uint64_t danger = threats(node->position.current, mask);
        uint64_t replies = (playable ^ move) | (move << 1 & all_cells());
        if (!safe_cells(replies, danger))
            return true;
    }
    return false;
}
