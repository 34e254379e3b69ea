/*
 * A table with one word an entry, which is one access to memory:
 *
 *      | rest of the hash | generation | effort | upper | lower |
 *
 * Entries of an older generation count as empty, so forgetting everything is
 * adding 1. Slots come in pairs: the first keeps the entry that took more
 * effort (the number of bits of the nodes spent), the second the latest.
 */
#include <stddef.h>
#include <string.h>

#if defined PREFETCH
/* a variant has its own */
#elif defined __GNUC__
#define PREFETCH(address) __builtin_prefetch(address)
#else
#define PREFETCH(address) ((void)(address))
#endif

/* What is known of a score: lower <= score <= upper. In a table, 12 bits. */
typedef struct {
    int lower, upper;
} Bounds;

enum { SCORE_BITS = 6, BOUNDS_BITS = 2 * SCORE_BITS };
_Static_assert(BOARD_CELLS < 1 << SCORE_BITS, "a score must fit its bits");

static inline Bounds bounds_unknown(void)
{
    return (Bounds){-(BOARD_CELLS / 2), BOARD_CELLS / 2};
}

static inline uint64_t bounds_pack(Bounds bounds)
{
    assert(bounds.lower <= bounds.upper);
    assert(bounds.lower >= -(BOARD_CELLS / 2));
    assert(bounds.upper <= BOARD_CELLS / 2);
    return (uint64_t)(bounds.upper + BOARD_CELLS / 2) << SCORE_BITS |
           (uint64_t)(bounds.lower + BOARD_CELLS / 2);
}

static inline Bounds bounds_unpack(uint64_t entry)
{
    const uint64_t mask = (1 << SCORE_BITS) - 1;
    return (Bounds){(int)(entry & mask) - BOARD_CELLS / 2,
                    (int)(entry >> SCORE_BITS & mask) - BOARD_CELLS / 2};
}

/* The answer to "more than alpha?" makes one of the bounds tighter. */
static inline Bounds bounds_narrow(Bounds bounds, int alpha, int score)
{
    if (score > alpha)
        bounds.lower = score > bounds.lower ? score : bounds.lower;
    else
        bounds.upper = score < bounds.upper ? score : bounds.upper;
    return bounds;
}

enum {
    EFFORT_BITS = 5,
    TAG_SHIFT = EFFORT_BITS + BOUNDS_BITS,
    /* The fewest pairs of slots that leave an entry 2 bits of generation:
       2^14, and on boards of more than 59 bits more. */
    MIN_PAIR_BITS = BOARD_BITS < 59 ? 14 : BOARD_BITS - 45,
    SPARE_BITS = 64 - TAG_SHIFT - (BOARD_BITS - MIN_PAIR_BITS),
    GENERATION_BITS = SPARE_BITS < 16 ? SPARE_BITS : 16,
    LAST_GENERATION = (1 << GENERATION_BITS) - 1
};
_Static_assert(MIN_PAIR_BITS < BOARD_BITS, "more slots than keys");
_Static_assert(GENERATION_BITS >= 2, "the rest of the hash must fit an entry");

/*
 * A hint to the system: this memory is read all over, so let it have few big
 * pages instead of many small ones. The processor then finds an address with
 * one look into its list of pages, which is too short for the small ones.
 * Wherever this is not known or not allowed, nothing happens.
 */
enum { HUGE_PAGE = 1 << 21 }; /* 2 MB; memory should begin at a multiple */

#if defined __linux__ /* not in POSIX, and not every C library has the name */
int madvise(void *memory, size_t size, int advice);
enum { ADVICE_HUGE_PAGES = 14 };
#endif

static inline void huge_pages(void *memory, size_t size)
{
#if defined __linux__
    if ((uintptr_t)memory % HUGE_PAGE == 0)
        (void)madvise(memory, size, ADVICE_HUGE_PAGES);
#else
    (void)memory;
    (void)size;
#endif
}

typedef struct {
    Slot (*pair)[2];
    int rest_bits;       /* of the hash, that do not number the pair */
    uint64_t generation; /* 0 is what empty memory holds: never used */
} PackedTable;

/* Empties the table of 2^pair_bits pairs at `memory`, zero at first. */
static void table_reset(PackedTable *table, Slot (*memory)[2], int pair_bits)
{
    assert(pair_bits >= MIN_PAIR_BITS && pair_bits < BOARD_BITS);
    table->pair = memory;
    table->rest_bits = BOARD_BITS - pair_bits;
    if (table->generation == 0)
        huge_pages(memory, sizeof *memory << pair_bits);
    if (table->generation == 0 || table->generation == LAST_GENERATION) {
        memset(memory, 0, sizeof *memory << pair_bits);
        table->generation = 0;
    }
    table->generation++;
}

static inline Slot *table_pair(const PackedTable *table, uint64_t hash)
{
    return table->pair[hash >> table->rest_bits];
}

/* What an entry of this position has above its effort. */
static inline uint64_t table_tag(const PackedTable *table, uint64_t hash)
{
    uint64_t rest = hash & ((UINT64_C(1) << table->rest_bits) - 1);
    return rest << GENERATION_BITS | table->generation;
}

static inline void table_prefetch(const PackedTable *table, uint64_t hash)
{
    PREFETCH(table_pair(table, hash));
}

static inline Bounds table_get(const PackedTable *table, uint64_t hash)
{
    const Slot *pair = table_pair(table, hash);
    uint64_t tag = table_tag(table, hash);
    for (int i = 0; i < 2; i++) {
        uint64_t entry = slot_load(&pair[i]);
        if (entry >> TAG_SHIFT == tag)
            return bounds_unpack(entry);
    }
    return bounds_unknown();
}

/* The number of bits of a node count, as far as the field goes. */
static inline uint64_t nodes_effort(uint64_t nodes)
{
    const int most = (1 << EFFORT_BITS) - 1;
#if defined __GNUC__
    int bits = 64 - __builtin_clzll(nodes | 1);
#else
    int bits = 1;
    for (; nodes > 1; nodes >>= 1)
        bits++;
#endif
    return (uint64_t)(bits < most ? bits : most);
}

/* The effort an entry has to beat; none if it is out of date. */
static inline uint64_t entry_effort(const PackedTable *table, uint64_t entry)
{
    if ((entry >> TAG_SHIFT & LAST_GENERATION) != table->generation)
        return 0;
    return entry >> BOUNDS_BITS & ((1 << EFFORT_BITS) - 1);
}

/* Adds what a search of so many nodes has answered. */
static inline void table_learn(const PackedTable *table, uint64_t hash,
                               int alpha, int score, uint64_t nodes)
{
    Slot *pair = table_pair(table, hash);
    uint64_t tag = table_tag(table, hash), first = slot_load(&pair[0]);
    Bounds bounds = bounds_narrow(table_get(table, hash), alpha, score);
    uint64_t effort = nodes_effort(nodes);
    uint64_t entry =
        tag << TAG_SHIFT | effort << BOUNDS_BITS | bounds_pack(bounds);
    if (first >> TAG_SHIFT == tag) {
        slot_store(&pair[0], entry);
    } else if (slot_load(&pair[1]) >> TAG_SHIFT == tag ||
               entry_effort(table, first) > effort) {
        slot_store(&pair[1], entry);
    } else {
        slot_store(&pair[1], first);
        slot_store(&pair[0], entry);
    }
}
