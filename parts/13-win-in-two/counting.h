/*
 * How many cells are set, without a branch: counts in pairs of bits, then
 * fours, then bytes, and the multiplication adds up the bytes. A loop over
 * the set bits ends unpredictably, which costs more than these few steps.
 */
static inline int cell_count(uint64_t cells)
{
    cells -= cells >> 1 & UINT64_C(0x5555555555555555);
    cells = (cells & UINT64_C(0x3333333333333333)) +
            (cells >> 2 & UINT64_C(0x3333333333333333));
    cells = (cells + (cells >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(cells * UINT64_C(0x0101010101010101) >> 56);
}

/* How near to the centre: 0 for the outermost columns. */
static inline int centre_rank(uint64_t move)
{
    uint64_t inner = all_cells();
    int rank = 0;
    for (int column = 0; column < (BOARD_WIDTH - 1) / 2; column++) {
        inner &= ~column_cells(column);
        inner &= ~column_cells(BOARD_WIDTH - 1 - column);
        rank += (move & inner) != 0;
    }
    return rank;
}
