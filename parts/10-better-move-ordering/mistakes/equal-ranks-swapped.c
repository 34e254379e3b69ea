/*
 * Moves of equal rank change places
 *
 * This looks like a sort that is not stable: among equal ranks the move that
 * came last goes first, and the order from the centre out is turned round.
 * Look at what happens when two ranks are equal.
 */
static inline void move_list_add(MoveList *list, uint64_t move, int rank)
{
    int at = list->count++;
    assert(at < BOARD_WIDTH);
    for (; at > 0 && list->rank[at - 1] <= rank; at--) {
        list->move[at] = list->move[at - 1];
        list->rank[at] = list->rank[at - 1];
    }
    list->move[at] = move;
    list->rank[at] = rank;
}
