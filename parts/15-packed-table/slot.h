/* A word of a table. It is always read and written as a whole. */
#include <stdint.h>

typedef uint64_t Slot;

static inline uint64_t slot_load(const Slot *slot)
{
    return *slot;
}

static inline void slot_store(Slot *slot, uint64_t word)
{
    *slot = word;
}
