/* The threats of one side, found by trying a stone on every empty cell. */
static uint64_t threats_by_trying(const Board *board, int player)
{
    uint64_t found = 0;
    Board trial = *board;
    for (int column = 0; column < BOARD_WIDTH; column++)
        for (int row = 0; row < BOARD_HEIGHT; row++)
            if (trial.cell[column][row] == 0) {
                trial.cell[column][row] = player;
                if (board_has_four(&trial, player))
                    found |= bottom_cell(column) << row;
                trial.cell[column][row] = 0;
            }
    return found;
}
