/*
 * What every part must do, whatever its technique. A test_part.c includes
 * its part.c, defines EARLIEST (the fewest stones at which this part solves
 * a position in well under a second), then includes this.
 */
#include <stdio.h>
#include <string.h>

#include "../random_play.h"
#include "slow_score.h"
#include "unity.h"

static const int earliest = EARLIEST > 0 ? EARLIEST : 0;

/*
 * How many positions to try. The sanitizers are slow, and look at memory, not
 * at scores: a tenth will do for them.
 */
#ifdef SANITIZED
#define TRIES(count) (((count) + 9) / 10)
#else
#define TRIES(count) (count)
#endif

void setUp(void)
{
}

void tearDown(void)
{
}

static Board board_of(const char *moves)
{
    Board board;
    size_t at;
    Rule rule = board_read(&board, moves, strlen(moves), &at);
    TEST_ASSERT_EQUAL_INT_MESSAGE(RULE_OK, rule, moves);
    return board;
}

static int solve_board(const Board *board, bool weak)
{
    part_reset();
    part_load(board);
    return part_solve(weak);
}

static const char *label(const Board *board)
{
    static char text[BOARD_CELLS + 1];
    board_write(board, text);
    return text;
}

static Board mirrored(const Board *board)
{
    Board mirror;
    board_clear(&mirror);
    for (int i = 0; i < board->stones; i++)
        board_play(&mirror, BOARD_WIDTH - 1 - board->moves[i]);
    return mirror;
}

/* Immediate wins included: play meets them, though the test sets do not. */
static void test_late_positions_against_exhaustive_search(void)
{
    Random random = {1};
    Board board;
    for (int stones = BOARD_CELLS - 9; stones <= BOARD_CELLS; stones++)
        for (int i = 0; i < TRIES(30); i++) {
            random_play(&random, &board, stones);
            int expected = slow_score(&board);
            TEST_ASSERT_EQUAL_INT_MESSAGE(expected, solve_board(&board, false),
                                          label(&board));
            TEST_ASSERT_EQUAL_INT_MESSAGE(score_sign(expected),
                                          score_sign(solve_board(&board, true)),
                                          label(&board));
        }
}

static void test_mirrored_position_has_the_same_score(void)
{
    Random random = {2};
    Board board;
    for (int stones = earliest; stones < BOARD_CELLS; stones++) {
        random_play(&random, &board, stones);
        Board mirror = mirrored(&board);
        int score = solve_board(&board, false);
        TEST_ASSERT_EQUAL_INT_MESSAGE(score, solve_board(&mirror, false),
                                      label(&board));
    }
}

static int best_child(const Board *board)
{
    int best = -BOARD_CELLS;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!board_can_play(board, column))
            continue;
        Board child = *board;
        board_play(&child, column);
        int score = board_wins(board, column) ? score_win_now(board->stones)
                                              : -solve_board(&child, false);
        if (score > best)
            best = score;
    }
    return best;
}

static void test_score_is_the_best_of_minus_the_children(void)
{
    Random random = {3};
    Board board;
    for (int stones = earliest; stones < BOARD_CELLS; stones++)
        for (int i = 0; i < TRIES(3); i++) {
            random_play(&random, &board, stones);
            int score = solve_board(&board, false);
            TEST_ASSERT_EQUAL_INT_MESSAGE(best_child(&board), score,
                                          label(&board));
        }
}

/* Neither sooner than the next stones, nor below what the rules allow. */
static void test_scores_stay_in_their_range(void)
{
    Random random = {4};
    Board board;
    for (int i = 0; i < TRIES(100); i++) {
        random_play(&random, &board,
                    earliest + i % (BOARD_CELLS + 1 - earliest));
        int score = solve_board(&board, false);
        int sign = score_sign(solve_board(&board, true));
        TEST_ASSERT_TRUE_MESSAGE(score <= score_win_now(board.stones),
                                 label(&board));
        TEST_ASSERT_TRUE_MESSAGE(score >= -score_win_now(board.stones + 1),
                                 label(&board));
        TEST_ASSERT_EQUAL_INT_MESSAGE(score_sign(score), sign, label(&board));
    }
}

/* What was solved before must not show in the counts: the table is empty. */
static void test_nodes_do_not_depend_on_what_came_before(void)
{
    Random random = {5};
    Board board, other;
    for (int i = 0; i < TRIES(10); i++) {
        random_play(&random, &board, earliest + i % 3);
        random_play(&random, &other, earliest + i % 2);
        solve_board(&board, false);
        uint64_t nodes = part_nodes();
        solve_board(&other, false);
        solve_board(&board, false);
        TEST_ASSERT_EQUAL_UINT64_MESSAGE(nodes, part_nodes(), label(&board));
    }
}

static void test_an_immediate_win_is_seen(void)
{
    static char moves[7]; /* one after the other on the first columns */
    for (int i = 0; i < 6; i++)
        moves[i] = column_name(i / 2);
    Board board = board_of(moves);
    TEST_ASSERT_EQUAL_INT(score_win_now(6), solve_board(&board, false));
    TEST_ASSERT_EQUAL_INT(1, score_sign(solve_board(&board, true)));
}

static void test_a_full_board_is_a_draw(void)
{
    Random random = {6};
    Board full;
    random_play(&random, &full, BOARD_CELLS);
    TEST_ASSERT_EQUAL_INT(0, solve_board(&full, false));
    TEST_ASSERT_EQUAL_INT(0, solve_board(&full, true));
}

static void run_contract_tests(void)
{
    RUN_TEST(test_late_positions_against_exhaustive_search);
    RUN_TEST(test_mirrored_position_has_the_same_score);
    RUN_TEST(test_score_is_the_best_of_minus_the_children);
    RUN_TEST(test_scores_stay_in_their_range);
    RUN_TEST(test_nodes_do_not_depend_on_what_came_before);
    RUN_TEST(test_an_immediate_win_is_seen);
    RUN_TEST(test_a_full_board_is_a_draw);
}
