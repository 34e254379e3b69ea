/* Part 13: what nodes hand on, and wins in two seen without a search. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "question_tests.h"

static void test_cells_are_counted(void)
{
    Random random = {131};
    for (int i = 0; i < 10000; i++) {
        uint64_t cells = random_next(&random) & random_next(&random);
        int count = 0;
        for (int bit = 0; bit < 64; bit++)
            count += cells >> bit & 1;
        TEST_ASSERT_EQUAL_INT(count, count_cells(cells));
    }
    TEST_ASSERT_EQUAL_INT(0, count_cells(0));
    TEST_ASSERT_EQUAL_INT(64, count_cells(UINT64_MAX));
}

static void test_the_centre_ranks_highest(void)
{
    for (int column = 0; column < BOARD_WIDTH; column++) {
        int other = BOARD_WIDTH - 1 - column;
        TEST_ASSERT_EQUAL_INT(column < other ? column : other,
                              centre_rank(bottom_cell(column)));
    }
}

/* What the parent hands on is what the child would have found itself. */
static void test_what_is_handed_on_is_true(void)
{
    Random random = {132};
    Board board;
    for (int i = 0; i < 3000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        for (uint64_t rest = node.moves; rest; rest &= rest - 1) {
            Node child, fresh;
            node_play(&child, &node, lowest_cell(rest));
            fresh = node_of(&child.position);
            TEST_ASSERT_EQUAL_HEX64(fresh.threats, child.threats);
            TEST_ASSERT_EQUAL_HEX64(fresh.danger, child.danger);
            TEST_ASSERT_EQUAL_HEX64(fresh.moves, child.moves);
        }
    }
}

static void test_safe_moves_are_those_not_punished_at_once(void)
{
    Random random = {133};
    Board board;
    for (int i = 0; i < 3000; i++) {
        do
            random_play(&random, &board, i % (BOARD_CELLS + 1));
        while (board_can_win(&board));
        part_load(&board);
        Node node = node_of(&the_position);
        for (int column = 0; column < BOARD_WIDTH; column++)
            TEST_ASSERT_EQUAL_MESSAGE(is_safe(&board, column),
                                      (node.moves & column_cells(column)) != 0,
                                      label(&board));
    }
}

/* Against the definition, on the slow board, at every stage of the game. */
static void test_wins_in_two_are_seen_and_nothing_else(void)
{
    Random random = {134};
    Board board;
    int found = 0;
    for (int i = 0; i < 3000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        Children children;
        bool seen = children_make(&children, &node);
        TEST_ASSERT_EQUAL_MESSAGE(has_win_in_two(&board), seen, label(&board));
        found += seen;
    }
    TEST_ASSERT_TRUE(found > 15 || BOARD_CELLS < 30); /* rare on small ones */
}

/* Every child once, and none before a better one. */
static void test_children_come_best_first(void)
{
    Random random = {136};
    Board board;
    for (int i = 0; i < 2000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        Children children;
        if (children_make(&children, &node))
            continue;
        uint64_t moves = 0;
        int last = INT32_MAX;
        children_rank(&children, &node, 0);
        while (children.count > 0) {
            const Node *child = children_next(&children);
            int rank = child_rank(child, &node, 0);
            TEST_ASSERT_TRUE(rank <= last);
            last = rank;
            moves |= child->position.mask ^ node.position.mask;
        }
        TEST_ASSERT_EQUAL_HEX64(node.moves, moves);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_cells_are_counted);
    RUN_TEST(test_the_centre_ranks_highest);
    RUN_TEST(test_what_is_handed_on_is_true);
    RUN_TEST(test_safe_moves_are_those_not_punished_at_once);
    RUN_TEST(test_wins_in_two_are_seen_and_nothing_else);
    RUN_TEST(test_children_come_best_first);
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
