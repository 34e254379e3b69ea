/*
 * The moves are shifted, but not their ranks
 *
 * This looks like a list whose ranks belong to other moves: after the first
 * shift the comparisons mean nothing. Look at everything that has to move up
 * when a place is made.
 */
static inline void move_list_add(MoveList *list, uint64_t move, int rank)
{
    int at = list->count++;
    assert(at < BOARD_WIDTH);
    for (; at > 0 && list->rank[at - 1] < rank; at--) {
        list->move[at] = list->move[at - 1];
    }
    list->move[at] = move;
    list->rank[at] = rank;
}
