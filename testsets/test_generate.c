/* Sets are the same whoever makes them, and an interruption loses nothing. */
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "run_shell.h"

#define SOLVER BUILD_DIR "/12-lower-bound-tt"
#define CLASS  "-p 26-32 -l 5-12 -n 40"

static char directory[] = BUILD_DIR "/test/generate-XXXXXX";

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

static int generate(const char *arguments)
{
    char command[1024];
    snprintf(command, sizeof command, BUILD_DIR "/generate %s", arguments);
    return here(command);
}

static void assert_same(const char *files)
{
    char command[256];
    snprintf(command, sizeof command, "cmp %s", files);
    TEST_ASSERT_EQUAL_MESSAGE(0, here(command), run.out);
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
        0, here(BUILD_DIR "/check-set " CLASS " -S " SOLVER " @/first"),
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
    TEST_ASSERT_EQUAL(1, here("cmp @/first @/second"));
}

/* A solver that notes each time it is started. */
static void make_counting_solver(const char *name)
{
    char command[512];
    snprintf(command, sizeof command,
             "printf '#!/bin/sh\\n# %s\\necho >> @/starts\\nexec " SOLVER
             "\\n' > @/%s; chmod +x @/%s; rm -f @/starts",
             name, name, name);
    TEST_ASSERT_EQUAL(0, here(command));
}

static void assert_starts(int expected)
{
    here("cat @/starts");
    TEST_ASSERT_EQUAL_INT(expected, (int)run.out_length);
}

static void test_answers_are_kept(void)
{
    make_counting_solver("counting");
    for (int i = 0; i < 2; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(
            0, generate("-S @/counting -s 7 " CLASS " -c @/kept -o @/second"),
            run.err);
        assert_starts(1);
    }
    make_first();
    assert_same("@/first @/second");
}

/* It cannot answer, so it must not look as if it had. */
static void test_answers_of_another_solver_are_not_used(void)
{
    make_first();
    TEST_ASSERT_EQUAL(
        2, generate("-S /bin/false -s 7 " CLASS " -c @/memory -o @/second"));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "of another solver"), run.err);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "without an answer"), run.err);
}

/* Two solvers in turn: neither is asked again, neither loses its answers. */
static void test_answers_wait_for_their_solver(void)
{
    make_counting_solver("one");
    make_counting_solver("two");
    for (int i = 0; i < 3; i++) {
        generate("-S @/one -s 7 " CLASS " -c @/turns -o @/second");
        TEST_ASSERT_EQUAL(i > 0, strstr(run.err, "another") != NULL);
        generate("-S @/two -s 7 " CLASS " -c @/turns -o @/second");
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "another"), run.err);
    }
    assert_starts(2);
}

static void test_answers_for_another_board_are_not_used(void)
{
    make_first();
    here("sed 's/-7x6$/-6x7/' @/memory > @/board; head -n 1 @/board");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "-6x7"), run.out);
    make_counting_solver("counting");
    generate("-S " SOLVER " -s 7 " CLASS " -c @/board -o @/second");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "or board"), run.err);
    assert_same("@/memory @/board");
}

/* Cut within a line, as when the machine stops. */
static void test_an_interrupted_run_goes_on(void)
{
    make_first();
    here("sort @/memory > @/whole; head -c 500 @/memory > @/cut; wc -l @/cut");
    TEST_ASSERT_EQUAL_MESSAGE(
        0, generate("-S " SOLVER " -s 7 " CLASS " -c @/cut -o @/second"),
        run.err);
    assert_same("@/first @/second");
    here("sort @/cut > @/again");
    assert_same("@/whole @/again");
}

/* Stopped by a signal at some moment, when something has been scored: no set is
   there, then a whole one. */
static void test_no_half_written_set(void)
{
    for (int seconds = 2; seconds <= 32 && here("test -s @/stopped") != 0;
         seconds *= 4) {
        char command[300];
        snprintf(command, sizeof command,
                 "timeout -s INT %d " BUILD_DIR "/generate -S " SOLVER
                 " -p 15-16 -l 14-27 -n 800 -c @/stopped -o @/half",
                 seconds);
        here(command);
        TEST_ASSERT_EQUAL(124, run.status);
    }
    TEST_ASSERT_NOT_EQUAL(0, here("ls @/half*"));
    TEST_ASSERT_EQUAL(0, here("test -s @/stopped"));
}

