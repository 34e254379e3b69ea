# Exercise 2 of chapter 17, as an edit to part 17: the node looks itself up.
/^    const PackedTable \*below =/i\
    Bounds own = table_get(solver_table(solver, stones, alpha),\
                           table_hash(&node->position));\
    if (own.lower > alpha)\
        return own.lower;\
    if (own.upper <= alpha)\
        return own.upper;
