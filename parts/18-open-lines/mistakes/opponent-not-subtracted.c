/*
 * The opponent's lines are added
 *
 * This looks like a rank to which open lines of both sides are welcome: the
 * scores are right, but moves that take lines away from the opponent get
 * nothing for it. Look at the sign of what the other side still has.
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
    return rank + open_lines(ours, mask) + open_lines(theirs, mask);
}
