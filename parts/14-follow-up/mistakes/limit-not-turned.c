/*
 * The limit is that of the parent
 *
 * This looks like a question passed on without being turned round: the scores
 * are right, but the child says nothing where it could have shown a draw. Look
 * at which limit the bound has to keep for the answer to be of use.
 */
static inline int children_bound(const Children *children, int alpha)
{
    for (int i = 0; i < children->count; i++) {
        int score = -follow_up_bound(children->left[i], alpha);
        if (score > alpha)
            return score;
    }
    return -NO_BOUND;
}
