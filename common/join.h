/*
 * The last include of every manifest: joins the pieces above it, which
 * define Position and Solver, to the contract the programs are written
 * against.
 */
#include "contract.h"

#ifndef PART_NAME
#define PART_NAME "a part without a name"
#endif

const char part_name[] = PART_NAME;

static Solver the_solver; /* static: its table needs no allocation */
static Position the_position;

void part_reset(void)
{
    solver_reset(&the_solver);
}

void part_load(const Board *board)
{
    position_clear(&the_position);
    for (int i = 0; i < board->stones; i++)
        position_play(&the_position, board->moves[i]);
}

int part_solve(bool weak)
{
    return solver_solve(&the_solver, &the_position, weak);
}

bool part_use_threads(int count)
{
#ifdef SOLVER_THREADS
    return solver_use_threads(&the_solver, count);
#else
    return count == 1;
#endif
}

int part_most_threads(void)
{
#ifdef SOLVER_THREADS
    return MOST_THREADS;
#else
    return 1;
#endif
}

uint64_t part_nodes(void)
{
    return the_solver.nodes;
}
