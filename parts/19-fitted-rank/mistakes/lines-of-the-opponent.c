/*
 * The opponent's open lines are added
 *
 * This looks like a rank that prefers what helps the opponent: the scores are
 * right, but the nodes are not. Look at whose stones current holds after the
 * move.
 */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    const Weights *weights = weights_for(alpha);
    uint64_t mask = child->position.mask, move = mask ^ node->position.mask;
    int rank = move_rank(weights, node, move, child->danger, child->moves,
                         centre_rank(move));
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return rank;
    return rank + weights->lines * open_lines(child->position.current, mask);
}
