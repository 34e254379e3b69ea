/* The comparison with published figures, on six sets of three lines. */
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_shell.h"

static char directory[] = BUILD_DIR "/test/original-XXXXXX";

void setUp(void)
{
    run = (Run){0};
}

void tearDown(void)
{
    run_free(&run);
}

static int here(const char *command)
{
    return shell_in(directory, command);
}

/* Easy lines under the tutorial's names: what they hold does not matter. */
static void make_files(void)
{
    here("for f in L3_R1 L2_R1 L2_R2 L1_R1 L1_R2 L1_R3; do"
         " sed 3q testsets/end-easy.txt > @/Test_$f; done");
}

static int compare_with(const char *variables, const char *budget)
{
    char command[512];
    snprintf(command, sizeof command,
             "%s PUBLISHED=@/published.csv BUILD=" BUILD_DIR
             " sh testsets/original.sh @ %s 12-lower-bound-tt",
             variables, budget);
    return here(command);
}

static int compare(const char *budget)
{
    return compare_with("", budget);
}

/* Twice our own mean is published: we are 50 % below. */
static void test_difference_in_per_cent(void)
{
    make_files();
    here("sed 's/ .*//' @/Test_L3_R1 | " BUILD_DIR "/12-lower-bound-tt | awk "
         "'{ n += $3 } END { print \"# source\"; printf "
         "\"12,lower,strong,End-Easy,1.0,%.8f,1\\n\", 2 * n / 3 }'"
         " > @/published.csv");
    TEST_ASSERT_EQUAL_MESSAGE(0, compare("10"), run.err);
    char *end_easy = strstr(run.out, "12    strong  End-Easy ");
    TEST_ASSERT_NOT_NULL_MESSAGE(end_easy, run.out);
    *strchr(end_easy, '\n') = '\0';
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(end_easy, "-50.00 %"), end_easy);
}

static void test_all_cells_are_there(void)
{
    make_files();
    TEST_ASSERT_EQUAL(0, compare("10"));
    int rows = 0;
    for (char *row = run.out; (row = strstr(row, "\n12  ")); row++)
        rows++;
    TEST_ASSERT_EQUAL(12, rows);
}

static void test_some_cells_only(void)
{
    make_files();
    here("rm @/Test_L1_R2"); /* nobody asks for it */
    TEST_ASSERT_EQUAL(
        0, compare_with("SETS=begin-hard,End-Easy MODES=weak", "10"));
    char *first = strstr(run.out, "\n12    weak    End-Easy ");
    TEST_ASSERT_NOT_NULL_MESSAGE(first, run.out);
    char *second = strstr(first + 1, "\n12    weak    Begin-Hard ");
    TEST_ASSERT_EQUAL_PTR(strchr(first + 1, '\n'), second);
    TEST_ASSERT_EQUAL_STRING_LEN("\nCells", strchr(second + 1, '\n'), 6);
    TEST_ASSERT_EQUAL(2, compare_with("SETS=end-hard", "10"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "there is no set \"end-hard\""));
    TEST_ASSERT_EQUAL(2, compare_with("MODES=week", "10"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "'week' is neither strong nor weak"));
}

static void test_a_wrong_score_is_named(void)
{
    make_files();
    here("sed 's/ .*/ 20/' @/Test_L3_R1 > @/x; mv @/x @/Test_L2_R2");
    TEST_ASSERT_EQUAL(1, compare("10"));
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.err, "strong Middle-Medium: line 1: wrong score"), run.err);
}

static void test_missing_files(void)
{
    make_files();
    here("rm @/Test_L1_R2");
    TEST_ASSERT_EQUAL(1, compare("10"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "there is no Test_L1_R2\n"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "blog.gamesolver.org"));
}

static void test_nothing_is_compared_with_nothing(void)
{
    TEST_ASSERT_EQUAL(2, here("MAKEFLAGS= ORIGINAL= make -n original"));
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.err, "Then: make original ORIGINAL=directory."), run.err);
    TEST_ASSERT_EQUAL(0, here("MAKEFLAGS= make -n original ORIGINAL=@"));
}

static void test_our_names_will_do(void)
{
    make_files();
    here("mv @/Test_L1_R2 @/begin-medium.txt");
    TEST_ASSERT_EQUAL(0, compare("10"));
    TEST_ASSERT_NOT_NULL(strstr(run.out, "Begin-Medium"));
}

static void test_bad_budget(void)
{
    TEST_ASSERT_EQUAL(2, compare("soon"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "BUDGET=soon"));
    TEST_ASSERT_EQUAL(2, compare("0"));
}

/* Two stones on the board: part 12 does not solve that in a second. */
static void test_slow_cells_are_left_out(void)
{
    make_files();
    here("echo '44 1' > @/Test_L1_R3");
    TEST_ASSERT_EQUAL(0, compare("1"));
    TEST_ASSERT_NULL(strstr(run.out, "Begin-Hard"));
    TEST_ASSERT_NOT_NULL(strstr(run.out, "more than 1 s are left out"));
}

int main(void)
{
    if (!mkdtemp(directory))
        return EXIT_FAILURE;
    UNITY_BEGIN();
    RUN_TEST(test_difference_in_per_cent);
    RUN_TEST(test_all_cells_are_there);
    RUN_TEST(test_some_cells_only);
    RUN_TEST(test_a_wrong_score_is_named);
    RUN_TEST(test_missing_files);
    RUN_TEST(test_nothing_is_compared_with_nothing);
    RUN_TEST(test_our_names_will_do);
    RUN_TEST(test_bad_budget);
    RUN_TEST(test_slow_cells_are_left_out);
    here("rm -rf @");
    run_free(&run);
    return UNITY_END();
}
