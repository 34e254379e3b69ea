/*
 * The other bound is forgotten
 *
 * This looks like an entry that has room for two bounds and keeps one: the
 * scores are right, but each answer wipes out what was known on the other
 * side. Look at what becomes of the bound that was not asked about.
 */
static inline void table_learn(const PackedTable *table, uint64_t hash,
                               int alpha, int score, uint64_t nodes)
{
    Slot *pair = table_pair(table, hash);
    uint64_t tag = table_tag(table, hash), first = slot_load(&pair[0]);
    Bounds bounds = bounds_narrow(bounds_unknown(), alpha, score);
    uint64_t effort = nodes_effort(nodes);
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
