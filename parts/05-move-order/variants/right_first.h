/*
 * From the centre out, right before left: 4 5 3 6 2 7 1. An even number of
 * columns has no centre; then it is the left one of the two in the middle.
 */
#define COLUMN_AT(i) \
    ((BOARD_WIDTH - 1) / 2 + ((i) % 2 ? ((i) + 1) / 2 : -(i) / 2))

static const signed char column_order[12] = {
    COLUMN_AT(0), COLUMN_AT(1), COLUMN_AT(2),  COLUMN_AT(3),
    COLUMN_AT(4), COLUMN_AT(5), COLUMN_AT(6),  COLUMN_AT(7),
    COLUMN_AT(8), COLUMN_AT(9), COLUMN_AT(10), COLUMN_AT(11),
};
