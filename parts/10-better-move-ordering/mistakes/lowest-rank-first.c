/*
 * The list is sorted the wrong way round
 *
 * This looks like a list that begins with the worst move: the scores are
 * right, but there are many more nodes. Look at which of two ranks makes the
 * moves change places.
 */
static inline void move_list_add(MoveList *list, uint64_t move, int rank)
{
    int at = list->count++;
    assert(at < BOARD_WIDTH);
    for (; at > 0 && list->rank[at - 1] > rank; at--) {
        list->move[at] = list->move[at - 1];
        list->rank[at] = list->rank[at - 1];
    }
    list->move[at] = move;
    list->rank[at] = rank;
}
