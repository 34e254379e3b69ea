/*
 * The slot is masked, as if it were a power of two
 *
 * This looks like a table that uses only a handful of its slots: the number of
 * slots is odd, and a mask made of it has hardly any bits. Look at how a key
 * becomes the number of a slot.
 */
static inline void tt_put(TranspositionTable *table, uint64_t key,
                          uint8_t value)
{
    uint32_t slot = (uint32_t)(key & (TT_SLOTS - 1));
    assert(value != 0);
    table->key[slot] = (PartialKey)key;
    table->value[slot] = value;
    if (table->room > 0)
        table->log[--table->room] = slot;
}

static inline uint8_t tt_get(const TranspositionTable *table, uint64_t key)
{
    uint32_t slot = (uint32_t)(key & (TT_SLOTS - 1));
    return table->key[slot] == (PartialKey)key ? table->value[slot] : 0;
}
