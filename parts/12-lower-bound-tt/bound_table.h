/*
 * One table for both kinds of bounds. An upper bound is stored as before; a
 * lower bound as the same value moved up beyond all of those.
 */
enum { LOWER_OFFSET = BOARD_CELLS + 1 };
_Static_assert(2 * LOWER_OFFSET <= UINT8_MAX, "both kinds must fit a value");

typedef TranspositionTable BoundTable;

/* What is known of a score: lower <= score <= upper. */
typedef struct {
    int lower, upper;
} Bounds;

static void bound_reset(BoundTable *table)
{
    tt_reset(table);
}

static inline Bounds bound_get(const BoundTable *table, uint64_t key)
{
    Bounds bounds = {-BOARD_CELLS, BOARD_CELLS};
    uint8_t value = tt_get(table, key);
    if (value > LOWER_OFFSET)
        bounds.lower = score_of_value((uint8_t)(value - LOWER_OFFSET));
    else if (value)
        bounds.upper = score_of_value(value);
    return bounds;
}

static inline void bound_put_lower(BoundTable *table, uint64_t key, int score)
{
    tt_put(table, key, (uint8_t)(value_of_score(score) + LOWER_OFFSET));
}

static inline void bound_put_upper(BoundTable *table, uint64_t key, int score)
{
    tt_put(table, key, value_of_score(score));
}
