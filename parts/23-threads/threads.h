/* One question, asked by several threads at once; the first answer counts. */
#ifndef CALL_NODES
#define CALL_NODES 1000 /* a thread costs as much as some hundred nodes */
#endif

/*
 * Between two questions a helper waits for about a millisecond. To start a
 * new thread is quicker, but it may have no core of its own for longer than
 * that. While it waits it yields: there may be more threads than cores.
 */
enum { PATIENCE = 2000 };

static int negamax(Solver *solver, const Node *node, int alpha);

static void team_search(Team *team, Solver *solver)
{
    const Position *root = &team->root.position;
    solver->back_to = NOT_BACK;
    paths_enter(&team->paths, solver->thread, root->stones, table_hash(root));
    int score = negamax(solver, &team->root, team->alpha);
    /* If nobody was quicker, nobody called us back: the search is whole. */
    if (!atomic_exchange(&team->answered, true))
        team->answer = score;
    for (int i = 0; i <= team->paths.helpers; i++)
        path_tell(&team->paths.of[i]);
}

/* Has nothing to do. True if it is called again soon; else its thread ends. */
static bool helper_waits(Solver *helper)
{
    atomic_store(&helper->state, WAITING);
    for (int i = 0; i < PATIENCE; i++) {
        if (atomic_load(&helper->state) == BUSY)
            return true;
        sched_yield();
    }
    int waiting = WAITING;
    return !atomic_compare_exchange_strong(&helper->state, &waiting, GONE);
}

static void *helper_work(void *helper)
{
    Solver *solver = helper;
    do
        team_search(solver->team, solver);
    while (helper_waits(solver));
    return NULL;
}

/* One that still waits goes on. Else a new thread is needed, and false if there
   is none to be had: then fewer must do. */
static bool helper_call(Solver *helper)
{
    int waiting = WAITING;
    if (atomic_compare_exchange_strong(&helper->state, &waiting, BUSY))
        return true;
    pthread_t thread;
    atomic_store(&helper->state, BUSY);
    if (pthread_create(&thread, NULL, helper_work, helper) != 0) {
        atomic_store(&helper->state, GONE);
        return false;
    }
    pthread_detach(thread); /* nobody waits for its end, only for its state */
    return true;
}

static void team_call(Solver *solver)
{
    Team *team = solver->team;
    solver->call_at = UINT64_MAX; /* once a question */
    while (team->called < team->paths.helpers &&
           helper_call(&team->helper[team->called]))
        team->called++;
}

/* Waits for the helpers, which stop soon, and counts their nodes. */
static void team_dismiss(Team *team, Solver *solver)
{
    while (team->called > 0) {
        Solver *helper = &team->helper[--team->called];
        while (atomic_load(&helper->state) == BUSY)
            sched_yield();
        solver->nodes += helper->nodes;
        helper->nodes = 0;
    }
}

/*
 * Answers as negamax does. The solver begins alone, as most questions are
 * settled before a thread could be started.
 */
static int solver_ask(Solver *solver, const Node *root, int alpha)
{
    Team *team = solver->team;
    team->root = *root;
    team->alpha = alpha;
    atomic_store(&team->answered, false);
    solver->call_at = solver->nodes + CALL_NODES;
    team_search(team, solver);
    team_dismiss(team, solver);
    return team->answer;
}
#define ASK solver_ask /* for the root */
