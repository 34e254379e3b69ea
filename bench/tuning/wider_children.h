/* The wider bound of all children, in place of children_bound; one by one, as
   only nodes are counted. */
INLINE int wider_children(const Children *children, const Node *node, int alpha)
{
    if ((BOARD_CELLS - node->position.stones - 1) % 2 == 0)
        return children_bound(children, node, alpha);
    for (int i = 0; i < BOARD_WIDTH; i++) {
        if (!children->move[i])
            continue;
        Node child = children_node(children, node, i);
        int score = -wider_bound(&child, opposite(alpha));
        if (score > alpha)
            return score;
    }
    return -NO_BOUND;
}
