/*
 * The rows count for the defender
 *
 * This looks like the weight of the rows given to the wrong side: the scores
 * are right, but the nodes are not. Look at which side has to break the
 * other's follow-up.
 */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    uint64_t mask = child->position.mask, move = mask ^ node->position.mask;
    uint64_t theirs = child->position.current, ours = theirs ^ mask;
    int rank = WEIGHT_THREAT * count_cells(child->danger) +
               WEIGHT_CENTRE * centre_rank(move);
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return rank;
    if (!attacks(alpha) && (move & follower_rows()))
        rank += WEIGHT_FOLLOW;
    return rank + open_lines(ours, mask) - open_lines(theirs, mask);
}
