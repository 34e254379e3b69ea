/* Part 7: the table, and that what it remembers is true. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 23)
#include "contract_tests.h"
#include "../04-alpha-beta/window_tests.h"
#include "table_tests.h"

static void test_every_score_has_its_value(void)
{
    for (int score = -BOARD_CELLS / 2; score <= BOARD_CELLS / 2; score++) {
        TEST_ASSERT_TRUE(value_of_score(score) != 0);
        TEST_ASSERT_EQUAL_INT(score, score_of_value(value_of_score(score)));
    }
}

/* Visits all positions below `board`; counts those the table knows. */
static int check_stored(Board *board)
{
    if (board->stones == BOARD_CELLS || board_can_win(board))
        return 0;
    part_load(board);
    int value = tt_get(&the_solver.table, position_key(&the_position));
    if (value)
        TEST_ASSERT_TRUE_MESSAGE(
            slow_score(board) <= score_of_value((uint8_t)value), label(board));
    int found = value != 0;
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (board_can_play(board, column)) {
            board_play(board, column);
            found += check_stored(board);
            board_undo(board);
        }
    return found;
}

static void test_stored_bounds_are_not_below_the_score(void)
{
    Random random = {74};
    Board board;
    int found = 0;
    for (int i = 0; i < 40; i++) {
        quiet_play(&random, &board, BOARD_CELLS - 9);
        solve_board(&board, i % 2);
        found += check_stored(&board);
    }
    TEST_ASSERT_TRUE(found > 100);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_score_has_its_value);
    RUN_TEST(test_stored_bounds_are_not_below_the_score);
    run_table_tests();
    run_window_tests();
    run_contract_tests();
    return UNITY_END();
}
