# A win in three by looking, as an edit to part 21 (exercise 5 of chapter 16).
/^INLINE int search_node(Solver/i\
static bool wins_in_three(const Node *node)\
{\
    for (uint64_t rest = node->moves; rest; rest &= rest - 1) {\
        Node child;\
        node_play(&child, node, lowest_cell(rest));\
        if (child.moves == 0 || !holds_for_two(&child))\
            return true;\
    }\
    return false;\
}\

/^    bool leaves = /i\
    if (deadline(stones, alpha) == 3 && attacks(alpha))\
        return alpha + wins_in_three(node);
