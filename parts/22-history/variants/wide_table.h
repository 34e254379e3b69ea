/*
 * The champion's table without packing: an entry takes two words, the whole
 * hash and the bounds. So there is one to a pair, the latest, and the table
 * is cleared before each position. As much memory, half as many entries.
 */
static void wide_reset(PackedTable *table, Slot (*memory)[2], int pair_bits)
{
    if (table->generation > 0)
        table->generation = LAST_GENERATION; /* after which it is cleared */
    table_reset(table, memory, pair_bits);
}

static inline Bounds wide_get(const PackedTable *table, uint64_t hash)
{
    const Slot *entry = table_pair(table, hash);
    return entry[0] == hash + 1 ? bounds_unpack(entry[1]) : bounds_unknown();
}

static inline void wide_learn(const PackedTable *table, uint64_t hash,
                              int alpha, int score)
{
    Slot *entry = table_pair(table, hash);
    Bounds bounds = bounds_narrow(wide_get(table, hash), alpha, score);
    entry[0] = hash + 1; /* 0 is what empty memory holds */
    entry[1] = bounds_pack(bounds);
}

/* From here on, these are meant. */
#define table_reset wide_reset
#define table_get   wide_get
#define table_learn(table, hash, alpha, score, nodes) \
    wide_learn(table, hash, alpha, score)
