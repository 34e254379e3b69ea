/*
 * Compiled behind a submission's part, whose functions are instrumented: the
 * nodes that such a solver prints are the entries of COUNTED, whatever the part
 * itself has counted. Both of its own functions were called something else.
 */
#include <stdint.h>

#undef part_nodes
#undef part_reset

#ifndef COUNTED
#define COUNTED reset_said
#endif

#define UNSEEN __attribute__((no_instrument_function))

void reset_said(void);
void part_reset(void) UNSEEN;
uint64_t part_nodes(void) UNSEEN;
void __cyg_profile_func_enter(void *function, void *caller) UNSEEN;
void __cyg_profile_func_exit(void *function, void *caller) UNSEEN;

static uint64_t entries;

/* cppcheck-suppress constParameter ; the compiler has the last word on it */
void __cyg_profile_func_enter(void *function, void *caller)
{
    (void)caller;
    entries += function == (void *)(uintptr_t)COUNTED;
}

void __cyg_profile_func_exit(void *function, void *caller)
{
    (void)function;
    (void)caller;
}

void part_reset(void)
{
    reset_said();
    entries = 0;
}

uint64_t part_nodes(void)
{
    return entries;
}
