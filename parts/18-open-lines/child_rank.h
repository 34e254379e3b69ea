/*
 * Which child first, when there is much to search below it: besides threats,
 * the open lines.
 *
 * The weights were found by counting nodes on a tuning set of our own
 * (bench/tuning), one at a time. OPEN_DEADLINE was chosen
 * by nodes and instructions there, of 7, 9, 10, 11 and 13; times on thirty
 * positions of the Middle-Medium test set had been seen by then.
 */
#ifndef OPEN_DEADLINE
#define OPEN_DEADLINE 9 /* nearer than that, counting costs too much */
#endif

enum {
    WEIGHT_THREAT = 24,
    WEIGHT_CENTRE = 2,
    WEIGHT_FOLLOW = 4 /* the attacker takes a cell from the follower's rows */
};

/* The rank of a child, as the side sees it that moved there. */
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
    return rank + open_lines(ours, mask) - open_lines(theirs, mask);
}
