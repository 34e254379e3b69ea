/*
 * The slot is not noted in the log
 *
 * This looks like a table that is not emptied between two positions: the
 * scores are right, but the nodes depend on what was solved before. Look at
 * what tt_reset reads to find the slots in use, and who has to write it.
 */
static inline void tt_put(TranspositionTable *table, uint64_t key,
                          uint8_t value)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    assert(value != 0);
    table->key[slot] = (PartialKey)key;
    table->value[slot] = value;
}
