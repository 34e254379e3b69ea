/* No hint, and no need to begin at a multiple of anything. */
#include <stddef.h>

enum { HUGE_PAGE = 8 };

static inline void huge_pages(void *memory, size_t size)
{
    (void)memory;
    (void)size;
}
