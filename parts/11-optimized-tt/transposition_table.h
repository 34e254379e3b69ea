/*
 * The table of part 7 with shorter entries: 32 bits of the key and 8 bits of
 * value, in two arrays so that nothing is lost to padding.
 *
 * Nothing is lost by cutting the key, either. The slot is the key modulo an
 * odd number, the stored part is the key modulo 2^32. These two moduli have
 * no common factor, so by the Chinese remainder theorem the pair determines
 * the key modulo their product, and no key is as large as that.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifndef TT_SLOTS
#define TT_SLOTS 8388617 /* the first prime above 2^23: 40 MB */
#endif

/* 2^23 slots and 32 bits tell apart the keys of boards up to 55 bits. */
#if BOARD_BITS <= 55
typedef uint32_t PartialKey;
#else
typedef uint64_t PartialKey;
#endif

_Static_assert(TT_SLOTS % 2 == 1, "slots and 2^n must have no common factor");
_Static_assert(sizeof(PartialKey) == 8 ||
                   TT_SLOTS >= UINT64_C(1)
                                   << (BOARD_BITS > 32 ? BOARD_BITS - 32 : 0),
               "slots times 2^32 must exceed every key of this board");

enum { TT_LOG = 1 << 16 };

typedef struct {
    PartialKey key[TT_SLOTS];
    uint8_t value[TT_SLOTS]; /* 0: empty */
    /* The slots in use, last noted first, so that emptying a hardly used
       table is cheap. Without room left (as at the start) all are emptied. */
    uint32_t log[TT_LOG];
    size_t room;
} TranspositionTable;

static void tt_reset(TranspositionTable *table)
{
    if (table->room == 0)
        memset(table, 0, sizeof *table);
    else
        for (size_t i = table->room; i < TT_LOG; i++)
            table->value[table->log[i]] = 0;
    table->room = TT_LOG;
}

static inline void tt_put(TranspositionTable *table, uint64_t key,
                          uint8_t value)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    assert(value != 0);
    table->key[slot] = (PartialKey)key;
    table->value[slot] = value;
    if (table->room > 0)
        table->log[--table->room] = slot;
}

/* The value stored for this key, or 0. */
static inline uint8_t tt_get(const TranspositionTable *table, uint64_t key)
{
    uint32_t slot = (uint32_t)(key % TT_SLOTS);
    return table->key[slot] == (PartialKey)key ? table->value[slot] : 0;
}
