/*
 * The dearest entry is not kept
 *
 * This looks like a pair of slots that is a queue: the scores are right, and
 * the nodes too as long as the table is hardly filled, but an entry that took
 * long is pushed out by cheap ones. Look at which of two entries the first
 * slot should hold.
 */
static inline void table_learn(const PackedTable *table, uint64_t hash,
                               int alpha, int score, uint64_t nodes)
{
    Slot *pair = table_pair(table, hash);
    uint64_t tag = table_tag(table, hash), first = slot_load(&pair[0]);
    Bounds bounds = bounds_narrow(table_get(table, hash), alpha, score);
    uint64_t effort = nodes_effort(nodes);
    uint64_t entry =
        tag << TAG_SHIFT | effort << BOUNDS_BITS | bounds_pack(bounds);
    if (first >> TAG_SHIFT == tag) {
        slot_store(&pair[0], entry);
    } else if (slot_load(&pair[1]) >> TAG_SHIFT == tag) {
        slot_store(&pair[1], entry);
    } else {
        slot_store(&pair[1], first);
        slot_store(&pair[0], entry);
    }
}