static void test_bad_memory_is_named(void)
{
    const char *bad[] = {"45 x",  "45  1", "45 +1",        "45 1 2",
                         "45 99", "44 2",  "45 4294967297"};
    make_first();
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char command[256];
        snprintf(command, sizeof command,
                 "{ head -n 1 @/memory; echo 44 1; echo '%s'; } > @/bad",
                 bad[i]);
        here(command);
        TEST_ASSERT_EQUAL_MESSAGE(
            2, generate("-S " SOLVER " " CLASS " -c @/bad -o @/second"),
            bad[i]);
        TEST_ASSERT_NOT_NULL_MESSAGE(
            strstr(run.err, "/bad, line 3: not a position"), run.err);
        TEST_ASSERT_EQUAL(0, here("tail -n +2 @/bad"));
        TEST_ASSERT_EQUAL_STRING_LEN("44 1\n", run.out, 5);
        TEST_ASSERT_EQUAL_STRING_LEN(bad[i], run.out + 5, strlen(bad[i]));
    }
}

/*
 * With one stone down there are four positions, mirror images apart: a fifth
 * is not to be had. What stood there before stays.
 */
static void test_a_class_too_small_is_given_up(void)
{
    here("echo precious > @/kept; cat > @/table << 'END'\n"
         "#!/bin/sh\n"
         "while read -r move; do case $move in\n"
         "[17]) echo $move 2;; [26]) echo $move 1;; [35]) echo $move 0;;\n"
         "4) echo $move -1;; esac; done\n"
         "END\n"
         "chmod +x @/table");
    TEST_ASSERT_EQUAL(1, generate("-S @/table -p 1 -l 30-41 -n 5 -o @/kept"));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "only 4 positions"), run.err);
    here("cat @/kept");
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
        1, generate("-S " SOLVER " -s 7 " CLASS " -c @/memory -o @/no/set"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "cannot write"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "/no/set: No such file"));
}

/* The name goes on to mean what it meant. */
static void test_a_link_or_a_device_is_written_to(void)
{
    make_first();
    here("echo old > @/target; ln -s target @/link; mkfifo @/pipe; "
         "cat @/pipe > @/piped &");
    const char *outs[] = {"link", "pipe"};
    for (int i = 0; i < 2; i++) {
        char arguments[256];
        snprintf(arguments, sizeof arguments,
                 "-S " SOLVER " -s 7 " CLASS " -c @/memory -o @/%s", outs[i]);
        TEST_ASSERT_EQUAL_MESSAGE(0, generate(arguments), run.err);
    }
    TEST_ASSERT_EQUAL(0, here("test -h @/link && test -p @/pipe && "
                              "! ls @/*.part"));
    assert_same("@/first @/target");
    TEST_ASSERT_EQUAL(0, here("for i in 1 2 3 4 5 6 7 8 9; do cmp -s @/first "
                              "@/piped && exit; sleep 0.2; done; exit 1"));
    TEST_ASSERT_EQUAL(0, generate("-S " SOLVER " -s 7 " CLASS
                                  " -c @/memory -o /dev/stdout > @/third"));
    assert_same("@/first @/third");
}

/* As root, too, a device stays a device: here it is one of ours. */
static void test_a_set_that_cannot_be_written_is_said_so(void)
{
    make_first();
    if (here("ln -s /dev/full @/full; test -c /dev/full") != 0)
        TEST_IGNORE_MESSAGE("there is no /dev/full");
    TEST_ASSERT_EQUAL(
        1, generate("-S " SOLVER " -s 7 " CLASS " -c @/memory -o @/full"));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "/full: No space"), run.err);
    TEST_ASSERT_EQUAL(0, here("test -h @/full && test -c /dev/full"));
}

/* The cheap two of the six; `make testsets` makes them all. */
static void test_the_seed_makes_the_sets_of_the_tree(void)
{
    TEST_ASSERT_EQUAL_MESSAGE(0,
                              generate("-S " SOLVER " -s " TESTSETS_SEED
                                       " -o @ end-easy.txt middle-easy.txt"),
                              run.err);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "/end-easy.txt: 1,000 positions\n"), run.out);
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
    RUN_TEST(test_answers_of_another_solver_are_not_used);
    RUN_TEST(test_answers_wait_for_their_solver);
    RUN_TEST(test_answers_for_another_board_are_not_used);
    RUN_TEST(test_an_interrupted_run_goes_on);
    RUN_TEST(test_no_half_written_set);
    RUN_TEST(test_bad_memory_is_named);
    RUN_TEST(test_a_class_too_small_is_given_up);
    RUN_TEST(test_bad_options_are_refused);
    RUN_TEST(test_a_directory_that_is_not_there);
    RUN_TEST(test_a_link_or_a_device_is_written_to);
    RUN_TEST(test_a_set_that_cannot_be_written_is_said_so);
    RUN_TEST(test_the_seed_makes_the_sets_of_the_tree);
    here("rm -rf @");
    run_free(&run);
    return UNITY_END();
}
