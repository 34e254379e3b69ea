/*
 * The cells themselves are left out
 *
 * This looks like columns with holes in them: what lies above the lowest cell
 * is there, but the cells that were given are missing. Look at where the two's
 * complement and the cells themselves are put together.
 */
static inline uint64_t cells_from(uint64_t cells)
{
    return ((bottom_row() << BOARD_HEIGHT) - cells) & ~cells & all_cells();
}
