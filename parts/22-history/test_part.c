/* Part 22: what the history learns, and that it only changes the order. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 32)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"
#include "../15-packed-table/packed_tests.h"
#include "../16-near-the-leaves/leaf_tests.h"
#include "../21-lanes/mirror_tests.h"
#include "../21-lanes/processor_tests.h"

static History test_history;

static void forget(void)
{
    test_history.learned = true;
    history_reset(&test_history);
}

static void test_every_cell_has_its_number(void)
{
    for (int i = 0; i < BOARD_BITS; i++)
        TEST_ASSERT_EQUAL_INT(i, cell_number(UINT64_C(1) << i));
}

static int worth_after(int last, int alpha, uint64_t cell)
{
    return test_history.worth[last][alpha >= 0][cell_number(cell)];
}

static void test_an_answer_raises_its_cell_and_lowers_those_before(void)
{
    uint64_t last = bottom_cell(0), good = bottom_cell(1);
    uint64_t vain = bottom_cell(2), other = bottom_cell(3);
    forget();
    history_enter(&test_history, 5, last);
    history_learn(&test_history, 5, 0, vain, good);
    for (int i = 0; i < 2; i++) {
        int at = i ? ANY_STONE : cell_number(last);
        TEST_ASSERT_TRUE(worth_after(at, 0, good) > 0);
        TEST_ASSERT_TRUE(worth_after(at, 0, vain) < 0);
        TEST_ASSERT_EQUAL_INT(0, worth_after(at, 0, other));
        TEST_ASSERT_EQUAL_INT(0, worth_after(at, -1, good));
    }
    TEST_ASSERT_EQUAL_INT(0, worth_after(cell_number(other), 0, good));
}

/* What happened last counts most, and nothing counts for ever. */
static void test_worth_keeps_within_its_limits(void)
{
    uint64_t cell = bottom_cell(1), vain = bottom_cell(2);
    forget();
    for (int i = 0; i < 1000; i++)
        history_learn(&test_history, 0, 0, vain, cell);
    int most = worth_after(ANY_STONE, 0, cell);
    TEST_ASSERT_TRUE(most <= WORTH_MOST && most > WORTH_MOST * 9 / 10);
    TEST_ASSERT_EQUAL_INT(-most, worth_after(ANY_STONE, 0, vain));
    history_learn(&test_history, 0, 0, cell, vain);
    TEST_ASSERT_TRUE(worth_after(ANY_STONE, 0, cell) < most * 2 / 3);
    for (int i = 0; i < 4; i++)
        history_learn(&test_history, 0, 0, cell, vain);
    TEST_ASSERT_TRUE(worth_after(ANY_STONE, 0, cell) < 0);
}

static void test_a_reset_forgets(void)
{
    static const History nothing;
    forget();
    history_enter(&test_history, 1, bottom_cell(0));
    history_learn(&test_history, 1, 0, bottom_cell(1), bottom_cell(2));
    history_reset(&test_history);
    TEST_ASSERT_EQUAL_MEMORY(nothing.worth, test_history.worth,
                             sizeof nothing.worth);
    for (int i = 0; i <= BOARD_CELLS; i++)
        TEST_ASSERT_EQUAL_INT(ANY_STONE, test_history.cell[i]);
}

/* The rank of a child is that of part 19, and what both accounts say. */
static void test_ranks_are_those_of_part_19_and_the_worth(void)
{
    Random random = {220};
    Board board;
    int changed = 0;
    forget();
    for (int i = 0; i < 2000; i++) {
        Node node = search_play(&random, &board, 1 + i % (BOARD_CELLS - 7));
        int stones = node.position.stones, alpha = i % 5 - 2;
        Children children, plain;
        children_make(&children, &node);
        children_rank(&children, &node, alpha);
        plain = children;
        history_enter(&test_history, stones,
                      UINT64_C(1) << random_below(&random, BOARD_BITS));
        history_rank(&test_history, &children, stones, alpha);
        int last = test_history.cell[stones];
        uint64_t first = 0, others = 0;
        for (int lane = 0; lane < BOARD_WIDTH; lane++) {
            uint64_t move = children.move[lane];
            int worth = move ? worth_after(ANY_STONE, alpha, move) +
                                   worth_after(last, alpha, move)
                             : 0;
            TEST_ASSERT_EQUAL_INT(plain.rank[lane] + worth / WORTH_RANK,
                                  children.rank[lane]);
            changed += worth / WORTH_RANK != 0;
            others |= first ? move : 0;
            first = first ? first : move;
        }
        history_learn(&test_history, stones, alpha, others, first);
    }
    TEST_ASSERT_TRUE(changed > 1000);
}

/* On the way down, the last stone is the one that was played last. */
static void test_the_way_is_written_down(void)
{
    Random random = {221};
    Board board;
    for (int i = 0; i < 50; i++) {
        part_reset();
        Node node = search_play(&random, &board, BOARD_CELLS - 16);
        solve_board(&board, false);
        const History *history = &the_solver.history;
        int stones = node.position.stones;
        TEST_ASSERT_EQUAL_INT(ANY_STONE, history->cell[stones]);
        if (!history->learned)
            continue;
        uint64_t cell = UINT64_C(1) << history->cell[stones + 1];
        TEST_ASSERT_TRUE_MESSAGE(cell & node.moves, label(&board));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_cell_has_its_number);
    RUN_TEST(test_an_answer_raises_its_cell_and_lowers_those_before);
    RUN_TEST(test_worth_keeps_within_its_limits);
    RUN_TEST(test_a_reset_forgets);
    RUN_TEST(test_ranks_are_those_of_part_19_and_the_worth);
    RUN_TEST(test_the_way_is_written_down);
    run_mirror_tests();
    RUN_TEST(test_both_versions_search_the_same);
    run_leaf_tests();
    run_packed_tests();
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
