/* Part 12: both bounds in one table, and that both are true. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../04-alpha-beta/window_tests.h"

static BoundTable test_table;

static void test_both_kinds_of_bounds_come_back(void)
{
    bound_reset(&test_table);
    for (int score = -BOARD_CELLS / 2; score <= BOARD_CELLS / 2; score++) {
        bound_put_upper(&test_table, 1, score);
        Bounds bounds = bound_get(&test_table, 1);
        TEST_ASSERT_EQUAL_INT(score, bounds.upper);
        TEST_ASSERT_EQUAL_INT(-BOARD_CELLS, bounds.lower);
        bound_put_lower(&test_table, 2, score);
        bounds = bound_get(&test_table, 2);
        TEST_ASSERT_EQUAL_INT(score, bounds.lower);
        TEST_ASSERT_EQUAL_INT(BOARD_CELLS, bounds.upper);
    }
}

static void test_nothing_known_is_no_bound(void)
{
    bound_reset(&test_table);
    Bounds bounds = bound_get(&test_table, 3);
    TEST_ASSERT_TRUE(bounds.lower < -BOARD_CELLS / 2);
    TEST_ASSERT_TRUE(bounds.upper > BOARD_CELLS / 2);
}

/* Visits all positions below `board`; counts the bounds the table knows. */
static void check_stored(Board *board, int *lowers, int *uppers)
{
    if (board->stones == BOARD_CELLS || board_can_win(board))
        return;
    part_load(board);
    Bounds known = bound_get(&the_solver.table, position_key(&the_position));
    if (known.lower > -BOARD_CELLS || known.upper < BOARD_CELLS) {
        int score = slow_score(board);
        TEST_ASSERT_TRUE_MESSAGE(known.lower <= score, label(board));
        TEST_ASSERT_TRUE_MESSAGE(known.upper >= score, label(board));
        *lowers += known.lower > -BOARD_CELLS;
        *uppers += known.upper < BOARD_CELLS;
    }
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (board_can_play(board, column)) {
            board_play(board, column);
            check_stored(board, lowers, uppers);
            board_undo(board);
        }
}

static void test_stored_bounds_hold_the_score(void)
{
    Random random = {120};
    Board board;
    int lowers = 0, uppers = 0;
    for (int i = 0; i < 60; i++) {
        quiet_play(&random, &board, BOARD_CELLS - 9);
        solve_board(&board, i % 2);
        check_stored(&board, &lowers, &uppers);
    }
    TEST_ASSERT_TRUE(lowers > 50);
    TEST_ASSERT_TRUE(uppers > 50);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_both_kinds_of_bounds_come_back);
    RUN_TEST(test_nothing_known_is_no_bound);
    RUN_TEST(test_stored_bounds_hold_the_score);
    run_window_tests();
    run_contract_tests();
    return UNITY_END();
}
