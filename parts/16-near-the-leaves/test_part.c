/* Part 16: what is answered by a look is answered rightly. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"
#include "../15-packed-table/packed_tests.h"
#include "leaf_tests.h"

static void test_a_deadline_chooses_the_table(void)
{
    part_reset();
    for (int stones = 0; stones < BOARD_CELLS - 2; stones++)
        for (int alpha = 0; alpha < 8; alpha++)
            TEST_ASSERT_EQUAL_PTR(deadline(stones, alpha) > NEAR_DEADLINE
                                      ? &the_solver.far
                                      : &the_solver.near,
                                  solver_table(&the_solver, stones, alpha));
    TEST_ASSERT_TRUE(sizeof the_solver.near_slots <=
                     sizeof the_solver.far_slots);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_deadline_chooses_the_table);
    run_leaf_tests();
    run_packed_tests();
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
