/*
 * Where the threads are: each one's way from the root to the position it is
 * searching, by the number of stones. All may look at all. What is seen may
 * be out of date, which makes a choice a little worse, and no more.
 */
#include <stdatomic.h>

enum { MOST_THREADS = 64, CACHE_LINE = 64 };

/* A line each: what one core writes should not take away what others read. */
typedef struct {
    _Alignas(CACHE_LINE) atomic_bool told; /* that it may be overtaken */
    _Alignas(CACHE_LINE) Slot hash[BOARD_CELLS + 1];
} Path;

typedef struct {
    int helpers; /* beside thread 0 */
    Path of[MOST_THREADS];
} Paths;

static inline void paths_enter(Paths *paths, int thread, int stones,
                               uint64_t hash)
{
    slot_store(&paths->of[thread].hash[stones], hash);
}

/* Where thread `other` is, or was a moment ago. */
static inline uint64_t paths_at(const Paths *paths, int other, int stones)
{
    return slot_load(&paths->of[other].hash[stones]);
}

/* Whoever hears of it sees what was written before (that is what release and
   acquire mean): the answer is in the table. If several tell at once that is
   promised for the last of them only; another's may be missed, and no harm is
   done but some work for nothing. */
static inline void path_tell(Path *path)
{
    atomic_store_explicit(&path->told, true, memory_order_release);
}

/* Was it told something, since it last asked? */
static inline bool path_told(Path *path)
{
    return atomic_load_explicit(&path->told, memory_order_relaxed) &&
           atomic_exchange_explicit(&path->told, false, memory_order_acquire);
}

/* This position is answered: tells all who are there, or below it. */
static inline void paths_tell(Paths *paths, int thread, int stones,
                              uint64_t hash)
{
    for (int i = 0; i <= paths->helpers; i++)
        if (i != thread && paths_at(paths, i, stones) == hash)
            path_tell(&paths->of[i]);
}
