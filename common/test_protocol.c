/* The protocol, as whoever feeds a solver sees it: good and bad input. */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_play.h"
#include "run_program.h"
#include "unity.h"

#define SOLVER  BUILD_DIR "/12-lower-bound-tt"
#define UNTIMED " | sed 's/ [0-9.]*$//'" /* the time is never the same */

void setUp(void)
{
}

void tearDown(void)
{
}

/* A late position that the slowest solver answers at once, and its score. */
#define LATE "7453667632373352235556624567771212111"

static int count_lines(const char *text)
{
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

static void test_every_solver_answers_in_the_same_form(void)
{
    glob_t solvers;
    TEST_ASSERT_EQUAL_INT(0,
                          glob(BUILD_DIR "/[0-9][0-9]-*", 0, NULL, &solvers));
    TEST_ASSERT_TRUE(solvers.gl_pathc >= 10);
    for (size_t i = 0; i < solvers.gl_pathc; i++) {
        Run run = run_text(solvers.gl_pathv[i], LATE "\n");
        int score, used = 0;
        unsigned long nodes, usec, decimals;
        TEST_ASSERT_EQUAL_INT(4,
                              sscanf(run.out, LATE " %d %lu %lu.%3lu\n%n",
                                     &score, &nodes, &usec, &decimals, &used));
        TEST_ASSERT_EQUAL_INT_MESSAGE(-2, score, solvers.gl_pathv[i]);
        TEST_ASSERT_EQUAL_INT((int)run.out_length, used);
        TEST_ASSERT_EQUAL_STRING("", run.err);
        TEST_ASSERT_EQUAL_INT(0, run.status);
        run_free(&run);
    }
    globfree(&solvers);
}

/* One bad line among good ones: nothing is lost, and it is named. */
static void check_bad(const char *bad, size_t length, const char *message)
{
    char input[256];
    size_t used = (size_t)snprintf(input, sizeof input, "%s\n", LATE);
    memcpy(input + used, bad, length);
    used += length;
    used += (size_t)snprintf(input + used, sizeof input - used, "\n%s\n", LATE);
    Run run = run_program(SOLVER, input, used);
    char *text = run.out;
    TEST_ASSERT_EQUAL_INT_MESSAGE(3, count_lines(run.out), message);
    TEST_ASSERT_EQUAL_INT(0, strncmp(next_line(&text), LATE " -2 ", 40));
    TEST_ASSERT_EQUAL_STRING("", next_line(&text));
    TEST_ASSERT_EQUAL_INT(0, strncmp(next_line(&text), LATE " -2 ", 40));
    TEST_ASSERT_EQUAL_STRING(message, run.err);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    run_free(&run);
}

static void test_bad_lines_are_named_and_skipped(void)
{
#define NO_COLUMN " is not a column: columns are 1 to 7\n"
    check_bad("0", 1, "line 2, character 1: '0'" NO_COLUMN);
    check_bad("448", 3, "line 2, character 3: '8'" NO_COLUMN);
    check_bad("4a", 2, "line 2, character 2: 'a'" NO_COLUMN);
    check_bad("44 1", 4, "line 2, character 3: ' '" NO_COLUMN);
    check_bad("4\0004", 3, "line 2, character 2: byte 0x00" NO_COLUMN);
    check_bad("\xef\xbb\xbf"
              "4",
              4, "line 2, character 1: byte 0xef" NO_COLUMN);
    check_bad("\xff\xfe", 2, "line 2, character 1: byte 0xff" NO_COLUMN);
    check_bad("4\r4", 3, "line 2, character 2: byte 0x0d" NO_COLUMN);
    check_bad("4444444", 7,
              "line 2, character 7: '4' is a full column: it holds 6 "
              "stones\n");
    check_bad("1212121", 7,
              "line 2, character 7: '1' wins: the game ends there, nothing "
              "is left to solve\n");
    check_bad("12121212", 8,
              "line 2, character 7: '1' wins: the game ends there, nothing "
              "is left to solve\n");
}

static void test_no_final_newline(void)
{
    Run run = run_text(SOLVER, LATE);
    TEST_ASSERT_EQUAL_INT(0, strncmp(run.out, LATE " -2 ", 40));
    TEST_ASSERT_EQUAL_INT(1, count_lines(run.out));
    TEST_ASSERT_EQUAL_INT(0, run.status);
    run_free(&run);
}

static void test_line_ends_from_windows(void)
{
    Run run = run_text(SOLVER, LATE "\r\n" LATE "\r\n");
    TEST_ASSERT_EQUAL_INT(2, count_lines(run.out));
    TEST_ASSERT_EQUAL_INT(0, strncmp(run.out, LATE " -2 ", 40));
    TEST_ASSERT_NULL(strchr(run.out, '\r'));
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_EQUAL_INT(0, run.status);
    run_free(&run);
}

static void test_no_input_is_no_output(void)
{
    Run run = run_text(SOLVER, "");
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_EQUAL_INT(0, run.status);
    run_free(&run);
}

/* The empty line is the empty board: too hard for 7x6, easy on 4x4. */
static void test_the_empty_line_is_the_empty_board(void)
{
    Run run = run_text(BUILD_DIR "/boards/4x4/12-lower-bound-tt", "\n\n");
    TEST_ASSERT_EQUAL_INT(2, count_lines(run.out));
    TEST_ASSERT_EQUAL_INT(0, strncmp(run.out, " 0 ", 3));
    TEST_ASSERT_EQUAL_INT(0, run.status);
    run_free(&run);
}

static void test_a_line_of_a_million_characters(void)
{
    enum { LONG = 1000000 };
    char *input = malloc(LONG + 100);
    memset(input, '4', LONG);
    size_t length = LONG + (size_t)sprintf(input + LONG, "\n%s\n", LATE);
    Run run = run_program(SOLVER, input, length);
    char *text = run.out;
    TEST_ASSERT_EQUAL_STRING("", next_line(&text));
    TEST_ASSERT_EQUAL_INT(0, strncmp(next_line(&text), LATE " -2 ", 40));
    TEST_ASSERT_NULL(next_line(&text));
    TEST_ASSERT_EQUAL_INT(1, count_lines(run.err));
    TEST_ASSERT_EQUAL_INT(1, run.status);
    run_free(&run);
    free(input);
}

/* As many answer lines as input lines, whatever the bytes are. */
static void test_random_bytes(void)
{
    enum { LENGTH = 200000 };
    static char input[LENGTH];
    Random random = {10};
    int lines = 1;
    for (int i = 0; i < LENGTH; i++) {
        input[i] = (char)random_next(&random);
        if (i == 0 || input[i - 1] == '\n')
            input[i] = '0'; /* no empty line: the empty board takes long */
        lines += i < LENGTH - 1 && input[i] == '\n';
    }
    input[LENGTH - 1] = 'x'; /* the last line has no end */
    Run run = run_program(SOLVER " -w", input, LENGTH);
    TEST_ASSERT_EQUAL_INT(lines, count_lines(run.out));
    TEST_ASSERT_EQUAL_INT(lines, count_lines(run.err));
    TEST_ASSERT_EQUAL_INT(1, run.status);
    run_free(&run);
}

static void test_weak_gives_the_sign(void)
{
    Run run = run_text(SOLVER " -w", "112233\n" LATE "\n");
    char *text = run.out;
    TEST_ASSERT_EQUAL_INT(0, strncmp(next_line(&text), "112233 1 ", 9));
    TEST_ASSERT_EQUAL_INT(0, strncmp(next_line(&text), LATE " -1 ", 40));
    run_free(&run);
}

/* A forced loss, whichever column; then a win at once beside a loss. */
static void test_columns_with_the_best_marked(void)
{
    static const char win[] = "1133327777462767222623351146155356156";
    char input[200], expected[200];
    sprintf(input, "%s\n%s\n", LATE, win);
    sprintf(expected, "%s -2* - - -2* - - - 0\n%s - - - 3* -2 - - 0\n", LATE,
            win);
    Run run = run_text(SOLVER " -a" UNTIMED, input);
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
    run_free(&run);
    sprintf(expected, "%s -1* - - -1* - - - 0\n%s - - - 1* -1 - - 0\n", LATE,
            win);
    run = run_text(SOLVER " -aw" UNTIMED, input);
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
    run_free(&run);
}

static void test_a_full_board(void)
{
    static Board board;
    char text[BOARD_CELLS + 1], expected[BOARD_CELLS + 40];
    Random random = {11};
    random_play(&random, &board, BOARD_CELLS);
    board_write(&board, text);
    Run run = run_text(SOLVER, text);
    snprintf(expected, sizeof expected, "%s 0 ", text);
    TEST_ASSERT_EQUAL_INT(0, strncmp(run.out, expected, strlen(expected)));
    run_free(&run);
    run = run_text(SOLVER " -a" UNTIMED, text);
    snprintf(expected, sizeof expected, "%s - - - - - - - 0\n", text);
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
    run_free(&run);
}

static void test_command_line(void)
{
    Run run = run_text(SOLVER " -h", "");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "22 minus"));
    run_free(&run);
    run = run_text(SOLVER " -V", "");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "12-lower-bound-tt"));
    run_free(&run);
    run = run_text(SOLVER " -x", "");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    run_free(&run);
    run = run_text(SOLVER " -t 1", LATE "\n");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    run_free(&run);
    run = run_text(SOLVER " -t 2", LATE "\n");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_EQUAL_STRING("12-lower-bound-tt: cannot search with 2 threads: "
                             "1 at most\n",
                             run.err);
    run_free(&run);
    run = run_text(BUILD_DIR "/23-threads -t 65", LATE "\n");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_EQUAL_STRING("23-threads: cannot search with 65 threads: 64 at "
                             "most\n",
                             run.err);
    run_free(&run);
    static const char *const no_number[] = {"0", "-1", "2x", "''",
                                            "99999999999999999999"};
    for (size_t i = 0; i < sizeof no_number / sizeof *no_number; i++) {
        char command[128];
        snprintf(command, sizeof command, SOLVER " -t %s", no_number[i]);
        run = run_text(command, LATE "\n");
        TEST_ASSERT_EQUAL_INT(2, run.status);
        TEST_ASSERT_NOT_NULL(strstr(run.err, "wants a number of threads"));
        run_free(&run);
    }
    run = run_text(SOLVER " 4453", "");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.err, "standard input"));
    run_free(&run);
    run = run_text(SOLVER " -s", LATE "\n");
    TEST_ASSERT_NOT_NULL(strstr(run.err, "1 positions, 0 bad lines"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "clearing the table"));
    run_free(&run);
}

static void test_answers_that_cannot_be_written(void)
{
    static const char *const options[] = {"", "-a", "-h", "-V"};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        char command[128];
        snprintf(command, sizeof command, SOLVER " %s > /dev/full", options[i]);
        Run run = run_text(command, LATE "\n");
        TEST_ASSERT_EQUAL_INT_MESSAGE(3, run.status, command);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "cannot write"), command);
        run_free(&run);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_solver_answers_in_the_same_form);
    RUN_TEST(test_bad_lines_are_named_and_skipped);
    RUN_TEST(test_no_final_newline);
    RUN_TEST(test_line_ends_from_windows);
    RUN_TEST(test_no_input_is_no_output);
    RUN_TEST(test_the_empty_line_is_the_empty_board);
    RUN_TEST(test_a_line_of_a_million_characters);
    RUN_TEST(test_random_bytes);
    RUN_TEST(test_weak_gives_the_sign);
    RUN_TEST(test_columns_with_the_best_marked);
    RUN_TEST(test_a_full_board);
    RUN_TEST(test_command_line);
    RUN_TEST(test_answers_that_cannot_be_written);
    return UNITY_END();
}
