/* The wider bound of all children; one by one, as only nodes are counted.
   Part of a manifest, after that of part 21, here narrow_children. */
INLINE int children_bound(const Children *children, const Node *node, int alpha)
{
    if ((BOARD_CELLS - node->position.stones - 1) % 2 == 0)
        return narrow_children(children, node, alpha);
    for (int i = 0; i < BOARD_WIDTH; i++) {
        if (!children->move[i])
            continue;
        Node child = children_node(children, node, i);
        int score = -follow_up_bound(&child, opposite(alpha));
        if (score > alpha)
            return score;
    }
    return -NO_BOUND;
}
