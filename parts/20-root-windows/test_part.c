/* Part 20: the questions close in on the score, the cheap ones first. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"

static const Cost EQUAL = {1, 1};

static void test_questions_lie_between_the_ends(void)
{
    const int most = BOARD_CELLS / 2;
    for (int stones = 0; stones < BOARD_CELLS; stones++)
        for (int min = -most; min < most; min++)
            for (int max = min + 1; max <= most; max++)
                for (int i = 0; i < 8; i++) {
                    uint64_t nodes = i & 1 ? UINT64_MAX : 0;
                    Cost cost = {i & 2 ? 1000 : 1, i & 4 ? 1000 : 1};
                    int question = next_question(min, max, stones, nodes, cost);
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
        int question = next_question(min, max, stones, 0, EQUAL);
        TEST_ASSERT_TRUE(min <= question && question < max);
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
    const uint64_t dear = UINT64_MAX;
    TEST_ASSERT_EQUAL_INT(0, next_question(-5, 5, 0, dear, EQUAL));
    TEST_ASSERT_EQUAL_INT(1, next_question(1, 5, 0, dear, EQUAL));
    TEST_ASSERT_EQUAL_INT(-1, next_question(-5, 0, 0, dear, EQUAL));
    TEST_ASSERT_EQUAL_INT(-3, next_question(-5, -2, 0, dear, EQUAL));
}

/* The side that costs more is asked about first; far more, farther out. */
static void test_costs_tell_the_winner(void)
{
    const uint64_t dear = UINT64_MAX;
    const Cost win = {3, 2}, loss = {2, 3};
    const Cost clear_win = {1000, 2}, clear_loss = {2, 1000};
    TEST_ASSERT_EQUAL_INT(0, next_question(-9, 9, 0, dear, win));
    TEST_ASSERT_EQUAL_INT(-1, next_question(-9, 9, 0, dear, loss));
    TEST_ASSERT_EQUAL_INT(3, next_question(-9, 9, 0, dear, clear_win));
    TEST_ASSERT_EQUAL_INT(-4, next_question(-9, 9, 0, dear, clear_loss));
}

/* Only what costs more than CLEARLY times as much costs clearly more. */
static void test_where_a_clear_winner_begins(void)
{
    const uint64_t much = 2 * CLEARLY;
    TEST_ASSERT_EQUAL_INT(0, outward_from(-9, 8, (Cost){much, 2}));
    TEST_ASSERT_EQUAL_INT(2, outward_from(-9, 8, (Cost){much + 1, 2}));
    TEST_ASSERT_EQUAL_INT(-1, outward_from(-8, 9, (Cost){2, much}));
    TEST_ASSERT_EQUAL_INT(-3, outward_from(-8, 9, (Cost){2, much + 1}));
}

static void test_where_dear_begins(void)
{
    const int stones = BOARD_CELLS / 2;
    const uint64_t limit = cheap_nodes(stones);
    TEST_ASSERT_EQUAL_INT(4, next_question(0, 5, stones, limit - 1, EQUAL));
    TEST_ASSERT_EQUAL_INT(0, next_question(0, 5, stones, limit, EQUAL));
    TEST_ASSERT_EQUAL_INT(-5, next_question(-5, 0, stones, limit - 1, EQUAL));
    TEST_ASSERT_EQUAL_INT(-1, next_question(-5, 0, stones, limit, EQUAL));
}

/* The nearer deadline first; of two equal ones the upper end's. */
static void test_cheap_questions_by_their_deadlines(void)
{
    const int stones = BOARD_CELLS / 4;
    for (int min = -8; min < 0; min++)
        for (int max = 1; max <= 8; max++) {
            bool top = deadline(stones, max - 1) <= deadline(stones, min);
            TEST_ASSERT_EQUAL_INT(top ? max - 1 : min,
                                  next_question(min, max, stones, 0, EQUAL));
        }
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
    RUN_TEST(test_costs_tell_the_winner);
    RUN_TEST(test_where_a_clear_winner_begins);
    RUN_TEST(test_where_dear_begins);
    RUN_TEST(test_cheap_questions_by_their_deadlines);
    RUN_TEST(test_the_budget_shrinks_with_the_game);
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
