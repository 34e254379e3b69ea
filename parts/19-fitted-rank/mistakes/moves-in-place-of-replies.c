/*
 * The moves of the parent are counted as replies
 *
 * This looks like a rank that counts the wrong moves: their number is the same
 * for all children, so it does not change the order. Look at whose moves a
 * good move should make few.
 */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    const Weights *weights = weights_for(alpha);
    uint64_t mask = child->position.mask, move = mask ^ node->position.mask;
    int rank = move_rank(weights, node, move, child->danger, node->moves,
                         centre_rank(move));
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return rank;
    return rank +
           weights->lines * open_lines(child->position.current ^ mask, mask);
}
