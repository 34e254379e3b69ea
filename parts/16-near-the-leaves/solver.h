/*
 * Two tables: questions with a far deadline are few and costly to answer again,
 * those with a near one many and cheap. The table of the latter is small
 * enough to stay in the cache.
 */
#ifndef FAR_PAIR_BITS
#define FAR_PAIR_BITS 19 /* 2^20 slots: 8 MB */
#endif
#ifndef NEAR_DEADLINE
#define NEAR_DEADLINE 5
#endif

typedef struct {
    uint64_t nodes;
    PackedTable far, near;
    _Alignas(HUGE_PAGE) Slot far_slots[1 << FAR_PAIR_BITS][2];
    Slot near_slots[1 << MIN_PAIR_BITS][2];
} Solver;

static void solver_reset(Solver *solver)
{
    solver->nodes = 0;
    table_reset(&solver->far, solver->far_slots, FAR_PAIR_BITS);
    table_reset(&solver->near, solver->near_slots, MIN_PAIR_BITS);
}

static inline const PackedTable *solver_table(const Solver *solver, int stones,
                                              int alpha)
{
    return deadline(stones, alpha) > NEAR_DEADLINE ? &solver->far
                                                   : &solver->near;
}
