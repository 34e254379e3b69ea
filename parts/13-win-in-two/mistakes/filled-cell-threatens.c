/*
 * A cell that was filled is still a threat
 *
 * This looks like a threat that outlives its cell: scores and nodes are right,
 * as nothing in this part looks there, but what is handed on is not true. Look
 * at what a stone on a threatened cell leaves of the threat.
 */
static inline void node_play(Node *child, const Node *node, uint64_t move)
{
    const Position *position = &node->position;
    assert(move & playable_cells(position));
    child->position.current = position->current ^ position->mask;
    child->position.mask = position->mask | move;
    child->position.stones = position->stones + 1;
    child->threats = node->danger;
    child->danger = threats(position->current | move, child->position.mask);
    child->moves = safe_cells(playable_cells(&child->position), child->danger);
}
