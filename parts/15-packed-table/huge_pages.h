/*
 * A hint to the system: this memory is read all over, so let it have few big
 * pages instead of many small ones. The processor then finds an address with
 * one look into its list of pages, which is too short for the small ones.
 * Wherever this is not known or not allowed, nothing happens.
 */
#include <stddef.h>

enum { HUGE_PAGE = 1 << 21 }; /* 2 MB; memory should begin at a multiple */

#if defined __linux__
#include <linux/mman.h>
int madvise(void *memory, size_t size, int advice); /* not in POSIX */
#endif

static inline void huge_pages(void *memory, size_t size)
{
#if defined __linux__ && defined MADV_HUGEPAGE
    if ((uintptr_t)memory % HUGE_PAGE == 0)
        (void)madvise(memory, size, MADV_HUGEPAGE);
#else
    (void)memory;
    (void)size;
#endif
}
