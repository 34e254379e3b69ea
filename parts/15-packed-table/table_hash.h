/*
 * Scatters the keys, and loses nothing: multiplying by an odd number modulo
 * 2^BOARD_BITS can be undone. So the upper bits can number the slot and the
 * lower ones, kept in it, complete the key. Any odd factor does that; a good
 * one has no pattern in its low BOARD_BITS bits, which alone count.
 */
#define HASH_FACTOR UINT64_C(0x9e3779b97f4a7c15)
#define HASH_MASK   (~UINT64_C(0) >> (64 - BOARD_BITS))

static inline uint64_t table_hash(const Position *position)
{
    return position_key(position) * HASH_FACTOR & HASH_MASK;
}
