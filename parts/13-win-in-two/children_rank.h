/* Ranks the children that are left; one alone needs no rank. */
static inline void children_rank(Children *children, const Node *node,
                                 int alpha)
{
    if (children->count > 1)
        for (int i = 0; i < children->count; i++)
            children->rank[i] = child_rank(children->left[i], node, alpha);
}
