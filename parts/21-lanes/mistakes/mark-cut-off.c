/*
 * The mark over a full column is cut off
 *
 * This looks like an image that loses the top bit of a column: a key has one
 * bit more a column than there are cells. Look at how many bits of the key
 * belong to a column.
 */
static inline uint64_t mirror_key(uint64_t key)
{
    const uint64_t column = (UINT64_C(1) << BOARD_HEIGHT) - 1;
    uint64_t image = 0;
    for (int i = 0; i < BOARD_WIDTH; i++)
        image = image << STEP | (key >> i * STEP & column);
    return image;
}
