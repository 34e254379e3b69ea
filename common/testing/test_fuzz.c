/* What `make fuzz` says, with programs that stand in for the targets. */
#include <stdio.h>
#include <string.h>

#include "run_program.h"
#include "unity.h"

#define SCRATCH BUILD_DIR "/test/fuzz-script"

static Run run;

void setUp(void)
{
    run = (Run){0};
}

void tearDown(void)
{
    run_free(&run);
}

/* Targets `calm` and `wild`; the latter finds something, as libFuzzer does. */
static void make_targets(void)
{
    Run made = run_text(
        "set -e; rm -rf " SCRATCH "; mkdir -p " SCRATCH "/fuzz/x/fuzz; "
        "cd " SCRATCH "/fuzz/x/fuzz; "
        "cat > calm << 'END'\n"
        "#!/bin/sh\n"
        "echo '#7 DONE cov: 12 ft: 3' >&2\n"
        "echo 'stat::number_of_executed_units: 99' >&2\n"
        "END\n"
        "cat > wild << 'END'\n"
        "#!/bin/sh\n"
        "for word; do case $word in -artifact_prefix=*)\n"
        "find=${word#*=}crash-1;; esac; done\n"
        "echo bytes > $find\n"
        "echo 'x.c:1: does not hold: 1 > 2' >&2\n"
        "echo \"artifact_prefix='...'; Test unit written to $find\" >&2\n"
        "exit 77\n"
        "END\n"
        "chmod +x calm wild",
        "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, made.status, made.err);
    run_free(&made);
}

static void fuzz(const char *seconds, const char *target)
{
    char command[256];
    snprintf(command, sizeof command,
             "sh common/tools/fuzz.sh " SCRATCH " '%s' 1 '%s' x/fuzz/calm.c "
             "x/fuzz/wild.c",
             seconds, target);
    make_targets();
    run = run_text(command, "");
}

static void test_tries_and_edges_are_reported(void)
{
    fuzz("1", "calm");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, " 99 tries,"), run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, " 12 edges"), run.out);
    TEST_ASSERT_NULL(strstr(run.out, "wild"));
}

static void test_a_find_is_named_and_can_be_seen_again(void)
{
    fuzz("1", "");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "does not hold"), run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "    " SCRATCH
                                                 "/fuzz/x/fuzz/wild " SCRATCH
                                                 "/wild-crash-1\n"),
                                 run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "nothing found"), run.out);
}

/* Killed, say: nothing was found, and yet it is not well. */
static void test_an_early_end_is_told(void)
{
    make_targets();
    run = run_text("printf '#!/bin/sh\\nkill -9 $$\\n' > " SCRATCH
                   "/fuzz/x/fuzz/wild; sh common/tools/fuzz.sh " SCRATCH
                   " 1 1 '' x/fuzz/calm.c x/fuzz/wild.c",
                   "");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NULL_MESSAGE(strstr(run.out, "FOUND"), run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "did not end well"), run.out);
}

static void test_what_cannot_be_meant_is_refused(void)
{
    fuzz("1", "no-such");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "    calm\n"), run.err);
    run_free(&run);
    fuzz("1m", "");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "SECONDS=1m"), run.err);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_tries_and_edges_are_reported);
    RUN_TEST(test_a_find_is_named_and_can_be_seen_again);
    RUN_TEST(test_an_early_end_is_told);
    RUN_TEST(test_what_cannot_be_meant_is_refused);
    return UNITY_END();
}
