/* `make try` as its users see it, on the 7x6 board. */
#include <stdio.h>
#include <string.h>

#include "run_program.h"
#include "unity.h"

#define TRY BUILD_DIR "/try/12-lower-bound-tt "
/* A make of its own, whatever the one that runs the tests was told. */
#define MAKE_TRY "MAKEFLAGS= make -s BUILD=" BUILD_DIR "/test/try try "
/* 37 stones, O to move: column 6 loses later than column 7. */
#define LATE "5611136174314314252755336445452372226"
#define FULL "447167363237467211666517175222244543153355"

static Run run;

void setUp(void)
{
}

void tearDown(void)
{
    run_free(&run);
}

static void check_says(const char *text)
{
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, text), text);
}

static void test_board_columns_and_best(void)
{
    run = run_text(TRY LATE, "");
    check_says("  X   O   O   X   O   .   . \n"
               "  O   X   O   X   O   .   . \n");
    check_says("  1   2   3   4   5   6   7 \n");
    check_says("score for O:\n");
    check_says("  5     -  full\n"
               "  6    -1  X wins with its 21st stone\n"
               "  7    -2  X wins with its 20th stone\n");
    check_says("\nBest: 6 (score -1: X wins with its 21st stone)\n");
    check_says(" nodes, ");
    TEST_ASSERT_NULL(strchr(run.out, '\033')); /* not on a terminal */
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

static void test_weak(void)
{
    run = run_text(TRY "-w " LATE, "");
    check_says("  6    -1  X wins\n  7    -1  X wins\n");
    check_says("\nBest: 6, 7 (score -1: X wins)\n");
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

static void test_a_win_at_once(void)
{
    run = run_text(TRY LATE "7", "");
    check_says("score for X:\n");
    check_says("\nBest: 6, 7 (score 2: X wins at once)\n");
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

static void test_a_full_board(void)
{
    run = run_text(TRY FULL, "");
    check_says("42 stones");
    check_says("The board is full and nobody has won: a draw, score 0.\n");
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

static void test_a_won_game(void)
{
    run = run_text(TRY "1212121", "");
    check_says(" [X]  O   .");
    check_says("X has won: nothing is left to solve.\n");
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

static void check_bad(const char *command, const char *message)
{
    run_free(&run);
    run = run_text(command, "");
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.err, message), run.err);
    TEST_ASSERT_NOT_EQUAL_INT(0, run.status);
}

static void test_bad_positions(void)
{
    check_bad(TRY "48", "POS, character 2: '8' is not a column: columns are 1 "
                        "to 7\n");
    check_bad(TRY "'4 4'", "POS, character 2: ' ' is not a column");
    check_bad(TRY "4444444", "POS, character 7: '4' is a full column");
    check_bad(TRY "12121214", "POS, character 7: '1' wins: the game ends");
    check_bad(TRY "4 4", "usage: ");
    check_bad(TRY "-x", "usage: ");
}

/* The quotes must survive the way through make. */
static void test_through_make(void)
{
    run = run_text(MAKE_TRY "PART=12 POS=1212121", ""); /* builds it */
    check_bad(MAKE_TRY "PART=12 POS=\"4'; echo 4\"",
              "POS, character 2: ''' is not");
    check_bad(MAKE_TRY "PART=99 POS=4", "There is no part '99'");
    check_bad(MAKE_TRY "POS=4", "make try PART=07");
    run_free(&run);
    run = run_text(MAKE_TRY "PART=12 WEAK=1 POS=" LATE, "");
    check_says("\nBest: 6, 7 (score -1: X wins)\n");
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

static void test_an_answer_that_cannot_be_written(void)
{
    run = run_text(TRY LATE " > /dev/full", "");
    TEST_ASSERT_EQUAL_INT(3, run.status);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.err, "cannot write"), run.err);
}

/* It says which board that is, and that it takes long; we do not wait. */
static void test_without_a_position(void)
{
    run = run_text(TRY "& sleep 1.4; kill $!", "");
    check_says("the empty board\n");
    static const char no_position[] =
        "No POS was given, so this is the empty board. For another position: "
        "POS=4453\n";
    TEST_ASSERT_EQUAL_STRING_LEN(no_position, run.err, strlen(no_position));
    TEST_ASSERT_TRUE_MESSAGE(
        strstr(run.err, "\nThis may take long: column 1 of 7, 1 s, "), run.err);
}

/* "-a" of the same part: "position - - -1* -2 nodes time". */
static void test_as_the_protocol_says(void)
{
    run = run_text(BUILD_DIR "/12-lower-bound-tt -a", LATE "\n");
    check_says(LATE " - - - - - -1* -2 ");
    unsigned long nodes;
    char expected[64];
    sscanf(strstr(run.out, "-2 "), "-2 %lu", &nodes);
    TEST_ASSERT_TRUE(nodes < 1000);
    snprintf(expected, sizeof expected, "stone)\n%lu nodes, ", nodes);
    run_free(&run);
    run = run_text(TRY LATE, "");
    check_says(expected);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_board_columns_and_best);
    RUN_TEST(test_weak);
    RUN_TEST(test_a_win_at_once);
    RUN_TEST(test_a_full_board);
    RUN_TEST(test_a_won_game);
    RUN_TEST(test_bad_positions);
    RUN_TEST(test_through_make);
    RUN_TEST(test_an_answer_that_cannot_be_written);
    RUN_TEST(test_without_a_position);
    RUN_TEST(test_as_the_protocol_says);
    return UNITY_END();
}
