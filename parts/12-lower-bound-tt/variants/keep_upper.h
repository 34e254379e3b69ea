/* A lower bound is stored unless the upper one of its position is there. */
static inline void bound_put_new(BoundTable *table, uint64_t key, int score)
{
    if (bound_get(table, key).upper == BOARD_CELLS)
        bound_put_lower(table, key, score);
}

/* From here on, this is meant. */
#define bound_put_lower bound_put_new
