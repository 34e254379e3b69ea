/* A score as a table value: 1 is the worst score there is, 0 is no score. */
static inline uint8_t value_of_score(int score)
{
    assert(score >= -BOARD_CELLS / 2 && score <= BOARD_CELLS / 2);
    return (uint8_t)(score + BOARD_CELLS / 2 + 1);
}

static inline int score_of_value(uint8_t value)
{
    return value - 1 - BOARD_CELLS / 2;
}
