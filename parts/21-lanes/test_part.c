/* Part 21: side by side is the same as one by one. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 32)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"
#include "../15-packed-table/packed_tests.h"
#include "../16-near-the-leaves/leaf_tests.h"
#include "mirror_tests.h"
#include "processor_tests.h"

static void test_every_column_has_one_lane(void)
{
    uint64_t seen = 0;
    for (int i = 0; i < LANES; i++) {
        TEST_ASSERT_EQUAL_HEX64(0, seen & lane_cells[i]);
        seen |= lane_cells[i];
        if (i < BOARD_WIDTH)
            TEST_ASSERT_EQUAL_HEX64(column_cells(LANE_COLUMN(i)),
                                    lane_cells[i]);
    }
    TEST_ASSERT_EQUAL_HEX64(all_cells(), seen);
    for (int i = 1; i < BOARD_WIDTH; i++) /* outwards from the middle */
        TEST_ASSERT_TRUE(centre_rank(lane_cells[i] & bottom_row()) <=
                         centre_rank(lane_cells[i - 1] & bottom_row()));
}

static void check_child(const Node *expected, const Node *child)
{
    TEST_ASSERT_EQUAL_HEX64(expected->position.current,
                            child->position.current);
    TEST_ASSERT_EQUAL_HEX64(expected->position.mask, child->position.mask);
    TEST_ASSERT_EQUAL_INT(expected->position.stones, child->position.stones);
    TEST_ASSERT_EQUAL_HEX64(expected->threats, child->threats);
    TEST_ASSERT_EQUAL_HEX64(expected->danger, child->danger);
    TEST_ASSERT_EQUAL_HEX64(expected->moves, child->moves);
}

static void test_children_are_those_of_one_by_one(void)
{
    Random random = {210};
    Board board;
    for (int i = 0; i < 5000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6)), one;
        Children children;
        bool won = false, lanes_won = children_make(&children, &node);
        for (int lane = 0; lane < LANES; lane++) {
            uint64_t move = node.moves & lane_cells[lane];
            TEST_ASSERT_EQUAL_HEX64(move, children.move[lane]);
            if (!move)
                continue;
            node_play(&one, &node, move);
            Node child = children_node(&children, &node, lane);
            check_child(&one, &child);
            won |= one.moves == 0;
        }
        TEST_ASSERT_EQUAL_MESSAGE(won, lanes_won, label(&board));
    }
}

/* A lane that is not asked has no bound: nothing is overlooked. */
static void test_every_bound_is_found(void)
{
    Random random = {211};
    Board board;
    int bounds = 0;
    for (int i = 0; i < 5000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        Children children;
        if (children_make(&children, &node))
            continue;
        for (int alpha = -6; alpha <= 6; alpha++) {
            bool expected = false;
            for (int lane = 0; lane < BOARD_WIDTH; lane++) {
                if (!children.move[lane])
                    continue;
                Node child = children_node(&children, &node, lane);
                expected |= -follow_up_bound(&child, -alpha - 1) > alpha;
            }
            bounds += expected;
            TEST_ASSERT_EQUAL_MESSAGE(
                expected, children_bound(&children, &node, alpha) > alpha,
                label(&board));
        }
    }
    TEST_ASSERT_TRUE(bounds > 1000);
}

/* What the two looks find for this lane; nothing where there is no move. */
static uint64_t candidate(const Children *children, const Node *node, int lane,
                          int alpha)
{
    uint64_t move = children->move[lane], danger = children->danger[lane];
    uint64_t mask = node->position.mask | move;
    uint64_t theirs = node->position.current ^ node->position.mask;
    if (!move)
        return 0;
    if ((BOARD_CELLS - node->position.stones) % 2 == 0)
        return follow_up_swaps(mask, danger);
    return follow_up_holds(mask, danger, theirs, alpha < 0 ? all_cells() : 0);
}

static void test_candidates_lane_by_lane(void)
{
    Random random = {213};
    Board board;
    int none = 0, some = 0;
    for (int i = 0; i < TRIES(4000); i++) {
        Children children;
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        uint64_t may[LANES], any = 0;
        int alpha = i % 3 - 1;
        children_make(&children, &node);
        bool found = children_candidates(may, &children, &node, alpha);
        for (int lane = 0; lane < LANES; lane++) {
            uint64_t expected = candidate(&children, &node, lane, alpha);
            TEST_ASSERT_EQUAL_HEX64_MESSAGE(expected, may[lane], label(&board));
            any |= expected;
        }
        TEST_ASSERT_EQUAL_MESSAGE(any != 0, found, label(&board));
        some += found;
        none += !found;
    }
    TEST_ASSERT_TRUE(some > 0 && none > 0);
}

static void test_the_best_rank_comes_first_and_each_once(void)
{
    Random random = {212};
    Board board;
    for (int i = 0; i < 2000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        Children children;
        children_make(&children, &node);
        children_rank(&children, &node, i % 5 - 2);
        uint64_t left = node.moves;
        int last = INT_MAX, last_lane = -1, lane;
        while ((lane = children_next(&children)) >= 0) {
            Node child = children_node(&children, &node, lane);
            int rank = child_rank(&child, &node, i % 5 - 2);
            TEST_ASSERT_TRUE(rank < last || (rank == last && lane > last_lane));
            TEST_ASSERT_TRUE(left & lane_cells[lane]);
            left &= ~lane_cells[lane];
            last = rank;
            last_lane = lane;
        }
        TEST_ASSERT_EQUAL_HEX64(0, left);
    }
}

/* The entry asked for early is the one the child learns later. */
static void test_hashes_are_those_of_the_children(void)
{
    Random random = {213};
    Board board;
    part_reset();
    for (int i = 0; i < 2000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        Children children;
        children_prefetch(&children, &node, &the_solver.table);
        children_make(&children, &node);
        for (int lane = 0; lane < BOARD_WIDTH; lane++) {
            if (!children.move[lane])
                continue;
            Node child = children_node(&children, &node, lane);
            TEST_ASSERT_EQUAL_HEX64(table_hash(&child.position),
                                    children.hash[lane]);
        }
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_column_has_one_lane);
    RUN_TEST(test_children_are_those_of_one_by_one);
    RUN_TEST(test_every_bound_is_found);
    RUN_TEST(test_candidates_lane_by_lane);
    RUN_TEST(test_the_best_rank_comes_first_and_each_once);
    RUN_TEST(test_hashes_are_those_of_the_children);
    run_mirror_tests();
    RUN_TEST(test_both_versions_search_the_same);
    run_leaf_tests();
    run_packed_tests();
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
