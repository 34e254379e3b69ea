/* What threads gain: the sums are right, and nothing wrong is summed up. */
#include "unity.h"

#include <stdio.h>
#include <string.h>

#include "run_shell.h"

#define HERE BUILD_DIR "/test/speedup"

/* A made-up solver: a second for a line, 1000 nodes; with two threads 0.6 s and
   100 nodes more. It scores every line 3. */
#define SOLVER \
    "awk -v t=$2 '{ print $1, 3, t == 1 ? 1000 : 1100, t == 1 ? " \
    "\"1000000.25\" : 600000 }'"

void setUp(void)
{
    shell("set -e; rm -rf " HERE "; mkdir -p " HERE "; cd " HERE
          "; printf '1 7\\n2 3\\n3 3\\n4 3\\n' >set.txt"
          "; cat >solver <<'E'\n" SOLVER "\nE\nchmod +x solver");
    TEST_ASSERT_EQUAL_STRING("", run.err);
}

void tearDown(void)
{
    shell("rm -rf " HERE);
    run_free(&run);
    run = (Run){0};
}

static void speedup(const char *arguments)
{
    char command[300];
    snprintf(command, sizeof command,
             "PROCESSORS=2 sh bench/speedup.sh " HERE "/solver " HERE
             "/set.txt %s",
             arguments);
    shell(command);
}

static void test_the_sums(void)
{
    speedup("2-4 2 2");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_EQUAL_STRING(
        "solver, set 2-4, mean of 2\n"
        "one thread        3.000 s         3000 nodes\n"
        "2 threads         1.800 s         3300 nodes"
        "  1.67 times as fast, 1.10 times the nodes\n"
        "2 processes       3.000 s         3000 nodes"
        "  2.00 times the work of one in the same time\n"
        "At the quietest moment of each line: 1.67 times as fast\n",
        run.out);
}

/* With two threads all is twice as slow in the first round: somebody else is
   at work. In the second it takes more nodes, which is not noise. */
static void test_a_slow_round_does_not_count(void)
{
    shell("cat >" HERE "/solver <<'E'\n"
          "if [ $2 = 2 ] && ! [ -e " HERE "/again ]; then\n"
          "touch " HERE "/again\n"
          "awk '{ print $1, 3, 1000, 1200000 }'\n"
          "elif [ $2 = 2 ]; then awk '{ print $1, 3, 1200, 720000 }'\n"
          "else awk '{ print $1, 3, 1000, 1000000 }'; fi\nE");
    speedup("2-4 2 2");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "1.04 times as fast, 1.10"),
                                 run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "quietest moment of each line: 1.52 times as fast\n"),
        run.out);
}

/* A row for each number of threads and round, without the processes that
   would have shared a processor; what was measured again is replaced, the rest
   stays. */
static void test_the_table(void)
{
    shell("printf 'threads,set,lines,round,us,nodes,processes_us\\n"
          "2,set,2-3,1,9.0,9,9.0\\n8,other,1-2,1,5.5,6,7.5\\n' >" HERE
          "/threads.csv");
    speedup("2-3 1,2,4 1 " HERE "/threads.csv");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "At the quietest moment of each line: 1.67 times as "
                        "fast with 4 threads\n"),
        run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.out, "4 processes on 2 processors would only take turns\n"),
        run.out);
    shell("cat " HERE "/threads.csv");
    TEST_ASSERT_EQUAL_STRING("threads,set,lines,round,us,nodes,processes_us\n"
                             "8,other,1-2,1,5.5,6,7.5\n"
                             "1,set,2-3,1,2000000.500,2000,2000000.500\n"
                             "2,set,2-3,1,1200000.000,2200,2000000.500\n"
                             "4,set,2-3,1,1200000.000,2200,\n",
                             run.out);
}

static void check_refused(const char *arguments, const char *message)
{
    speedup(arguments);
    TEST_ASSERT_TRUE_MESSAGE(run.status != 0, arguments);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", run.out, arguments);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, message), run.err);
}

static void test_a_wrong_score_stops_it(void)
{
    check_refused("1-4 2 1", "wrong score of 1: 3");
}

static void test_a_solver_that_stops_early_is_seen(void)
{
    shell("cat >" HERE "/solver <<'E'\nhead -n 1 | " SOLVER "\nE");
    check_refused("2-4 2 1", "wrong score of 3: ");
}

static void test_what_is_asked_for_must_be_there(void)
{
    check_refused("2-5 2 1", "no lines 2-5");
    check_refused("3-2 2 1", "no lines 3-2");
    check_refused("three 2 1", "LINES=three");
    check_refused("2-4 1 1", "THREADS=1");
    check_refused("2-4 two 1", "THREADS=two");
    check_refused("2-4 2,x 1", "THREADS=x");
    check_refused("2-4 1,1 1", "THREADS=1");
    check_refused("2-4 2 0", "ROUNDS=0");
    shell("rm " HERE "/solver");
    check_refused("2-4 2 1", "no solver");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_sums);
    RUN_TEST(test_the_table);
    RUN_TEST(test_a_slow_round_does_not_count);
    RUN_TEST(test_a_wrong_score_stops_it);
    RUN_TEST(test_a_solver_that_stops_early_is_seen);
    RUN_TEST(test_what_is_asked_for_must_be_there);
    return UNITY_END();
}
