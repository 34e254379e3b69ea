/* Part 17: what the children's entries say is heeded. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"
#include "../15-packed-table/packed_tests.h"

/* A node with several children and no win in two. */
static Node many_children(Random *random, Board *board, Children *children)
{
    Node node;
    do
        node = search_play(random, board, BOARD_CELLS / 3);
    while (children_make(children, &node) || children->count < 3);
    return node;
}

static uint64_t child_hash(const Children *children, int i)
{
    return table_hash(&children->left[i]->position);
}

static void test_without_entries_all_children_stay(void)
{
    Random random = {170};
    Board board;
    Children children;
    test_table_reset();
    many_children(&random, &board, &children);
    int count = children.count;
    TEST_ASSERT_EQUAL_INT(-BOARD_CELLS,
                          children_probe(&children, &test_table, 0));
    TEST_ASSERT_EQUAL_INT(count, children.count);
}

/* Is the score more than 1? A child that loses by 2 says yes. */
static void test_one_good_entry_answers_the_question(void)
{
    Random random = {171};
    Board board;
    Children children;
    for (int i = 0; i < 3; i++) {
        test_table_reset();
        many_children(&random, &board, &children);
        table_learn(&test_table, child_hash(&children, i), 0, -2, 1);
        TEST_ASSERT_EQUAL_INT(2, children_probe(&children, &test_table, 1));
    }
}

/* One that does not lose by more than 1 says no, and is not searched. */
static void test_a_bad_entry_takes_the_child_out(void)
{
    Random random = {172};
    Board board;
    Children children;
    for (int i = 0; i < 3; i++) {
        test_table_reset();
        many_children(&random, &board, &children);
        int count = children.count;
        const Node *out = children.left[i];
        table_learn(&test_table, child_hash(&children, i), -2, -1, 1);
        TEST_ASSERT_EQUAL_INT(1, children_probe(&children, &test_table, 1));
        TEST_ASSERT_EQUAL_INT(count - 1, children.count);
        for (int j = 0; j < children.count; j++)
            TEST_ASSERT_TRUE(children.left[j] != out);
    }
}

/* Two are out: the better one counts, whichever comes first; the others keep
   their order. */
static void test_the_best_of_those_taken_out_is_returned(void)
{
    Random random = {174};
    Board board;
    Children children;
    for (int i = 0; i < 2; i++) {
        test_table_reset();
        many_children(&random, &board, &children);
        const Node *third = children.left[2];
        table_learn(&test_table, child_hash(&children, i), 0, 1, 1);
        table_learn(&test_table, child_hash(&children, 1 - i), 0, 3, 1);
        int count = children.count;
        TEST_ASSERT_EQUAL_INT(-1, children_probe(&children, &test_table, 0));
        TEST_ASSERT_EQUAL_INT(count - 2, children.count);
        TEST_ASSERT_EQUAL_PTR(third, children.left[0]);
    }
}

static void test_the_first_good_entry_counts(void)
{
    Random random = {175};
    Board board;
    Children children;
    test_table_reset();
    many_children(&random, &board, &children);
    table_learn(&test_table, child_hash(&children, 1), 0, -2, 1);
    table_learn(&test_table, child_hash(&children, 2), 0, -3, 1);
    TEST_ASSERT_EQUAL_INT(2, children_probe(&children, &test_table, 1));
}

/* A question once answered is answered again at the cost of one node. */
static void test_the_same_question_again_costs_nothing(void)
{
    Random random = {173};
    Board board;
    for (int i = 0; i < 20; i++) {
        Node root = search_play(&random, &board, BOARD_CELLS / 2);
        part_reset();
        if (deadline(board.stones, -1) <= 3)
            continue;
        negamax(&the_solver, &root, -1);
        uint64_t nodes = part_nodes();
        negamax(&the_solver, &root, -1);
        TEST_ASSERT_TRUE(part_nodes() - nodes <= BOARD_WIDTH + 1);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_without_entries_all_children_stay);
    RUN_TEST(test_one_good_entry_answers_the_question);
    RUN_TEST(test_a_bad_entry_takes_the_child_out);
    RUN_TEST(test_the_best_of_those_taken_out_is_returned);
    RUN_TEST(test_the_first_good_entry_counts);
    RUN_TEST(test_the_same_question_again_costs_nothing);
    run_packed_tests();
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
