/*
 * One of the diagonals is forgotten
 *
 * This looks like threats that are seen in one slanting direction and not in
 * the other: some wins of the opponent come as a surprise. Look at the
 * directions that threats goes through.
 */
static inline uint64_t threats(uint64_t stones, uint64_t mask)
{
    uint64_t cells = (stones << 1) & (stones << 2) & (stones << 3);
    cells |= threats_along(stones, STEP);
    cells |= threats_along(stones, STEP + 1);
    return cells & (all_cells() ^ mask);
}
