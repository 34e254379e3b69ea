/*
 * The whole key is compared with a part of it
 *
 * This looks like a table that hardly ever finds anything: the scores are
 * right, but the nodes are nearly those of a search without a table. Look at
 * how many bits of the key lie in the slot, and how many they are compared
 * with.
 */
static inline uint8_t tt_get(const TranspositionTable *table, uint64_t key)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    return table->key[slot] == key ? table->value[slot] : 0;
}
