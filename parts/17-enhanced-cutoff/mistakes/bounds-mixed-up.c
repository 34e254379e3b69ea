/*
 * A child's lower bound is taken for a yes
 *
 * This looks like the two bounds of an entry mixed up: what a child gets at
 * least is what its parent gets at most. Look at which bound of the child
 * proves that the score is more than alpha.
 */
static inline int children_probe(Children *children, const PackedTable *table,
                                 int alpha)
{
    int best = -BOARD_CELLS, count = 0;
    for (int i = 0; i < children->count; i++) {
        Node *child = children->left[i];
        Bounds known = table_get(table, table_hash(&child->position));
        if (-known.lower > alpha)
            return -known.lower;
        if (-known.upper > alpha)
            children->left[count++] = child; /* could still be a yes */
        else if (-known.upper > best)
            best = -known.upper;
    }
    children->count = count;
    return best;
}
