/* Which solvers PARTS=... chooses, and the lines a part costs. */
#include "unity.h"

#include <stdio.h>
#include <string.h>

#include "run_program.h"

static Run run;

void setUp(void)
{
}

void tearDown(void)
{
    run_free(&run);
    memset(&run, 0, sizeof run);
}

#define NAMES \
    " 03-minmax 07-tt 12-lower 24-opening-book 07-tt/tiny 07-tt/without-x " \
    "12-lower/a mine/07-tt mine/25-idea"

static void assert_picked(const char *choice, const char *expected)
{
    char command[512];
    snprintf(command, sizeof command, "sh bench/pick.sh b '%s'" NAMES, choice);
    run_free(&run);
    run = run_text(command, "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    TEST_ASSERT_EQUAL_STRING(expected, run.out);
}

static void numbers_ranges_names_and_variants(void)
{
    assert_picked("", "03-minmax=b/03-minmax\n07-tt=b/07-tt\n"
                      "12-lower=b/12-lower\n");
    assert_picked("24", "24-opening-book=b/24-opening-book\n");
    assert_picked("7", "07-tt=b/07-tt\n");
    assert_picked("07-12", "07-tt=b/07-tt\n12-lower=b/12-lower\n");
    assert_picked("12,3", "03-minmax=b/03-minmax\n12-lower=b/12-lower\n");
    assert_picked("07-tt", "07-tt=b/07-tt\n");
    assert_picked("7/tiny", "07-tt/tiny=b/variants/07-tt/tiny\n");
    assert_picked("7/without-*",
                  "07-tt/without-x=b/variants/07-tt/without-x\n");
    assert_picked("3 7/*", "03-minmax=b/03-minmax\n"
                           "07-tt/tiny=b/variants/07-tt/tiny\n"
                           "07-tt/without-x=b/variants/07-tt/without-x\n");
}

/* What a learner has is only taken where it is asked for. */
static void a_learners_own(void)
{
    assert_picked("7,mine/7", "07-tt=b/07-tt\nmine/07-tt=b/mine/07-tt\n");
    assert_picked("mine/25-idea", "mine/25-idea=b/mine/25-idea\n");
    assert_picked("mine/*", "mine/07-tt=b/mine/07-tt\n"
                            "mine/25-idea=b/mine/25-idea\n");
    run_free(&run);
    run = run_text("sh bench/pick.sh b mine/3" NAMES, "");
    TEST_ASSERT_EQUAL_INT(1, run.status);
}

static void names_what_is_not_there(void)
{
    run = run_text("sh bench/pick.sh b 3,99" NAMES, "");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_NOT_NULL(strstr(run.err, "no part \"99\""));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(numbers_ranges_names_and_variants);
    RUN_TEST(a_learners_own);
    RUN_TEST(names_what_is_not_there);
    return UNITY_END();
}
