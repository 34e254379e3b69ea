/*
 * The threads that search together: the solver that was asked, number 0, and
 * its helpers, which ask themselves the same question. They share the table
 * for far deadlines and their paths. All else each has for itself.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef NEAR_DEADLINE
#define NEAR_DEADLINE 5
#endif
#ifndef SHARE_DEADLINE
#define SHARE_DEADLINE 8 /* one node in six is as far, or farther */
#endif
_Static_assert(SHARE_DEADLINE > NEAR_DEADLINE, "what is shared is far");

typedef struct Team Team;

typedef struct {
    uint64_t nodes;
    History history;
    PackedTable far, near;
    Team *team;
    int thread;       /* its number */
    int share_from;   /* nearer than this deadline it minds its own business */
    uint64_t call_at; /* so many nodes, and it calls the helpers */
    int back_to;      /* the stones of the node to go back to, ... */
    int back_score;   /* ... and its score: see overtaken.h */
    Slot near_slots[1 << MIN_PAIR_BITS][2];
} Solver;

struct Team {
    Node root; /* the question: is its score more than alpha? */
    int alpha;
    atomic_bool answered;
    int answer; /* of the first thread that has one */
    int called; /* helpers at work */
    pthread_t pthread[MOST_THREADS - 1];
    Solver *helper; /* paths.threads - 1 of them */
    Paths paths;
    _Alignas(HUGE_PAGE) Slot far_slots[1 << FAR_PAIR_BITS][2];
};

static Team the_team = {.paths = {.threads = 1}};

/* What a thread has for itself, and which far table. */
static void solver_join(Solver *solver, int thread, const PackedTable *far)
{
    solver->nodes = 0;
    history_reset(&solver->history);
    solver->team = &the_team;
    solver->thread = thread;
    solver->share_from =
        the_team.paths.threads > 1 ? SHARE_DEADLINE : BOARD_CELLS;
    solver->call_at = UINT64_MAX;
    solver->far = *far;
    table_reset(&solver->near, solver->near_slots, MIN_PAIR_BITS);
}

static void solver_reset(Solver *solver)
{
    PackedTable far = solver->far;
    table_reset(&far, the_team.far_slots, FAR_PAIR_BITS);
    solver_join(solver, 0, &far);
    for (int i = 1; i < the_team.paths.threads; i++)
        solver_join(&the_team.helper[i - 1], i, &far);
}

/* Forgets everything, as a reset does. */
static bool solver_use_threads(Solver *solver, int count)
{
    Solver *helper = NULL;
    if (count < 1 || count > MOST_THREADS)
        return false;
    if (count > 1 && !(helper = calloc((size_t)count - 1, sizeof *helper)))
        return false;
    free(the_team.helper);
    the_team.helper = helper;
    the_team.paths.threads = count;
    solver_reset(solver);
    return true;
}
#define SOLVER_THREADS /* tells join.h that there is this function */
