/*
 * The nodes themselves are stored as the effort
 *
 * This looks like a number that is too large for its field: the bits over the
 * edge change the tag, and the entry is not found again. Look at how many bits
 * the effort has.
 */
static inline void table_learn(const PackedTable *table, uint64_t hash,
                               int alpha, int score, uint64_t nodes)
{
    Slot *pair = table_pair(table, hash);
    uint64_t tag = table_tag(table, hash), first = slot_load(&pair[0]);
    Bounds bounds = bounds_narrow(table_get(table, hash), alpha, score);
    uint64_t effort = nodes;
    uint64_t entry =
        tag << TAG_SHIFT | effort << BOUNDS_BITS | bounds_pack(bounds);
    if (first >> TAG_SHIFT == tag) {
        slot_store(&pair[0], entry);
    } else if (slot_load(&pair[1]) >> TAG_SHIFT == tag ||
               entry_effort(table, first) > effort) {
        slot_store(&pair[1], entry);
    } else {
        slot_store(&pair[1], first);
        slot_store(&pair[0], entry);
    }
}
