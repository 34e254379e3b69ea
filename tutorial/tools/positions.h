/* How many different positions a search visits, for trace.c. */
static uint64_t *positions;
static size_t positions_count, positions_room;

/* Of each column a 1, and then a bit for each stone: of which player? */
static uint64_t positions_key(const Board *board)
{
    uint64_t key = 0;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        uint64_t stones = 1;
        for (int row = 0; row < board->height[column]; row++)
            stones = stones << 1 | (board->cell[column][row] == 1);
        key = key << (BOARD_HEIGHT + 1) | stones;
    }
    return key;
}

static void positions_add(const Board *board)
{
    if (positions_count == positions_room)
        positions = grown(positions, &positions_room, sizeof *positions);
    positions[positions_count++] = positions_key(board);
}

static int positions_order(const void *one, const void *other)
{
    uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;
    return (a > b) - (a < b);
}

static void positions_print(void)
{
    size_t different = 0;
    if (positions_count > 0)
        qsort(positions, positions_count, sizeof *positions, positions_order);
    for (size_t i = 0; i < positions_count; i++)
        different += i == 0 || positions[i] != positions[i - 1];
    printf("%zu nodes, %zu different positions\n", positions_count, different);
}
