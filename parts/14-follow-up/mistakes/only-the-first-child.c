/*
 * Only the first child is asked for a bound
 *
 * This looks like a pass over the children that ends with the first: the
 * scores are right, but most proofs are missed. Look at when the loop may
 * return.
 */
static inline int children_bound(const Children *children, int alpha)
{
    for (int i = 0; i < children->count; i++) {
        int score = -follow_up_bound(children->left[i], opposite(alpha));
        return score > alpha ? score : -NO_BOUND;
    }
    return -NO_BOUND;
}
