/*
 * The lowest cell itself is left out
 *
 * This looks like columns that begin one cell too high: the cells above the
 * lowest are there, and it is not. Look at where the two's complement and the
 * cells themselves are put together.
 */
static inline uint64_t cells_from(uint64_t cells)
{
    return ((bottom_row() << BOARD_HEIGHT) - cells) & ~cells & all_cells();
}
