# Exercise 3 of chapter 17, as an edit to part 14: a yes among the children.
/^    int best = -BOARD_CELLS;/i\
    for (int i = 0; i < children.count; i++) {\
        Bounds bounds = bound_get(&solver->table,\
                                  position_key(&children.left[i]->position));\
        if (-bounds.upper > alpha)\
            return -bounds.upper;\
    }
