/*
 * What the answered children score is forgotten
 *
 * This looks like a best score that knows nothing of the children taken out:
 * when all of them are answered by the table, it is below every score there
 * is. Look at what the entries that say no tell about the best score.
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
        if (-known.lower > alpha)
            children->left[count++] = child; /* could still be a yes */
    }
    children->count = count;
    return best;
}
