/*
 * A looser bound replaces a tighter one
 *
 * This looks like bounds that can grow again: the last answer counts, even
 * where more was known before, which only a test shows, as the search never
 * asks what it knows. Look at what happens when an answer says less than the
 * entry.
 */
static inline Bounds bounds_narrow(Bounds bounds, int alpha, int score)
{
    if (score > alpha)
        bounds.lower = score;
    else
        bounds.upper = score;
    return bounds;
}
