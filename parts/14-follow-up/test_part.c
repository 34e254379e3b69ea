/* Part 14: no follow-up bound is ever below the true score. */
#include <stdlib.h>

#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"

/* How often there was a bound, and how often it was the score itself. */
static int bounds[2], exact[2];

static void check_bound(const Position *position, int score)
{
    Node node = node_of(position);
    int bound = follow_up_bound(&node, BOARD_CELLS);
    int odd = (BOARD_CELLS - position->stones) % 2;
    if (score > bound)
        TEST_FAIL_MESSAGE("a follow-up bound is below the score");
    bounds[odd] += bound < NO_BOUND;
    exact[odd] += bound == score;
    /* Below 0, a bound of 0 is of no use and is not looked for. */
    int limited = follow_up_bound(&node, -1);
    if (limited != (bound < 0 ? bound : NO_BOUND))
        TEST_FAIL_MESSAGE("the limit changes more than it should");
}

/* Plain alpha-beta, without any technique later than part 6. */
static int plain_score(const Position *position, int alpha, int beta)
{
    if (position->stones == BOARD_CELLS)
        return 0;
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (position_can_play(position, column) &&
            position_wins(position, column))
            return score_win_now(position->stones);
    int best = -BOARD_CELLS;
    for (int column = 0; column < BOARD_WIDTH && best < beta; column++) {
        if (!position_can_play(position, column))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = -plain_score(&child, -beta, best > alpha ? -best : -alpha);
        best = score > best ? score : best;
    }
    return best;
}

static void test_bound_holds_on_random_positions(void)
{
    Random random = {140};
    Board board;
    memset(bounds, 0, sizeof bounds);
    memset(exact, 0, sizeof exact);
    for (int i = 0; i < 20000; i++) {
        random_play(&random, &board, BOARD_CELLS - 4 - i % 10);
        part_load(&board);
        check_bound(&the_position,
                    plain_score(&the_position, -BOARD_CELLS, BOARD_CELLS));
    }
    for (int odd = 0; odd < 2; odd++) {
        TEST_ASSERT_TRUE(bounds[odd] > 50);
        TEST_ASSERT_TRUE(exact[odd] > 25);
    }
}

/* Small boards: all positions, each once. A score is kept plus 100. */
#if BOARD_BITS <= 25
static uint8_t scores[1 << BOARD_BITS];

static int check_all(const Position *position)
{
    uint8_t *kept = &scores[position_key(position)];
    if (*kept)
        return *kept - 100;
    int best = position->stones == BOARD_CELLS ? 0 : -BOARD_CELLS;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!position_can_play(position, column))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = position_wins(position, column)
                        ? score_win_now(position->stones)
                        : -check_all(&child);
        best = score > best ? score : best;
    }
    check_bound(position, best);
    *kept = (uint8_t)(best + 100);
    return best;
}

static void test_bound_holds_on_all_positions(void)
{
    Position empty;
    position_clear(&empty);
    memset(bounds, 0, sizeof bounds);
    TEST_ASSERT_EQUAL_INT(0, check_all(&empty)); /* these boards are draws */
    TEST_ASSERT_TRUE(bounds[0] > 10000);
    TEST_ASSERT_TRUE(bounds[1] > 1000);
}
#else
static void test_bound_holds_on_all_positions(void)
{
    TEST_IGNORE_MESSAGE("too many positions: see the runs on small boards");
}
#endif

static void test_cells_from_the_lowest_up(void)
{
    Random random = {141};
    for (int i = 0; i < 2000; i++) {
        uint64_t cells =
            random_next(&random) & random_next(&random) & all_cells();
        uint64_t expected = 0;
        for (int column = 0; column < BOARD_WIDTH; column++) {
            bool met = false;
            for (int row = 0; row < BOARD_HEIGHT; row++) {
                uint64_t cell = bottom_cell(column) << row;
                met |= (cells & cell) != 0;
                expected |= met ? cell : 0;
            }
        }
        TEST_ASSERT_EQUAL_HEX64(expected, cells_from(cells));
    }
}

/* The first child that proves more than alpha, or -NO_BOUND. */
static void test_the_first_proof_counts(void)
{
    Random random = {142};
    Board board;
    int proofs = 0, none = 0;
    for (int i = 0; i < TRIES(2000); i++) {
        Children children;
        Node node = search_play(&random, &board, BOARD_CELLS - 4 - i % 8);
        int alpha = i % 5 - 2, expected = -NO_BOUND;
        if (children_make(&children, &node))
            continue;
        for (int k = children.count - 1; k >= 0; k--) {
            int score = -follow_up_bound(children.left[k], opposite(alpha));
            expected = score > alpha ? score : expected;
        }
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            expected, children_bound(&children, alpha), label(&board));
        proofs += expected > alpha;
        none += expected == -NO_BOUND;
    }
    TEST_ASSERT_TRUE(proofs > 20 && none > 20);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_cells_from_the_lowest_up);
    RUN_TEST(test_bound_holds_on_all_positions);
    RUN_TEST(test_bound_holds_on_random_positions);
    RUN_TEST(test_the_first_proof_counts);
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
