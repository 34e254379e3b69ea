/*
 * A word of a table that several threads share. It is still read and written
 * as a whole: whoever reads it gets what one thread wrote, never half of it.
 * Nothing is promised about its neighbours (that is what relaxed means), and
 * nothing is needed: each entry is true by itself.
 */
#include <stdatomic.h>
#include <stdint.h>

typedef _Atomic uint64_t Slot;
_Static_assert(sizeof(Slot) == 8, "a word, and no lock beside it");
_Static_assert(ATOMIC_LONG_LOCK_FREE == 2 && ATOMIC_LLONG_LOCK_FREE == 2,
               "a word must be read and written without a lock");

static inline uint64_t slot_load(const Slot *slot)
{
    return atomic_load_explicit(slot, memory_order_relaxed);
}

static inline void slot_store(Slot *slot, uint64_t word)
{
    atomic_store_explicit(slot, word, memory_order_relaxed);
}
