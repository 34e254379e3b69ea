/* The first score above alpha that a child's follow-up bound proves, or
   -NO_BOUND. One pass over all of them before any is searched. */
static inline int children_bound(const Children *children, int alpha)
{
    for (int i = 0; i < children->count; i++) {
        int score = -follow_up_bound(children->left[i], opposite(alpha));
        if (score > alpha)
            return score;
    }
    return -NO_BOUND;
}
