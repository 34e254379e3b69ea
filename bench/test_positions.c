/* The positions to tune on: as many as asked for, and none of them won. */
#include <stdio.h>
#include <string.h>

#include "board.h"
#include "run_program.h"
#include "unity.h"

#define POSITIONS BUILD_DIR "/positions "

static Run run;

void setUp(void)
{
}

void tearDown(void)
{
    run_free(&run);
}

static void test_as_many_as_asked_for(void)
{
    run = run_text(POSITIONS "12 30 7", "");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    char *text = run.out;
    int lines = 0;
    for (const char *line; (line = next_line(&text)); lines++) {
        Board board;
        size_t at;
        TEST_ASSERT_EQUAL_INT(12, strlen(line));
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            RULE_OK, board_read(&board, line, strlen(line), &at), line);
    }
    TEST_ASSERT_EQUAL_INT(30, lines);
}

/* What is written about them would be worth little otherwise. */
static void test_a_seed_gives_the_same_everywhere(void)
{
    run = run_text(POSITIONS "6 3 9206; " POSITIONS "6 1 9207", "");
    TEST_ASSERT_EQUAL_STRING("736253\n714637\n665217\n512115\n", run.out);
}

static void test_what_is_refused(void)
{
    static const char *const bad[] = {"",       "6 1",     "6 1 2 3", "43 1 1",
                                      "-1 1 1", "6 one 1", "6 1 1x"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char command[200];
        snprintf(command, sizeof command, POSITIONS "%s", bad[i]);
        run_free(&run);
        run = run_text(command, "");
        TEST_ASSERT_EQUAL_INT_MESSAGE(2, run.status, bad[i]);
        TEST_ASSERT_EQUAL_STRING(
            "usage: positions STONES COUNT SEED    up to 42 stones\n", run.err);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_as_many_as_asked_for);
    RUN_TEST(test_a_seed_gives_the_same_everywhere);
    RUN_TEST(test_what_is_refused);
    return UNITY_END();
}
