/*
 * An entry in use is not written over
 *
 * This looks like a table whose slots are written once and never again: what
 * is learned later is lost, and the search gets slower the longer it takes.
 * Look at what tt_put does with a slot that holds something already.
 */
static inline void tt_put(TranspositionTable *table, uint64_t key,
                          uint8_t value)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    assert(value != 0);
    if (table->value[slot] != 0)
        return;
    table->key[slot] = (PartialKey)key;
    table->value[slot] = value;
    if (table->room > 0)
        table->log[--table->room] = slot;
}
