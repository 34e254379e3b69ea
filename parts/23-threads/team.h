/*
 * The threads that search together: the solver that was asked, number 0, and
 * its helpers, which ask themselves the same question. They share one table
 * and their paths; all else each has for itself.
 */
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#ifndef SHARE_DEADLINE
#define SHARE_DEADLINE 8 /* for the table: a node in 7 is as far or farther */
#endif
#ifndef LOOK_DEADLINE
#define LOOK_DEADLINE 10 /* for the paths: a node in 25 */
#endif
_Static_assert(LOOK_DEADLINE >= SHARE_DEADLINE,
               "what a thread is told of must be in a table it can see");

struct Team {
    Node root; /* the question: is its score more than alpha? */
    int alpha;
    atomic_bool answered;
    int answer;     /* of the first thread that has one */
    int called;     /* helpers at work */
    Solver *helper; /* paths.helpers of them */
    Paths paths;
    _Alignas(2 * sizeof(Slot)) Slot slots[1 << PAIR_BITS][2];
};

static Team the_team; /* alone at first */

/* What a thread has for itself, and the table of all. */
static void solver_enlist(Solver *solver, int thread, const PackedTable *table)
{
    solver->nodes = 0;
    history_reset(&solver->history);
    solver->team = &the_team;
    solver->thread = thread;
    solver->alone = the_team.paths.helpers == 0;
    solver->call_at = UINT64_MAX;
    solver->table = *table;
    if (!solver->alone)
        table_reset(&solver->own, solver->own_slots, OWN_BITS);
}

static void solver_reset(Solver *solver)
{
    PackedTable table = solver->table;
    table_reset(&table, the_team.slots, PAIR_BITS);
    solver_enlist(solver, 0, &table);
    for (int i = 0; i < the_team.paths.helpers; i++)
        solver_enlist(&the_team.helper[i], i + 1, &table);
}

/* All of them gone, with their tables empty; NULL if there is no room. */
static Solver *helpers_make(int count)
{
    size_t size = (size_t)count * sizeof(Solver);
    Solver *helper = aligned_alloc(_Alignof(Solver), size);
    return helper ? memset(helper, 0, size) : NULL;
}

/* A helper without work goes by itself, soon: see threads.h. */
static void helpers_free(Solver *helper, int count)
{
    for (int i = 0; i < count; i++)
        while (atomic_load(&helper[i].state) != GONE)
            sched_yield();
    free(helper);
}

/* Forgets everything, as a reset does. */
static bool solver_use_threads(Solver *solver, int count)
{
    Solver *helper = NULL;
    if (count < 1 || count > MOST_THREADS)
        return false;
    if (count > 1 && !(helper = helpers_make(count - 1)))
        return false;
    helpers_free(the_team.helper, the_team.paths.helpers);
    the_team.helper = helper;
    the_team.paths.helpers = count - 1;
    solver_reset(solver);
    return true;
}
#define SOLVER_THREADS /* tells join.h that there is this function */
