/* At most one move a column, best rank first; equal ranks as they came. */
typedef struct {
    uint64_t move[BOARD_WIDTH];
    int rank[BOARD_WIDTH];
    int count;
} MoveList;

/* Insertion sort: nothing beats it on a handful of nearly sorted moves. */
static inline void move_list_add(MoveList *list, uint64_t move, int rank)
{
    int at = list->count++;
    assert(at < BOARD_WIDTH);
    for (; at > 0 && list->rank[at - 1] < rank; at--) {
        list->move[at] = list->move[at - 1];
        list->rank[at] = list->rank[at - 1];
    }
    list->move[at] = move;
    list->rank[at] = rank;
}

/* The moves in `cells`, the centre columns first among equals. */
static inline void move_list_fill(MoveList *list, const Position *position,
                                  uint64_t cells)
{
    list->count = 0;
    if (!several(cells)) {
        move_list_add(list, cells, 0); /* one move needs no rank */
        return;
    }
    for (int i = 0; i < BOARD_WIDTH; i++) {
        uint64_t move = cells & column_cells(column_order[i]);
        if (move)
            move_list_add(list, move, move_rank(position, move));
    }
}

/* As position_play, but the cell is known. */
static inline void position_play_cell(Position *position, uint64_t cell)
{
    position->current ^= position->mask;
    position->mask |= cell;
    position->stones++;
}
