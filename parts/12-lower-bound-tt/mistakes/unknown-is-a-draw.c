/*
 * Nothing known is taken for a draw
 *
 * This looks like a table that knows the score of every position it has never
 * seen: all of them are draws. Look at the bounds that are returned when
 * nothing is stored.
 */
static inline Bounds bound_get(const BoundTable *table, uint64_t key)
{
    Bounds bounds = {0, 0};
    uint8_t value = tt_get(table, key);
    if (value > LOWER_OFFSET)
        bounds.lower = score_of_value((uint8_t)(value - LOWER_OFFSET));
    else if (value)
        bounds.upper = score_of_value(value);
    return bounds;
}
