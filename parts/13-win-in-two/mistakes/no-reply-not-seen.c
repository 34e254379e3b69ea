/*
 * A child without a reply is kept like the others
 *
 * This looks like a win in two that nobody notices: a child without a safe
 * move is searched, and has nothing to search. Look at what children_make
 * should say when it meets one.
 */
static inline bool children_make(Children *children, const Node *node)
{
    assert(node->position.stones < BOARD_CELLS - 2);
    children->count = 0;
    for (uint64_t rest = node->moves; rest; rest &= rest - 1) {
        Node *child = &children->node[children->count];
        node_play(child, node, lowest_cell(rest));
        children->left[children->count++] = child;
    }
    return false;
}
