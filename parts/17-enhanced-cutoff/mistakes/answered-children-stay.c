/*
 * Children that are answered stay in the list
 *
 * This looks like a probe that finds out and forgets: the scores are right,
 * but children whose entry says no are searched all the same. Look at which
 * children are left after the pass.
 */
static inline int children_probe(Children *children, const PackedTable *table,
                                 int alpha)
{
    int best = -BOARD_CELLS, count = 0;
    for (int i = 0; i < children->count; i++) {
        Node *child = children->left[i];
        Bounds known = table_get(table, table_hash(&child->position));
        if (-known.upper > alpha)
            return -known.upper;
        children->left[count++] = child;
        if (-known.lower <= alpha && -known.lower > best)
            best = -known.lower;
    }
    children->count = count;
    return best;
}
