/* One question, asked by several threads at once; the first answer counts. */
#ifndef CALL_NODES
#define CALL_NODES 1000 /* a thread costs as much as some hundred nodes */
#endif

CHOSEN_AT_START
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

static void *team_help(void *helper)
{
    Solver *solver = helper;
    team_search(solver->team, solver);
    return NULL;
}

/* Starts the helpers. Where a thread cannot be had, fewer must do. */
static void team_call(Solver *solver)
{
    Team *team = solver->team;
    solver->call_at = UINT64_MAX; /* once a question */
    while (team->called < team->paths.helpers &&
           pthread_create(&team->pthread[team->called], NULL, team_help,
                          &team->helper[team->called]) == 0)
        team->called++;
}

/* Waits for the helpers, which stop soon, and counts their nodes. */
static void team_dismiss(Team *team, Solver *solver)
{
    while (team->called > 0) {
        Solver *helper = &team->helper[--team->called];
        pthread_join(team->pthread[team->called], NULL);
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
