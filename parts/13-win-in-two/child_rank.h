/* As in part 10: many threats first, then the centre. */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    uint64_t move = child->position.mask ^ node->position.mask;
    (void)alpha;
    return cell_count(child->danger) * BOARD_WIDTH + centre_rank(move);
}

static inline void children_rank(Children *children, const Node *node,
                                 int alpha)
{
    if (children->count > 1)
        for (int i = 0; i < children->count; i++)
            children->rank[i] = child_rank(children->left[i], node, alpha);
}
