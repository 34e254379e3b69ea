/*
 * Whatever lies in the slot is believed
 *
 * This looks like a table that does not compare the tag: entries of other
 * positions, and of earlier searches, are taken for the right one. Look at
 * what has to be equal before an entry is unpacked.
 */
static inline Bounds table_get(const PackedTable *table, uint64_t hash)
{
    const Slot *pair = table_pair(table, hash);
    for (int i = 0; i < 2; i++) {
        uint64_t entry = slot_load(&pair[i]);
        if (entry != 0)
            return bounds_unpack(entry);
    }
    return bounds_unknown();
}
