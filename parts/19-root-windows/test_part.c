/* Part 19: the questions close in on the score, the cheap ones first. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"

static void test_questions_lie_between_the_ends(void)
{
    const int most = BOARD_CELLS / 2;
    for (int stones = 0; stones < BOARD_CELLS; stones++)
        for (int min = -most; min < most; min++)
            for (int max = min + 1; max <= most; max++)
                for (int late = 0; late < 2; late++) {
                    int question =
                        next_question(min, max, stones, late ? UINT64_MAX : 0);
                    TEST_ASSERT_TRUE(min <= question && question < max);
                }
}

/* While it is cheap, no question has a later deadline than the other end. */
static void test_near_deadlines_come_first(void)
{
    int stones = BOARD_CELLS / 4;
    int min = -score_win_now(stones + 3), max = score_win_now(stones + 2);
    int last = 0;
    while (min < max) { /* a draw: every win is denied, every loss too */
        int question = next_question(min, max, stones, 0);
        int now = deadline(stones, question);
        TEST_ASSERT_TRUE(now >= last);
        last = now;
        if (question >= 0)
            max = question;
        else
            min = question + 1;
    }
    TEST_ASSERT_EQUAL_INT(0, min);
}

static void test_dear_questions_start_from_a_draw(void)
{
    TEST_ASSERT_EQUAL_INT(0, next_question(-5, 5, 0, UINT64_MAX));
    TEST_ASSERT_EQUAL_INT(1, next_question(1, 5, 0, UINT64_MAX));
    TEST_ASSERT_EQUAL_INT(-1, next_question(-5, 0, 0, UINT64_MAX));
    TEST_ASSERT_EQUAL_INT(-3, next_question(-5, -2, 0, UINT64_MAX));
}

static void test_the_budget_shrinks_with_the_game(void)
{
    for (int stones = 1; stones <= BOARD_CELLS; stones++)
        TEST_ASSERT_TRUE(cheap_nodes(stones) <= cheap_nodes(stones - 1));
    TEST_ASSERT_EQUAL_UINT64(1, cheap_nodes(BOARD_CELLS));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_questions_lie_between_the_ends);
    RUN_TEST(test_near_deadlines_come_first);
    RUN_TEST(test_dear_questions_start_from_a_draw);
    RUN_TEST(test_the_budget_shrinks_with_the_game);
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
