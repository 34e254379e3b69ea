/*
 * One move that fails is taken for a loss
 *
 * This looks like any and all mixed up: the defender needs one move that
 * holds, not only such moves. Look at what must be true of all moves before
 * the position is lost.
 */
static inline bool holds_for_two(const Node *node)
{
    for (uint64_t rest = node->moves; rest; rest &= rest - 1) {
        Node child;
        node_play(&child, node, lowest_cell(rest));
        if (child.moves != 0 && wins_in_two(&child))
            return false;
    }
    return true;
}
