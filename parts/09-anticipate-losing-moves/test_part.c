/* Part 9: threats, safe moves, and the lower bound they give. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 27)
#include "contract_tests.h"
#include "../04-alpha-beta/window_tests.h"
#include "threat_tests.h"

static void test_threats_are_the_cells_that_complete_four(void)
{
    Random random = {90};
    Board board;
    for (int i = 0; i < 3000; i++) {
        random_play(&random, &board, i % (BOARD_CELLS + 1));
        part_load(&board);
        const Position *position = &the_position;
        int player = board_player(&board);
        TEST_ASSERT_EQUAL_HEX64_MESSAGE(
            threats_by_trying(&board, player),
            threats(position->current, position->mask), label(&board));
        TEST_ASSERT_EQUAL_HEX64_MESSAGE(threats_by_trying(&board, 3 - player),
                                        opponent_threats(position),
                                        label(&board));
        TEST_ASSERT_EQUAL_MESSAGE(board_can_win(&board),
                                  position_can_win(position), label(&board));
    }
}

/* Safe is what leaves the opponent without a win at once, and only that. */
static void test_safe_moves_are_those_not_punished_at_once(void)
{
    Random random = {91};
    Board board;
    int none = 0;
    for (int i = 0; i < 3000; i++) {
        quiet_play(&random, &board, i % (BOARD_CELLS + 1));
        part_load(&board);
        uint64_t moves = safe_moves(&the_position);
        none += moves == 0 && board.stones < BOARD_CELLS;
        for (int column = 0; column < BOARD_WIDTH; column++) {
            bool safe = false;
            if (board_can_play(&board, column)) {
                Board child = board;
                board_play(&child, column);
                safe = !board_can_win(&child);
            }
            TEST_ASSERT_EQUAL_MESSAGE(safe, (moves & column_cells(column)) != 0,
                                      label(&board));
        }
    }
    TEST_ASSERT_TRUE(none > 10);
}

static void test_lower_bound_is_never_above_the_score(void)
{
    Random random = {92};
    Board board;
    bool reached = false;
    for (int i = 0; i < 400; i++) {
        quiet_play(&random, &board, BOARD_CELLS - 9 + i % 8);
        part_load(&board);
        int score = slow_score(&board);
        int bound = lower_bound(&the_position);
        if (safe_moves(&the_position) == 0)
            continue;
        TEST_ASSERT_TRUE_MESSAGE(score >= bound, label(&board));
        reached |= score == bound && score < 0;
    }
    TEST_ASSERT_TRUE_MESSAGE(reached, "the bound is never reached: too weak");
}

/* An immediate win is answered without a search. */
static void test_immediate_win_costs_no_node(void)
{
    Board board = board_of("112233");
    TEST_ASSERT_EQUAL_INT(score_win_now(6), solve_board(&board, false));
    TEST_ASSERT_EQUAL_UINT64(0, part_nodes());
}

/* Three on the floor, open at both ends: lost, and seen without a child. */
static void test_double_threat_costs_one_node(void)
{
    if (BOARD_WIDTH < 5)
        TEST_IGNORE_MESSAGE("three stones need a free cell on both sides");
    Board board = board_of("22334");
    TEST_ASSERT_EQUAL_INT(-score_win_now(6), solve_board(&board, false));
    part_reset();
    negamax(&the_solver, &the_position, -1, 1);
    TEST_ASSERT_EQUAL_UINT64(1, part_nodes());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_threats_are_the_cells_that_complete_four);
    RUN_TEST(test_safe_moves_are_those_not_punished_at_once);
    RUN_TEST(test_lower_bound_is_never_above_the_score);
    RUN_TEST(test_immediate_win_costs_no_node);
    RUN_TEST(test_double_threat_costs_one_node);
    run_window_tests();
    run_contract_tests();
    return UNITY_END();
}
