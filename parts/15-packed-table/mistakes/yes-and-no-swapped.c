/*
 * A yes narrows the upper bound
 *
 * This looks like an answer that moves the wrong bound: more than alpha says
 * how low the score can be, not how high. Look at which bound a yes can raise.
 */
static inline Bounds bounds_narrow(Bounds bounds, int alpha, int score)
{
    if (score <= alpha)
        bounds.lower = score > bounds.lower ? score : bounds.lower;
    else
        bounds.upper = score < bounds.upper ? score : bounds.upper;
    return bounds;
}
