/* Part 4: the window and what it cuts. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 17)
#include "contract_tests.h"
#include "window_tests.h"

static uint64_t nodes_of_window(const Board *board, int alpha, int beta)
{
    part_reset();
    part_load(board);
    negamax(&the_solver, &the_position, alpha, beta);
    return part_nodes();
}

/* Asking for less must not cost more, and must pay somewhere. */
static void test_a_narrower_window_costs_no_more(void)
{
    Random random = {42};
    Board board;
    uint64_t wide = 0, narrow = 0;
    for (int i = 0; i < 50; i++) {
        quiet_play(&random, &board, BOARD_CELLS - 14);
        uint64_t all = nodes_of_window(&board, -BOARD_CELLS, BOARD_CELLS);
        uint64_t sign = nodes_of_window(&board, -1, 1);
        TEST_ASSERT_TRUE_MESSAGE(sign <= all, label(&board));
        wide += all;
        narrow += sign;
    }
    TEST_ASSERT_TRUE(narrow < wide);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_narrower_window_costs_no_more);
    run_window_tests();
    run_contract_tests();
    return UNITY_END();
}
