/*
 * The first move put in keeps its place
 *
 * This looks like a sort that stops one place too early: whatever comes first
 * stays first, however good the others are. Look at the place where the loop
 * of move_list_add ends.
 */
static inline void move_list_add(MoveList *list, uint64_t move, int rank)
{
    int at = list->count++;
    assert(at < BOARD_WIDTH);
    for (; at > 1 && list->rank[at - 1] < rank; at--) {
        list->move[at] = list->move[at - 1];
        list->rank[at] = list->rank[at - 1];
    }
    list->move[at] = move;
    list->rank[at] = rank;
}
