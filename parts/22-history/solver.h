/* What the solver remembers: the table of part 21, and the history. */
typedef struct {
    uint64_t nodes;
    History history;
    PackedTable table;
    _Alignas(2 * sizeof(Slot)) Slot slots[1 << PAIR_BITS][2];
} Solver;

static void solver_reset(Solver *solver)
{
    solver->nodes = 0;
    history_reset(&solver->history);
    table_reset(&solver->table, solver->slots, PAIR_BITS);
}
