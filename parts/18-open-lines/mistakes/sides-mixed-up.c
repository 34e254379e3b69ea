/*
 * The open lines of the two sides are swapped
 *
 * This looks like a rank that prefers what helps the opponent: the scores are
 * right, but there are more nodes. Look at whose stones current holds after
 * the move.
 */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    uint64_t mask = child->position.mask, move = mask ^ node->position.mask;
    uint64_t theirs = child->position.current, ours = theirs ^ mask;
    int rank = WEIGHT_THREAT * count_cells(child->danger) +
               WEIGHT_CENTRE * centre_rank(move);
    if (deadline(node->position.stones, alpha) < OPEN_DEADLINE)
        return rank;
    if (attacks(alpha) && (move & follower_rows()))
        rank += WEIGHT_FOLLOW;
    return rank + open_lines(theirs, mask) - open_lines(ours, mask);
}
