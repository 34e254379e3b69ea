/* What the safe moves of a node lead to; `left` are those still to search. */
typedef struct {
    Node node[BOARD_WIDTH];
    Node *left[BOARD_WIDTH];
    int rank[BOARD_WIDTH];
    int count;
} Children;

/*
 * Makes all children. Stops and says true at one without a safe move: its
 * parent wins with the stone after next, and nothing can be better. A child
 * without any move at all would look the same, so two cells must be left.
 */
static inline bool children_make(Children *children, const Node *node)
{
    assert(node->position.stones < BOARD_CELLS - 2);
    children->count = 0;
    for (uint64_t rest = node->moves; rest; rest &= rest - 1) {
        Node *child = &children->node[children->count];
        node_play(child, node, lowest_cell(rest));
        if (has_no_reply(child))
            return true;
        children->left[children->count++] = child;
    }
    return false;
}

/* Ranks the children that are left; one alone needs no rank. */
static inline void children_rank(Children *children, const Node *node,
                                 int alpha)
{
    if (children->count > 1)
        for (int i = 0; i < children->count; i++)
            children->rank[i] = child_rank(children->left[i], node, alpha);
}

/*
 * Takes out the best-ranked child. Where one cuts, it is the first in nine of
 * ten cases: looking for the best again each time is cheaper than sorting all.
 */
static inline const Node *children_next(Children *children)
{
    int best = 0, last = --children->count;
    assert(last >= 0);
    for (int i = 1; i <= last; i++)
        best = children->rank[i] > children->rank[best] ? i : best;
    const Node *child = children->left[best];
    children->left[best] = children->left[last];
    children->rank[best] = children->rank[last];
    return child;
}
