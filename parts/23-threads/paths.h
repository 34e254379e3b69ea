/*
 * Where the threads are: each one's way from the root to the position it is
 * searching, by the number of stones. All may look at all. What is seen may
 * be out of date, which makes the order of moves a little worse, and no more.
 */
enum { MOST_THREADS = 64 };

typedef struct {
    int threads;
    Slot hash[MOST_THREADS][BOARD_CELLS + 1];
} Paths;

static inline void paths_enter(Paths *paths, int thread, int stones,
                               uint64_t hash)
{
    slot_store(&paths->hash[thread][stones], hash);
}

/* Is some other thread at this position, or below it? */
static inline bool paths_busy(const Paths *paths, int thread, int stones,
                              uint64_t hash)
{
    for (int i = 0; i < paths->threads; i++)
        if (i != thread && slot_load(&paths->hash[i][stones]) == hash)
            return true;
    return false;
}
