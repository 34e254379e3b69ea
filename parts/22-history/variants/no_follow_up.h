/* No bound is known; the ranks still want to know the follower's rows. */
enum { NO_BOUND = BOARD_CELLS };

static inline uint64_t follower_rows(void)
{
    uint64_t rows = 0;
    for (int row = BOARD_HEIGHT - 1; row >= 0; row -= 2)
        rows |= bottom_row() << row;
    return rows;
}

static inline int follow_up_bound(const Node *node, int limit)
{
    (void)node;
    (void)limit;
    return NO_BOUND;
}

#define children_bound(children, node, alpha) (-NO_BOUND)
