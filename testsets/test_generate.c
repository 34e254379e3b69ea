/* Sets are the same whoever makes them, and an interruption loses nothing. */
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "run_program.h"

#define SOLVER BUILD_DIR "/12-lower-bound-tt"
#define CLASS  "-p 26-32 -l 5-12 -n 40"

static char directory[] = BUILD_DIR "/test/generate-XXXXXX";
static Run run;

void setUp(void)
{
    run = (Run){0};
}

void tearDown(void)
{
    run_free(&run);
}

/* Runs a command of the shell; `@` stands for our directory. */
static int shell(const char *command)
{
    char text[2048];
    size_t length = 0;
    for (; *command; command++)
        length += (size_t)snprintf(text + length, sizeof text - length,
                                   *command == '@' ? "%s" : "%.1s",
                                   *command == '@' ? directory : command);
    run_free(&run);
    run = run_text(text, "");
    return run.status;
}

static int generate(const char *arguments)
{
    char command[1024];
    snprintf(command, sizeof command, BUILD_DIR "/generate %s", arguments);
    return shell(command);
}

static void assert_same(const char *files)
{
    char command[256];
    snprintf(command, sizeof command, "cmp %s", files);
    TEST_ASSERT_EQUAL_MESSAGE(0, shell(command), run.out);
}

static void make_first(void)
{
    TEST_ASSERT_EQUAL_MESSAGE(
        0, generate("-S " SOLVER " -s 7 " CLASS " -c @/memory -o @/first"),
        run.err);
}

static void test_a_set_passes_its_check(void)
{
    make_first();
    TEST_ASSERT_EQUAL_MESSAGE(
        0, shell(BUILD_DIR "/check-set " CLASS " -S " SOLVER " @/first"),
        run.out);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "40 lines, 40 scored again, 0 fau"));
}

static void test_another_solver_and_more_jobs_make_the_same_set(void)
{
    make_first();
    generate("-S " BUILD_DIR "/10-better-move-ordering -j 3 -s 7 " CLASS
             " -o @/second");
    assert_same("@/first @/second");
}

static void test_another_seed_makes_another_set(void)
{
    make_first();
    TEST_ASSERT_EQUAL(0, generate("-S " SOLVER " -s 8 " CLASS " -o @/second"));
    TEST_ASSERT_EQUAL(1, shell("cmp @/first @/second"));
}

/* Nothing is asked twice: a program that cannot answer is good enough. */
static void test_answers_are_kept(void)
{
    make_first();
    TEST_ASSERT_EQUAL_MESSAGE(
        0, generate("-S /bin/true -s 7 " CLASS " -c @/memory -o @/second"),
        run.err);
    assert_same("@/first @/second");
}

/* Cut within a line, as when the machine stops. */
static void test_an_interrupted_run_goes_on(void)
{
    make_first();
    shell("sort @/memory > @/whole; head -c 500 @/memory > @/cut; wc -l @/cut");
    TEST_ASSERT_EQUAL_MESSAGE(
        0, generate("-S " SOLVER " -s 7 " CLASS " -c @/cut -o @/second"),
        run.err);
    assert_same("@/first @/second");
    shell("sort @/cut > @/again");
    assert_same("@/whole @/again");
}

/* Stopped by a signal at some moment: no set is there, then a whole one. */
static void test_no_half_written_set(void)
{
    shell("timeout -s INT 2 " BUILD_DIR "/generate -S " SOLVER
          " -p 15-16 -l 14-27 -n 800 -c @/stopped -o @/half");
    TEST_ASSERT_EQUAL(124, run.status);
    TEST_ASSERT_NOT_EQUAL(0, shell("ls @/half*"));
    TEST_ASSERT_EQUAL(0, shell("test -s @/stopped"));
}

static void test_bad_memory_is_named(void)
{
    shell("printf '44 1\\n45 x\\n' > @/bad");
    TEST_ASSERT_EQUAL(2,
                      generate("-S " SOLVER " " CLASS " -c @/bad -o @/second"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "/bad, line 2: not a position"));
    shell("cat @/bad");
    TEST_ASSERT_EQUAL_STRING("44 1\n45 x\n", run.out);
}

/*
 * With one stone down there are four positions, mirror images apart: a fifth
 * is not to be had. What stood there before stays.
 */
static void test_a_class_too_small_is_given_up(void)
{
    shell("echo precious > @/kept; printf '%s\\n' '1 2' '2 1' '3 0' '4 -1' "
          "'5 0' '6 1' '7 2' > @/one");
    TEST_ASSERT_EQUAL(1, generate("-S /bin/true -c @/one -p 1 -l 30-41 -n 5 "
                                  "-o @/kept"));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "only 4 positions"), run.err);
    shell("cat @/kept");
    TEST_ASSERT_EQUAL_STRING("precious\n", run.out);
}

static void assert_refused(const char *arguments, const char *words)
{
    TEST_ASSERT_EQUAL_MESSAGE(2, generate(arguments), arguments);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, words), run.err);
}

static void test_bad_options_are_refused(void)
{
    assert_refused("", "usage");
    assert_refused("-S " SOLVER " -o @ no-such-set.txt", "no-such-set.txt");
    assert_refused("-S " SOLVER " -o @ -s x", "-s 'x'");
    assert_refused("-S " SOLVER " -o @ -s -1", "-s '-1'");
    assert_refused("-S " SOLVER " -o @ -n 0", "-n '0'");
    assert_refused("-S " SOLVER " -o @ -p 24-20", "-p '24-20'");
    assert_refused("-S " SOLVER " -o @ -l 1-99", "-l '1-99'");
    assert_refused("-S " SOLVER " -o @ -p 20", "needs all three");
    assert_refused("-S " SOLVER " -o @/x -p 30 -l 13 -n 1", "no game lasts");
    assert_refused("-S /no/such " CLASS " -o @/x", "/no/such");
}

static void test_a_directory_that_is_not_there(void)
{
    TEST_ASSERT_EQUAL(
        1, generate("-S /bin/true -s 7 " CLASS " -c @/memory -o @/no/set"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "cannot write"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "/no/set: No such file"));
}

/* The cheap two of the six; `make testsets` makes them all. */
static void test_the_seed_makes_the_sets_of_the_tree(void)
{
    TEST_ASSERT_EQUAL_MESSAGE(0,
                              generate("-S " SOLVER " -s " TESTSETS_SEED
                                       " -o @ end-easy.txt middle-easy.txt"),
                              run.err);
    assert_same("@/end-easy.txt testsets/end-easy.txt");
    assert_same("@/middle-easy.txt testsets/middle-easy.txt");
}

int main(void)
{
    if (!mkdtemp(directory))
        return EXIT_FAILURE;
    UNITY_BEGIN();
    RUN_TEST(test_a_set_passes_its_check);
    RUN_TEST(test_another_solver_and_more_jobs_make_the_same_set);
    RUN_TEST(test_another_seed_makes_another_set);
    RUN_TEST(test_answers_are_kept);
    RUN_TEST(test_an_interrupted_run_goes_on);
    RUN_TEST(test_no_half_written_set);
    RUN_TEST(test_bad_memory_is_named);
    RUN_TEST(test_a_class_too_small_is_given_up);
    RUN_TEST(test_bad_options_are_refused);
    RUN_TEST(test_a_directory_that_is_not_there);
    RUN_TEST(test_the_seed_makes_the_sets_of_the_tree);
    shell("rm -rf @");
    run_free(&run);
    return UNITY_END();
}
