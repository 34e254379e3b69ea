/* No bound drives out one of the other kind. */
typedef struct {
    TranspositionTable lower, upper;
} BoundTable;

typedef struct {
    int lower, upper;
} Bounds;

static void bound_reset(BoundTable *table)
{
    tt_reset(&table->lower);
    tt_reset(&table->upper);
}

static inline Bounds bound_get(const BoundTable *table, uint64_t key)
{
    uint8_t lower = tt_get(&table->lower, key);
    uint8_t upper = tt_get(&table->upper, key);
    return (Bounds){lower ? score_of_value(lower) : -BOARD_CELLS,
                    upper ? score_of_value(upper) : BOARD_CELLS};
}

static inline void bound_put_lower(BoundTable *table, uint64_t key, int score)
{
    tt_put(&table->lower, key, value_of_score(score));
}

static inline void bound_put_upper(BoundTable *table, uint64_t key, int score)
{
    tt_put(&table->upper, key, value_of_score(score));
}
