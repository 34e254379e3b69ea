/*
 * A hint to the system: this memory is read all over, so let it have few big
 * pages instead of many small ones. The processor then finds an address with
 * one look into its list of pages, which is too short for the small ones.
 * Wherever this is not known or not allowed, nothing happens.
 */
#include <stddef.h>

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
