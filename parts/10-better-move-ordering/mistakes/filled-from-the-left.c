/*
 * The list is filled from left to right
 *
 * This looks like a list that has lost the order of part 5: the ranks are
 * right, but among equal ones the columns on the left come first. Look at the
 * order in which the moves are put in.
 */
static inline void move_list_fill(MoveList *list, const Position *position,
                                  uint64_t cells)
{
    list->count = 0;
    if (!several(cells)) {
        move_list_add(list, cells, 0); /* one move needs no rank */
        return;
    }
    for (int column = 0; column < BOARD_WIDTH; column++) {
        uint64_t move = cells & column_cells(column);
        if (move)
            move_list_add(list, move, move_rank(position, move));
    }
}
