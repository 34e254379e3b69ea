/*
 * A child's bound is taken without its minus
 *
 * This looks like a bound that is read from the wrong side: what the child can
 * get at most is taken for what its parent gets. Look at the sign of a score
 * that belongs to the other side.
 */
static inline int children_bound(const Children *children, int alpha)
{
    for (int i = 0; i < children->count; i++) {
        int score = follow_up_bound(children->left[i], opposite(alpha));
        if (score > alpha)
            return score;
    }
    return -NO_BOUND;
}
