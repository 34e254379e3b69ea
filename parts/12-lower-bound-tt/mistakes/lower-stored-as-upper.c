/*
 * A lower bound is stored like an upper one
 *
 * This looks like a table that cannot tell its two kinds of bounds apart: what
 * a cut has shown comes back as an upper bound, and scores go wrong. Look at
 * what marks a value as a lower bound.
 */
static inline void bound_put_lower(BoundTable *table, uint64_t key, int score)
{
    tt_put(table, key, value_of_score(score));
}
