/* Does a line of four start at this cell, going this way? All four of it. */
static inline bool line_is_held(uint64_t stones, uint64_t cell, int step)
{
    uint64_t line = cell | cell << step | cell << 2 * step | cell << 3 * step;
    return (stones & line) == line;
}

/* Every line on the board, one after the other; 69 of them on 7x6. */
static bool holds_a_line(uint64_t stones)
{
    for (int column = 0; column < BOARD_WIDTH; column++)
        for (int row = 0; row < BOARD_HEIGHT; row++) {
            uint64_t cell = bottom_cell(column) << row;
            bool up = row + 3 < BOARD_HEIGHT;
            bool right = column + 3 < BOARD_WIDTH;
            if ((up && line_is_held(stones, cell, 1)) ||
                (right && line_is_held(stones, cell, STEP)) ||
                (right && up && line_is_held(stones, cell, STEP + 1)) ||
                (right && row >= 3 && line_is_held(stones, cell, STEP - 1)))
                return true;
        }
    return false;
}

static bool position_wins_by_lines(const Position *position, int column)
{
    uint64_t stone =
        (position->mask + bottom_cell(column)) & column_cells(column);
    return holds_a_line(position->current | stone);
}
