/*
 * From the centre out, left before right: 4 3 5 2 6 1 7. More lines of four
 * cross the centre, so the best move is more often found there.
 */
#define COLUMN_AT(i) \
    (BOARD_WIDTH / 2 + ((i) % 2 ? -((i) + 1) / 2 : (i) / 2))

/* Boards of 64 bits have at most twelve columns; the rest is never read. */
static const signed char column_order[12] = {
    COLUMN_AT(0), COLUMN_AT(1), COLUMN_AT(2),  COLUMN_AT(3),
    COLUMN_AT(4), COLUMN_AT(5), COLUMN_AT(6),  COLUMN_AT(7),
    COLUMN_AT(8), COLUMN_AT(9), COLUMN_AT(10), COLUMN_AT(11),
};
