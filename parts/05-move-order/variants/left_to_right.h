/* The columns as they stand. */
static const signed char column_order[12] = {0, 1, 2, 3, 4,  5,
                                             6, 7, 8, 9, 10, 11};
