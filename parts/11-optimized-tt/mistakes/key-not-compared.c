/*
 * The key is not compared
 *
 * This looks like a table that trusts whatever lies in the slot: where two
 * positions share one, the value of the one is taken for the other. Look at
 * what tt_get compares before it returns a value.
 */
static inline uint8_t tt_get(const TranspositionTable *table, uint64_t key)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    return table->value[slot];
}
