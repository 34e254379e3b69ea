/*
 * Threats: the empty cells that would complete four for one side, whether
 * they can be played now or not. All of them at once, by shifting the stones.
 */
static inline uint64_t bottom_row(void)
{
    uint64_t row = 0; /* the compiler makes this loop a constant */
    for (int column = 0; column < BOARD_WIDTH; column++)
        row |= bottom_cell(column);
    return row;
}

static inline uint64_t all_cells(void)
{
    return bottom_row() * ((UINT64_C(1) << BOARD_HEIGHT) - 1);
}

/* The four ways a gap can lie in a line: _xxx x_xx xx_x xxx_ */
static inline uint64_t threats_along(uint64_t stones, int step)
{
    uint64_t behind = (stones << step) & (stones << 2 * step);
    uint64_t ahead = (stones >> step) & (stones >> 2 * step);
    return (behind & (stones << 3 * step)) | (behind & (stones >> step)) |
           (ahead & (stones << step)) | (ahead & (stones >> 3 * step));
}

static inline uint64_t threats(uint64_t stones, uint64_t mask)
{
    uint64_t cells = (stones << 1) & (stones << 2) & (stones << 3);
    cells |= threats_along(stones, STEP);
    cells |= threats_along(stones, STEP - 1);
    cells |= threats_along(stones, STEP + 1);
    return cells & (all_cells() ^ mask);
}

/* The cells where the next stones can land. */
static inline uint64_t playable_cells(const Position *position)
{
    return (position->mask + bottom_row()) & all_cells();
}

static inline bool position_can_win(const Position *position)
{
    return threats(position->current, position->mask) &
           playable_cells(position);
}

static inline uint64_t opponent_threats(const Position *position)
{
    return threats(position->current ^ position->mask, position->mask);
}

/* More than one: what is left without the lowest bit? */
static inline bool several(uint64_t cells)
{
    return cells & (cells - 1);
}
