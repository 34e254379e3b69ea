/* An assignment: builds by itself, fails with its stubs, passes with the part's
   own files, and has nothing in it that it should not have. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "run_shell.h"

#define HERE    BUILD_DIR "/test/handout.tmp"
#define FOLDER  HERE "/work"
#define HANDOUT "make -s --no-print-directory handout OUT=" FOLDER " "
#define IN_IT   "cd " FOLDER " && make -s CFLAGS=-O1 WERROR= "

static bool ready; /* there is a ctags that will do */

static void expect(int status, const char *command, const char *text)
{
    char message[1200];
    shell(command);
    snprintf(message, sizeof message, "%s\n%.500s\n%.500s", command, run.out,
             run.err);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status != 0, run.status != 0, message);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, text) || strstr(run.err, text),
                             message);
}

void setUp(void)
{
    if (!ready)
        TEST_IGNORE_MESSAGE("universal-ctags is not installed here");
    shell("rm -rf " HERE "; mkdir -p " HERE);
}

void tearDown(void)
{
    shell("rm -rf " HERE);
}

static void test_an_assignment_stands_alone(void)
{
    expect(0, HANDOUT "PART=07 SEED=5", FOLDER ".tar.gz are the assignment");
    /* Elsewhere, out of reach of all that is ours. */
    expect(0,
           "d=$(mktemp -d); tar -xzf " FOLDER ".tar.gz -C $d && cd $d/work && "
           "make -s CFLAGS=-O1 2>&1; echo built; rm -r $d",
           "built");
    TEST_ASSERT_EQUAL_STRING("built\n", run.out);
    expect(1, IN_IT "check", "scores: ");
    expect(1, IN_IT "test", "Failures");
    expect(0, "cat " FOLDER "/README.md",
           "- `tt_get` in `transposition_table.h`: ");
}

static void test_the_parts_own_files_pass(void)
{
    expect(0, HANDOUT "PART=4", "are the assignment");
    shell("cp parts/04-alpha-beta/upper_bound.h "
          "parts/04-alpha-beta/solver.c " FOLDER);
    expect(0, IN_IT "check", "as many as the reference");
    expect(0, IN_IT "test", "0 Failures");
}

/* The body of no function that is cut, no later part, no other position. */
static void test_the_solution_is_not_in_it(void)
{
    expect(0, HANDOUT "PART=07 CUT='tt_get tt_put'", "are the assignment");
    expect(0, "grep -c TODO: " FOLDER "/transposition_table.h", "2\n");
    expect(0, "grep -c 'nodes++' " FOLDER "/solver.c", "1\n");
    expect(1, "grep -rn 'key << 8' " FOLDER, "");
    expect(1, "grep -rlE 'next_question|BoundTable|safe_moves' " FOLDER, "");
    expect(0, "find " FOLDER " -name '*.txt' | wc -l | tr -d ' '", "1\n");
    expect(1, "grep -rn 'parts/' " FOLDER " --include='*.[ch]'", "");
}

static void test_another_year_another_set(void)
{
    expect(0,
           HANDOUT "PART=07 SEED=1; cp " FOLDER "/sets/small.txt " HERE
                   "/first; grep -o 'TT_SLOTS=[0-9]*' " FOLDER
                   "/Makefile; rm -r " FOLDER "*",
           "TT_SLOTS=8388619");
    expect(0,
           HANDOUT "PART=07 SEED=2 && grep -o 'TT_SLOTS=[0-9]*' " FOLDER
                   "/Makefile",
           "TT_SLOTS=8388623");
    expect(1, "cmp -s " HERE "/first " FOLDER "/sets/small.txt", "");
    shell("rm -r " FOLDER "*");
    expect(0,
           HANDOUT "PART=07 SEED=1 && cmp " HERE "/first " FOLDER
                   "/sets/small.txt && echo equal",
           "equal\n");
}

static void test_what_is_wrong_is_said(void)
{
    expect(1, "make -s handout PART=07", "Which part, and where to?");
    expect(1, HANDOUT "PART=07 SEED=x", "SEED=x: not a whole number");
    expect(1, HANDOUT "PART=07 CUT=nothing", "no function 'nothing'");
    expect(1, HANDOUT "PART=07 SEED=08", "SEED=08: not a whole number");
    expect(1, HANDOUT "PART=07 TTSLOTS=8388610", "not an odd number above");
    expect(1, "make -s handout PART=07 OUT=/", "OUT names no folder");
    shell("mkdir -p " FOLDER);
    expect(1, HANDOUT "PART=07", "is there already: it was left as it is");
    expect(0, "find " HERE " -type f | wc -l | tr -d ' '", "0\n");
}

int main(void)
{
    shell("ctags --version 2>/dev/null | grep -q Universal");
    ready = run.status == 0;
    UNITY_BEGIN();
    RUN_TEST(test_an_assignment_stands_alone);
    RUN_TEST(test_the_parts_own_files_pass);
    RUN_TEST(test_the_solution_is_not_in_it);
    RUN_TEST(test_another_year_another_set);
    RUN_TEST(test_what_is_wrong_is_said);
    run_free(&run);
    return UNITY_END();
}
