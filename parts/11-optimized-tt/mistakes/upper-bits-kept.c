/*
 * The upper bits of the key are kept
 *
 * This looks like a table that now and then mistakes one position for another:
 * the scores may all be right, but a few counts of nodes are not, as the bits
 * it keeps do not complete what the slot says of the key. Look at which part
 * of the key the pair of slot and rest has to determine.
 */
static inline void tt_put(TranspositionTable *table, uint64_t key,
                          uint8_t value)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    assert(value != 0);
    table->key[slot] = (PartialKey)(key >> 32);
    table->value[slot] = value;
    if (table->room > 0)
        table->log[--table->room] = slot;
}

static inline uint8_t tt_get(const TranspositionTable *table, uint64_t key)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    return table->key[slot] == (PartialKey)(key >> 32) ? table->value[slot] : 0;
}
