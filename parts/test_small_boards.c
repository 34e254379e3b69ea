/* The first player's result on the smaller boards, by every part that can. */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_program.h"
#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

/* `from`: the first part quick enough for the empty board of that size. */
static void check_board(const char *size, int sign, int from)
{
    char pattern[200], command[300];
    glob_t solvers;
    int score = 0, tried = 0;
    snprintf(pattern, sizeof pattern, BUILD_DIR "/boards/%s/[0-9][0-9]-*",
             size);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, glob(pattern, 0, NULL, &solvers), size);
    for (size_t i = 0; i < solvers.gl_pathc; i++) {
        const char *name = strrchr(solvers.gl_pathv[i], '/') + 1;
        if (atoi(name) < from)
            continue;
        snprintf(command, sizeof command, "'%s'", solvers.gl_pathv[i]);
        Run run = run_text(command, "\n");
        int found = atoi(run.out);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, solvers.gl_pathv[i]);
        if (tried++ == 0)
            score = found;
        TEST_ASSERT_EQUAL_INT_MESSAGE(score, found, solvers.gl_pathv[i]);
        TEST_ASSERT_EQUAL_INT_MESSAGE(sign, (found > 0) - (found < 0),
                                      solvers.gl_pathv[i]);
        run_free(&run);
    }
    globfree(&solvers);
    TEST_ASSERT_TRUE(tried > 0);
}

/* Results as published by John Tromp. */
static void test_4x4_is_a_draw(void)
{
    check_board("4x4", 0, 3);
}

static void test_5x4_is_a_draw(void)
{
    check_board("5x4", 0, 7);
}

static void test_6x4_is_lost_by_the_first_player(void)
{
    check_board("6x4", -1, 7);
}

static void test_7x4_is_a_draw(void)
{
    check_board("7x4", 0, 9);
}

static void test_5x5_is_a_draw(void)
{
    check_board("5x5", 0, 9);
}

static void test_6x5_is_a_draw(void)
{
    check_board("6x5", 0, 12);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_4x4_is_a_draw);
    RUN_TEST(test_5x4_is_a_draw);
    RUN_TEST(test_6x4_is_lost_by_the_first_player);
    RUN_TEST(test_7x4_is_a_draw);
    RUN_TEST(test_5x5_is_a_draw);
    RUN_TEST(test_6x5_is_a_draw);
    return UNITY_END();
}
