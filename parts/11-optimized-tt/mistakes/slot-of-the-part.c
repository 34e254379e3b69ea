/*
 * The slot is chosen by the partial key
 *
 * This looks like a key that is cut before its slot is computed: two keys with
 * the same lower bits then share slot and rest, and are mistaken for each
 * other. Look at what the slot still has to tell about the upper bits.
 */
static inline void tt_put(TranspositionTable *table, uint64_t key,
                          uint8_t value)
{
    uint32_t slot = (uint32_t)((PartialKey)key % TT_SLOTS);
    assert(value != 0);
    table->key[slot] = (PartialKey)key;
    table->value[slot] = value;
    if (table->room > 0)
        table->log[--table->room] = slot;
}

static inline uint8_t tt_get(const TranspositionTable *table, uint64_t key)
{
    uint32_t slot = (uint32_t)((PartialKey)key % TT_SLOTS);
    return table->key[slot] == (PartialKey)key ? table->value[slot] : 0;
}
