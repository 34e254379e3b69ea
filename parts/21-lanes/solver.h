/*
 * One table for all deadlines again. It is small enough by itself to be near,
 * and a second one beside it (part 16) would only take its place.
 */
typedef struct {
    uint64_t nodes;
    PackedTable table;
    /* so that a pair never lies in two lines of the cache */
    _Alignas(2 * sizeof(Slot)) Slot slots[1 << PAIR_BITS][2];
} Solver;

static void solver_reset(Solver *solver)
{
    solver->nodes = 0;
    table_reset(&solver->table, solver->slots, PAIR_BITS);
}
