/* As in part 10: many threats first, then the centre. */
static inline int child_rank(const Node *child, const Node *node, int alpha)
{
    uint64_t move = child->position.mask ^ node->position.mask;
    (void)alpha;
    return count_cells(child->danger) * BOARD_WIDTH + centre_rank(move);
}
