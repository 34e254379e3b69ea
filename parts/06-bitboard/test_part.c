/* Part 6: the bitboard. */
#include "part.c"

#include <stdlib.h>

#define EARLIEST (BOARD_CELLS - 20)
#include "contract_tests.h"
#include "../03-minmax/position_tests.h"
#include "../04-alpha-beta/window_tests.h"

/* Stones of one colour on random cells: no order of play, no gravity. */
static uint64_t scatter(Random *random, Board *board)
{
    uint64_t stones = 0;
    board_clear(board);
    for (int column = 0; column < BOARD_WIDTH; column++)
        for (int row = 0; row < BOARD_HEIGHT; row++)
            if (random_below(random, 3) == 0) {
                board->cell[column][row] = 1;
                stones |= bottom_cell(column) << row;
            }
    return stones;
}

static void test_four_is_seen_wherever_it_lies(void)
{
    Random random = {60};
    Board board;
    int fours = 0;
    for (int i = 0; i < 5000; i++) {
        uint64_t stones = scatter(&random, &board);
        bool expected = board_has_four(&board, 1);
        TEST_ASSERT_EQUAL(expected, has_four(stones));
        fours += expected;
    }
    TEST_ASSERT_TRUE(fours > 500 && fours < 4500);
}

static bool is_four(const Board *board, int column, int row, int right, int up)
{
    for (int i = 0; i < 4; i++, column += right, row += up)
        if (column >= BOARD_WIDTH || row < 0 || row >= BOARD_HEIGHT ||
            board->cell[column][row] != 1)
            return false;
    return true;
}

/* One bit for each four, on its lowest cell, and no other. */
static void test_fours_lie_on_their_lowest_cells(void)
{
    static const int ways[4][2] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
    Random random = {62};
    Board board;
    for (int i = 0; i < 4000; i++) {
        uint64_t stones = scatter(&random, &board), fours = 0;
        const int *way = ways[i % 4];
        for (int column = 0; column < BOARD_WIDTH; column++)
            for (int row = 0; row < BOARD_HEIGHT; row++)
                if (is_four(&board, column, row, way[0], way[1]))
                    fours |= bottom_cell(column) << row;
        TEST_ASSERT_EQUAL_HEX64(fours,
                                fours_along(stones, way[0] * STEP + way[1]));
    }
}

/* Three at the top of a column, one at the foot of the next: no four. */
static void test_no_line_runs_over_the_top(void)
{
    for (int column = 0; column + 1 < BOARD_WIDTH; column++) {
        uint64_t top = top_cell(column);
        TEST_ASSERT_FALSE(
            has_four(top | top >> 1 | top >> 2 | bottom_cell(column + 1)));
    }
}

typedef struct {
    uint64_t key;
    Board board;
} Keyed;

static int by_key(const void *a, const void *b)
{
    uint64_t x = ((const Keyed *)a)->key, y = ((const Keyed *)b)->key;
    return (x > y) - (x < y);
}

/* Equal keys exactly for equal boards, whatever the order of the moves. */
static void test_the_key_tells_all_positions_apart(void)
{
    enum { MANY = 20000 };
    static Keyed all[MANY];
    Random random = {61};
    int repeated = 0;
    for (int i = 0; i < MANY; i++) {
        random_play(&random, &all[i].board, i % 8);
        part_load(&all[i].board);
        all[i].key = position_key(&the_position);
    }
    qsort(all, MANY, sizeof *all, by_key);
    for (int i = 1; i < MANY; i++) {
        bool same = memcmp(all[i - 1].board.cell, all[i].board.cell,
                           sizeof all[i].board.cell) == 0;
        TEST_ASSERT_EQUAL(same, all[i - 1].key == all[i].key);
        repeated += same;
    }
    TEST_ASSERT_TRUE(repeated > 100 && repeated < MANY - 100);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_position_follows_the_rules);
    RUN_TEST(test_four_is_seen_wherever_it_lies);
    RUN_TEST(test_fours_lie_on_their_lowest_cells);
    RUN_TEST(test_no_line_runs_over_the_top);
    RUN_TEST(test_the_key_tells_all_positions_apart);
    run_window_tests();
    run_contract_tests();
    return UNITY_END();
}
