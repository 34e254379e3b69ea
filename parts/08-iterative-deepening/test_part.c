/* Part 8: the questions solver_solve asks. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 25)
#include "contract_tests.h"
#include "../04-alpha-beta/window_tests.h"

/* Closes in on a score known beforehand; returns the number of questions. */
static int questions_until(int score, int min, int max)
{
    int questions = 0;
    while (min < max) {
        int asked = next_question(min, max);
        TEST_ASSERT_TRUE(min <= asked && asked < max);
        if (score <= asked)
            max = asked;
        else
            min = asked + 1;
        TEST_ASSERT_TRUE(min <= score && score <= max);
        questions++;
    }
    return questions;
}

/* Halving alone needs log2; stepping outward by halves twice that. */
static void test_questions_end_at_the_score(void)
{
    const int limit = BOARD_CELLS / 2;
    for (int min = -limit; min <= limit; min++)
        for (int max = min; max <= limit; max++)
            for (int score = min; score <= max; score++)
                TEST_ASSERT_TRUE(questions_until(score, min, max) <= 12);
}

/* The sign comes first, and near wins are asked before far ones. */
static void test_early_wins_are_asked_first(void)
{
    const int limit = BOARD_CELLS / 2;
    TEST_ASSERT_EQUAL_INT(0, next_question(-1, 1));
    TEST_ASSERT_TRUE(next_question(1, limit) >= limit / 2);
    TEST_ASSERT_TRUE(next_question(-limit, 0) <= -limit / 2);
}

static void test_weak_needs_at_most_two_questions(void)
{
    for (int score = -1; score <= 1; score++)
        TEST_ASSERT_TRUE(questions_until(score, -1, 1) <= 2);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_questions_end_at_the_score);
    RUN_TEST(test_early_wins_are_asked_first);
    RUN_TEST(test_weak_needs_at_most_two_questions);
    run_window_tests();
    run_contract_tests();
    return UNITY_END();
}
