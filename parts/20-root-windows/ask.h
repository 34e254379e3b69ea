/* One question about the root, put to one solver. */
static inline int solver_ask(Solver *solver, const Node *root, int alpha)
{
    return negamax(solver, root, alpha);
}
