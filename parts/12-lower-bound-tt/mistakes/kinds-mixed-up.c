/*
 * Upper and lower bounds are mixed up
 *
 * This looks like a table that gives each kind of bound back as the other: the
 * bounds are right and their names are not. Look at which values are beyond
 * the offset.
 */
static inline Bounds bound_get(const BoundTable *table, uint64_t key)
{
    Bounds bounds = {-BOARD_CELLS, BOARD_CELLS};
    uint8_t value = tt_get(table, key);
    if (value > LOWER_OFFSET)
        bounds.upper = score_of_value((uint8_t)(value - LOWER_OFFSET));
    else if (value)
        bounds.lower = score_of_value(value);
    return bounds;
}
