/*
 * What a thread does when another was quicker. It may be deep in a search
 * that nobody needs any more, because the answer for a position above is in
 * the table by now, or the whole question is answered. Then it goes back to
 * the highest such position, and what it brings from below counts for nothing.
 */
enum { NOT_BACK = BOARD_CELLS, ALL_THE_WAY = -1 };

/* The question at a node, asked at the node `levels` above or below it. */
static inline int alpha_at(int alpha, int levels)
{
    return levels % 2 == 0 ? alpha : opposite(alpha);
}

/* Looks at this node and at all on the way to it, the highest one first, if
   another thread told it to. What the table says counts: the other may have
   meant a position that we have left by now. */
static inline bool solver_overtaken(Solver *solver, int stones, int alpha)
{
    Team *team = solver->team;
    if (!path_told(&team->paths.of[solver->thread]))
        return false;
    if (atomic_load_explicit(&team->answered, memory_order_relaxed)) {
        solver->back_to = ALL_THE_WAY;
        return true;
    }
    for (int at = team->root.position.stones; at <= stones; at++) {
        int asked = alpha_at(alpha, stones - at);
        uint64_t hash = paths_at(&team->paths, solver->thread, at);
        Bounds known = table_get(&solver->table, hash);
        if (known.lower > asked || known.upper <= asked) {
            solver->back_to = at;
            solver->back_score =
                known.lower > asked ? known.lower : known.upper;
            return true;
        }
    }
    return false;
}

/* A step back: the score is that of the node we go to, and void before. */
static inline int solver_go_back(Solver *solver, int stones)
{
    assert(solver->back_to <= stones);
    if (solver->back_to == stones)
        solver->back_to = NOT_BACK; /* arrived */
    return solver->back_score;
}
