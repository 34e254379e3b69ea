/*
 * The key is compared with key and value together
 *
 * This looks like a table that finds nothing: the scores are right, and the
 * nodes are those of a search without a table. Look at which bits of the entry
 * tt_get compares with the key.
 */
static inline uint8_t tt_get(const TranspositionTable *table, uint64_t key)
{
    uint64_t entry = table->slot[key % TT_SLOTS];
    return entry == key ? (uint8_t)entry : 0;
}
