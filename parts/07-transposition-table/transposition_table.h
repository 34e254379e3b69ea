/*
 * A table from keys to small values, for positions met before. It may forget
 * (a new entry replaces the one in its slot), but it never mistakes one
 * position for another.
 *
 * An entry is one word: 56 bits of the key, 8 bits of value, where value 0
 * means empty. On boards of more than 56 bits the lost upper bits of the key
 * follow from the rest and the slot number, because the number of slots is
 * odd (part 11 makes more of this).
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifndef TT_SLOTS
#define TT_SLOTS 8388593 /* a prime just under 2^23: 64 MB */
#endif
_Static_assert(TT_SLOTS % 2 == 1, "an odd number of slots keeps keys apart");

enum { TT_LOG = 1 << 16 };

typedef struct {
    uint64_t slot[TT_SLOTS];
    /* Which slots were written, so that few can be emptied one by one; when
       the log is full, as it is at the start, all are. */
    uint32_t log[TT_LOG];
    size_t room;
} TranspositionTable;

static void tt_reset(TranspositionTable *table)
{
    if (table->room == 0)
        memset(table->slot, 0, sizeof table->slot);
    else
        for (size_t i = table->room; i < TT_LOG; i++)
            table->slot[table->log[i]] = 0;
    table->room = TT_LOG;
}

static inline void tt_put(TranspositionTable *table, uint64_t key,
                          uint8_t value)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    assert(value != 0);
    table->slot[slot] = key << 8 | value;
    if (table->room > 0)
        table->log[--table->room] = slot;
}

/* The value stored for this key, or 0. */
static inline uint8_t tt_get(const TranspositionTable *table, uint64_t key)
{
    uint64_t entry = table->slot[key % TT_SLOTS];
    return entry >> 8 == key << 8 >> 8 ? (uint8_t)entry : 0;
}
