/* Part 3: the array board and minmax. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 12)
#include "contract_tests.h"
#include "position_tests.h"

static uint64_t count_games(Board *board)
{
    uint64_t nodes = 1;
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (board_wins(board, column))
            return nodes;
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (board_can_play(board, column)) {
            board_play(board, column);
            nodes += count_games(board);
            board_undo(board);
        }
    return nodes;
}

/* No cut anywhere: as many nodes as there are continuations. */
static void test_minmax_visits_every_continuation(void)
{
    Random random = {31};
    Board board;
    for (int i = 0; i < 20; i++) {
        random_play(&random, &board, BOARD_CELLS - 8);
        uint64_t expected = count_games(&board);
        solve_board(&board, false);
        TEST_ASSERT_EQUAL_UINT64_MESSAGE(expected, part_nodes(), label(&board));
        solve_board(&board, true);
        TEST_ASSERT_EQUAL_UINT64_MESSAGE(expected, part_nodes(), label(&board));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_position_follows_the_rules);
    RUN_TEST(test_minmax_visits_every_continuation);
    run_contract_tests();
    return UNITY_END();
}
