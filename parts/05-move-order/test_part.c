/* Part 5: the order of the columns. */
#include "part.c"

#include <stdlib.h>

#define EARLIEST (BOARD_CELLS - 19)
#include "contract_tests.h"
#include "../04-alpha-beta/window_tests.h"

static void test_order_names_every_column_once(void)
{
    bool seen[BOARD_WIDTH] = {false};
    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = column_order[i];
        TEST_ASSERT_TRUE(column >= 0 && column < BOARD_WIDTH);
        TEST_ASSERT_FALSE(seen[column]);
        seen[column] = true;
    }
}

static void test_order_runs_from_the_centre_out_left_first(void)
{
    for (int i = 1; i < BOARD_WIDTH; i++) {
        int before = column_order[i - 1] - BOARD_WIDTH / 2;
        int here = column_order[i] - BOARD_WIDTH / 2;
        TEST_ASSERT_TRUE(abs(before) <= abs(here));
        if (abs(before) == abs(here))
            TEST_ASSERT_TRUE(before < here);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_order_names_every_column_once);
    RUN_TEST(test_order_runs_from_the_centre_out_left_first);
    run_window_tests();
    run_contract_tests();
    return UNITY_END();
}
