/*
 * The offset of a lower bound stays on
 *
 * This looks like a lower bound that comes back far too high: it is
 * recognised, but the value is read as it lies in the table. Look at what was
 * added when it was stored.
 */
static inline Bounds bound_get(const BoundTable *table, uint64_t key)
{
    Bounds bounds = {-BOARD_CELLS, BOARD_CELLS};
    uint8_t value = tt_get(table, key);
    if (value > LOWER_OFFSET)
        bounds.lower = score_of_value(value);
    else if (value)
        bounds.upper = score_of_value(value);
    return bounds;
}
