/* The key of the mirror image: the same columns from right to left. */
static inline uint64_t key_mirrored(uint64_t key)
{
    uint64_t mirrored = 0;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        mirrored = mirrored << STEP | (key & ((UINT64_C(1) << STEP) - 1));
        key >>= STEP;
    }
    return mirrored;
}

/* Both have the same score, and so the smaller key stands for both. */
static inline uint64_t mirror_key(const Position *position)
{
    uint64_t key = position_key(position);
    uint64_t mirrored = key_mirrored(key);
    return key < mirrored ? key : mirrored;
}
