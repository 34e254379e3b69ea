/*
 * The new key gets the old value
 *
 * This looks like an entry that is written by halves: the key is the new one,
 * but a value that was there before stays, and belongs to another position.
 * Look at all that makes up an entry.
 */
static inline void tt_put(TranspositionTable *table, uint64_t key,
                          uint8_t value)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    assert(value != 0);
    table->key[slot] = (PartialKey)key;
    if (table->value[slot] == 0)
        table->value[slot] = value;
    if (table->room > 0)
        table->log[--table->room] = slot;
}
