/* From the edges in: 1 7 2 6 3 5 4. */
#define COLUMN_AT(i) ((i) % 2 ? BOARD_WIDTH - 1 - (i) / 2 : (i) / 2)

static const signed char column_order[12] = {
    COLUMN_AT(0), COLUMN_AT(1), COLUMN_AT(2),  COLUMN_AT(3),
    COLUMN_AT(4), COLUMN_AT(5), COLUMN_AT(6),  COLUMN_AT(7),
    COLUMN_AT(8), COLUMN_AT(9), COLUMN_AT(10), COLUMN_AT(11),
};
