/*
 * The weights of the other side are used
 *
 * This looks like a defender that ranks like an attacker, and the other way
 * round: the scores are right, but the nodes are not. Look at whose question
 * alpha is.
 */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    const Weights *weights = weights_for(opposite(alpha));
    uint64_t mask = child->position.mask, move = mask ^ node->position.mask;
    int rank = move_rank(weights, node, move, child->danger, child->moves,
                         centre_rank(move));
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return rank;
    return rank +
           weights->lines * open_lines(child->position.current ^ mask, mask);
}
