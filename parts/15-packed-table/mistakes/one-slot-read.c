/*
 * Only the first slot of a pair is read
 *
 * This looks like half a table: the scores are right, but what lies in the
 * second slot is never found. Look at how many slots table_get goes through.
 */
static inline Bounds table_get(const PackedTable *table, uint64_t hash)
{
    uint64_t entry = slot_load(&table_pair(table, hash)[0]);
    if (entry >> TAG_SHIFT == table_tag(table, hash))
        return bounds_unpack(entry);
    return bounds_unknown();
}
