/* The rules, the notation and random play. */
#include <string.h>

#include "board.h"
#include "random_play.h"
#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static void expect(const char *moves, Rule rule, size_t at)
{
    Board board;
    size_t where;
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        rule, board_read(&board, moves, strlen(moves), &where), moves);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(at, where, moves);
}

static void test_legal_positions_are_read(void)
{
    expect("", RULE_OK, 0);
    expect("4", RULE_OK, 1);
    expect("444444", RULE_OK, 6);
    expect("112233", RULE_OK, 6);
}

static void test_characters_that_name_no_column(void)
{
    expect("0", RULE_COLUMN, 0);
    expect("448", RULE_COLUMN, 2);
    expect("44x4", RULE_COLUMN, 2);
    expect("44 3", RULE_COLUMN, 2);
    expect("-1", RULE_COLUMN, 0);
}

static void test_a_full_column(void)
{
    expect("4444444", RULE_FULL, 6);
    expect("1111112222223", RULE_OK, 13);
    expect("11111122222222", RULE_FULL, 12);
}

static void test_a_game_that_is_over(void)
{
    expect("1212121", RULE_WON, 6);      /* upwards */
    expect("1122334", RULE_WON, 6);      /* along a row */
    expect("12233434464", RULE_WON, 10); /* rising */
    expect("76655454424", RULE_WON, 10); /* falling */
    expect("12121213", RULE_WON, 6);     /* and nothing after it */
    expect("711223344", RULE_WON, 7);    /* the second player's */
}

/* Each of the 69 lines of four wins, with any three of it and no fewer. */
static void test_every_line_wins_through_every_gap(void)
{
    static const int steps[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int lines = 0;
    for (int way = 0; way < 4; way++)
        for (int column = 0; column < BOARD_WIDTH; column++)
            for (int row = 0; row < BOARD_HEIGHT; row++) {
                int right = steps[way][0], up = steps[way][1];
                int last = row + 3 * up;
                if (column + 3 * right >= BOARD_WIDTH || last < 0 ||
                    last >= BOARD_HEIGHT)
                    continue;
                Board board;
                lines++;
                board_clear(&board);
                for (int i = 0; i < 4; i++) {
                    TEST_ASSERT_FALSE(board_has_four(&board, 2));
                    board.cell[column + i * right][row + i * up] = 2;
                }
                TEST_ASSERT_TRUE(board_has_four(&board, 2));
                TEST_ASSERT_FALSE(board_has_four(&board, 1));
            }
    TEST_ASSERT_EQUAL_INT(69, lines);
}

static void expect_can_win(const char *moves, bool expected)
{
    Board board;
    size_t at;
    board_read(&board, moves, strlen(moves), &at);
    TEST_ASSERT_EQUAL_MESSAGE(expected, board_can_win(&board), moves);
}

static void test_a_board_that_can_be_won_at_once(void)
{
    expect_can_win("", false);
    expect_can_win("171717", true); /* in the first column */
    expect_can_win("717171", true); /* in the last */
    expect_can_win("112233", true);
    expect_can_win("1122336", false);      /* nothing to stand on */
    expect_can_win("17171", false);        /* the other side could */
    expect_can_win("142414414247", false); /* three, and the column is full */
}

static void expect_fault(const char *moves, const char *expected)
{
    Board board;
    size_t at;
    char text[BOARD_FAULT_SIZE];
    Rule rule = board_read(&board, moves, strlen(moves), &at);
    board_fault(text, moves, at, rule);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void test_what_is_said_of_a_fault(void)
{
    expect_fault("48", "character 2: '8' is not a column: columns are 1 to 7");
    expect_fault("\377", "character 1: byte 0xff is not a column: columns are "
                         "1 to 7");
    expect_fault("4444444", "character 7: '4' is a full column: it holds 6 "
                            "stones");
    expect_fault("1212121", "character 7: '1' wins: the game ends there, "
                            "nothing is left to solve");
}

static void test_undo_takes_back_exactly_one_stone(void)
{
    Random random = {7};
    Board board, before;
    for (int i = 0; i < 500; i++) {
        random_play(&random, &before, i % BOARD_CELLS);
        board = before;
        for (int column = 0; column < BOARD_WIDTH; column++) {
            if (!board_can_play(&board, column))
                continue;
            board_play(&board, column);
            board_undo(&board);
            TEST_ASSERT_EQUAL_INT(before.stones, board.stones);
            TEST_ASSERT_EQUAL_MEMORY(before.cell, board.cell,
                                     sizeof board.cell);
            TEST_ASSERT_EQUAL_MEMORY(before.height, board.height,
                                     sizeof board.height);
        }
    }
}

static void test_write_is_the_opposite_of_read(void)
{
    Random random = {8};
    Board board, again;
    char text[BOARD_CELLS + 1];
    size_t at;
    for (int i = 0; i < 500; i++) {
        random_play(&random, &board, i % (BOARD_CELLS + 1));
        board_write(&board, text);
        TEST_ASSERT_EQUAL_INT(RULE_OK,
                              board_read(&again, text, strlen(text), &at));
        TEST_ASSERT_EQUAL_MEMORY(board.cell, again.cell, sizeof board.cell);
    }
}

static void test_random_play_is_legal_and_repeats_itself(void)
{
    Random random = {9}, same = {9};
    Board board, twin;
    for (int i = 0; i < 500; i++) {
        int stones = 1 + i % BOARD_CELLS;
        random_play(&random, &board, stones);
        random_play(&same, &twin, stones);
        TEST_ASSERT_EQUAL_INT(stones, board.stones);
        TEST_ASSERT_FALSE(board_has_four(&board, 1));
        TEST_ASSERT_FALSE(board_has_four(&board, 2));
        TEST_ASSERT_EQUAL_MEMORY(board.moves, twin.moves,
                                 sizeof(int) * (size_t)board.stones);
    }
}

/* First value of SplitMix64 from seed 0, as its authors give it. */
static void test_random_numbers_are_the_published_ones(void)
{
    Random random = {0};
    TEST_ASSERT_EQUAL_HEX64(0xe220a8397b1dcdaf, random_next(&random));
    int seen[7] = {0};
    for (int i = 0; i < 7000; i++)
        seen[random_below(&random, 7)]++;
    for (int i = 0; i < 7; i++)
        TEST_ASSERT_INT_WITHIN(200, 1000, seen[i]);
}

/* 22 minus the stones the winner has in the end, on the usual board. */
static void test_scores_follow_the_definition(void)
{
    for (int stones = 0; stones < BOARD_CELLS; stones++)
        TEST_ASSERT_EQUAL_INT(22 - (stones / 2 + 1), score_win_now(stones));
    TEST_ASSERT_EQUAL_INT(-1, score_sign(-7));
    TEST_ASSERT_EQUAL_INT(0, score_sign(0));
    TEST_ASSERT_EQUAL_INT(1, score_sign(7));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_legal_positions_are_read);
    RUN_TEST(test_characters_that_name_no_column);
    RUN_TEST(test_a_full_column);
    RUN_TEST(test_a_game_that_is_over);
    RUN_TEST(test_every_line_wins_through_every_gap);
    RUN_TEST(test_a_board_that_can_be_won_at_once);
    RUN_TEST(test_what_is_said_of_a_fault);
    RUN_TEST(test_undo_takes_back_exactly_one_stone);
    RUN_TEST(test_write_is_the_opposite_of_read);
    RUN_TEST(test_random_play_is_legal_and_repeats_itself);
    RUN_TEST(test_random_numbers_are_the_published_ones);
    RUN_TEST(test_scores_follow_the_definition);
    return UNITY_END();
}
