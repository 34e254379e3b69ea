/*
 * Cells above the board count as empty
 *
 * This looks like threats that lie over the top row: the cell below such a one
 * is taken for a losing move, and good moves are left out. Look at which bits
 * are cells of the board when the stones are taken away.
 */
static inline uint64_t threats(uint64_t stones, uint64_t mask)
{
    uint64_t cells = (stones << 1) & (stones << 2) & (stones << 3);
    cells |= threats_along(stones, STEP);
    cells |= threats_along(stones, STEP - 1);
    cells |= threats_along(stones, STEP + 1);
    return cells & ~mask;
}
