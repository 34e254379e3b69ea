/* Solvers that misbehave, asked as the check asks them; and how alike two
   results are. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unity.h"

#include "../../bench/child.c"
#include "../../bench/reply.c"
#include "../../bench/text.c"
#include "../markdown/markdown.c"
#include "compare.c"
#include "diagnose.c"
#include "files.c"

#define HERE BUILD_DIR "/test/compare.tmp"

static Positions positions;
static Answers answers;

void setUp(void)
{
    mkdir(HERE, 0777);
    TEST_ASSERT_TRUE(positions_read(&positions, "late", false, 3));
}

void tearDown(void)
{
    unlink(HERE "/solver");
    unlink(HERE "/solver.errors");
    rmdir(HERE);
}

/* A shell script as a solver. */
static void ask(const char *script)
{
    char *text = text_print("#!/bin/sh\n%s\n", script);
    TEST_ASSERT_TRUE(file_write(HERE "/solver", text));
    free(text);
    chmod(HERE "/solver", 0777);
    compare_ask(&positions, HERE "/solver", 1, HERE "/solver.errors", &answers);
}

static void test_positions_are_the_first_of_the_set(void)
{
    TEST_ASSERT_EQUAL_INT(3, positions.count);
    TEST_ASSERT_EQUAL_STRING("26716763133575215313224316", positions.line[0]);
}

static void test_answers_are_kept(void)
{
    ask("n=0; while read p; do n=$((n + 1)); echo \"$p $n ${n}0 ${n}00\"; "
        "done");
    TEST_ASSERT_EQUAL_INT(RUN_WHOLE, answers.ending);
    TEST_ASSERT_EQUAL_INT(3, answers.count);
    TEST_ASSERT_EQUAL_INT(2, answers.score[1]);
    TEST_ASSERT_EQUAL_UINT64(60, answers_nodes(&answers));
    TEST_ASSERT_TRUE(answers_usec(&answers) == 600);
}

static void test_silence_is_late(void)
{
    ask("read p; echo \"$p 1 1 1\"; while :; do sleep 9; done");
    TEST_ASSERT_EQUAL_INT(RUN_LATE, answers.ending);
    TEST_ASSERT_EQUAL_INT(1, answers.count);
}

static void test_a_crash_has_its_signal_and_its_words(void)
{
    ask("read p; echo \"$p 1 1 1\"; echo oh dear >&2; kill -SEGV $$");
    TEST_ASSERT_EQUAL_INT(RUN_CRASHED, answers.ending);
    TEST_ASSERT_EQUAL_INT(1, answers.count);
    TEST_ASSERT_EQUAL_INT(128 + SIGSEGV, answers.status);
    TEST_ASSERT_EQUAL_STRING("oh dear", answers.said);
}

static void test_leaving_early_is_a_crash(void)
{
    ask("exit 0");
    TEST_ASSERT_EQUAL_INT(RUN_CRASHED, answers.ending);
    ask("while read p; do echo \"$p 1 1 1\"; done; exit 3");
    TEST_ASSERT_EQUAL_INT(RUN_CRASHED, answers.ending);
    TEST_ASSERT_EQUAL_INT(3, answers.status);
}

static void test_other_words_are_strange(void)
{
    ask("read p; echo hello; sleep 9");
    TEST_ASSERT_EQUAL_INT(RUN_STRANGE, answers.ending);
    TEST_ASSERT_EQUAL_STRING("hello", answers.said);
    ask("while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done");
    TEST_ASSERT_EQUAL_INT(RUN_STRANGE, answers.ending);
}

/* --- fingerprints ----------------------------------------------------------- */

static Fingerprint print_from(const char *line)
{
    char *mistake;
    Fingerprint print;
    TEST_ASSERT_TRUE(fingerprint_read(line, &mistake, &print));
    TEST_ASSERT_EQUAL_STRING("x", mistake);
    free(mistake);
    return print;
}

static double apart(const char *a, const char *b)
{
    Fingerprint first = print_from(a), second = print_from(b);
    double distance = fingerprint_distance(&first, &second);
    TEST_ASSERT_TRUE(fabs(distance - fingerprint_distance(&second, &first)) <
                     1e-9);
    fingerprint_free(&first);
    fingerprint_free(&second);
    return distance;
}

static void test_a_fingerprint_is_read_as_written(void)
{
    static const char line[] =
        "x| test_a test_b |64 3 1 12345678901 0|8 0 0 7 2";
    Fingerprint print = print_from(line);
    char *again = fingerprint_write("x", &print);
    TEST_ASSERT_EQUAL_STRING(line, again);
    free(again);
    fingerprint_free(&print);
}

#define WHOLE "x| test_a |64 3 1 1000 0|40 0 0 100000 0"

static void test_what_is_alike(void)
{
    TEST_ASSERT_TRUE(apart(WHOLE, WHOLE) == 0);
    /* A few nodes more. */
    TEST_ASSERT_TRUE(apart(WHOLE, "x| test_a |64 3 1 1001 0|40 0 0 100100 0") <
                     0.5);
    /* A machine on which the second set takes too long. */
    TEST_ASSERT_TRUE(apart(WHOLE, "x| test_a |64 3 1 1000 0|8 0 0 90000 2") <
                     0.5);
    /* Twice the nodes; another test; scores; an end. */
    TEST_ASSERT_TRUE(apart(WHOLE, "x| test_a |64 3 1 2000 0|40 0 0 200000 0") >
                     1);
    TEST_ASSERT_TRUE(apart(WHOLE, "x| test_b |64 3 1 1000 0|40 0 0 100000 0") >
                     1);
    TEST_ASSERT_TRUE(
        apart(WHOLE, "x| test_a |64 60 1 1000 0|40 30 0 100000 0") > 1);
    TEST_ASSERT_TRUE(apart(WHOLE, "x| test_a |64 3 1 1000 0|40 0 0 100000 1") >
                     1);
}

int main(void)
{
    signal(SIGPIPE, SIG_IGN);
    UNITY_BEGIN();
    RUN_TEST(test_positions_are_the_first_of_the_set);
    RUN_TEST(test_answers_are_kept);
    RUN_TEST(test_silence_is_late);
    RUN_TEST(test_a_crash_has_its_signal_and_its_words);
    RUN_TEST(test_leaving_early_is_a_crash);
    RUN_TEST(test_other_words_are_strange);
    RUN_TEST(test_a_fingerprint_is_read_as_written);
    RUN_TEST(test_what_is_alike);
    return UNITY_END();
}
