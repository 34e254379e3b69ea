/* A move ranks by the threats that its side has after it. */
static inline int count_cells(uint64_t cells)
{
    int count = 0;
    for (; cells; cells &= cells - 1) /* drops the lowest: they are few */
        count++;
    return count;
}

static inline int move_rank(const Position *position, uint64_t move)
{
    return count_cells(threats(position->current | move, position->mask));
}
