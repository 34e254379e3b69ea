/*
 * The danger is that of the wrong side
 *
 * This looks like a child that fears its own threats: those of the side that
 * has just moved are not seen. Look at whose stones, the new one among them,
 * threaten the side to move.
 */
static inline void node_play(Node *child, const Node *node, uint64_t move)
{
    const Position *position = &node->position;
    assert(move & playable_cells(position));
    child->position.current = position->current ^ position->mask;
    child->position.mask = position->mask | move;
    child->position.stones = position->stones + 1;
    child->threats = node->danger & ~move;
    child->danger = threats(child->position.current, child->position.mask);
    child->moves = safe_cells(playable_cells(&child->position), child->danger);
}
