/* What the solver remembers: the two tables of part 16, and the history. */
#ifndef NEAR_DEADLINE
#define NEAR_DEADLINE 5
#endif

typedef struct {
    uint64_t nodes;
    History history;
    PackedTable far, near;
    _Alignas(HUGE_PAGE) Slot far_slots[1 << FAR_PAIR_BITS][2];
    Slot near_slots[1 << MIN_PAIR_BITS][2];
} Solver;

static void solver_reset(Solver *solver)
{
    solver->nodes = 0;
    history_reset(&solver->history);
    table_reset(&solver->far, solver->far_slots, FAR_PAIR_BITS);
    table_reset(&solver->near, solver->near_slots, MIN_PAIR_BITS);
}

static inline const PackedTable *solver_table(const Solver *solver, int stones,
                                              int alpha)
{
    return deadline(stones, alpha) > NEAR_DEADLINE ? &solver->far
                                                   : &solver->near;
}
