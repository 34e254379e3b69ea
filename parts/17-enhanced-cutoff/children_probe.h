/*
 * Looks up all children before one is searched. A child whose entry answers
 * yes ends the search here; one whose entry answers no needs none. Returns
 * the best score the entries show, the undecided children stay.
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
        else if (-known.lower > best)
            best = -known.lower;
    }
    children->count = count;
    return best;
}
