/* What the options of `make` come to, and what the context says. */
#include "unity.h"

#include <stdio.h>
#include <string.h>

#include "run_shell.h"

#define HERE BUILD_DIR "/test/make.tmp"

/* A make of its own, whatever the one that runs the tests was told. */
#define MAKE "MAKEFLAGS= make -n -o parts -o variants BUILD=" BUILD_DIR " "

void setUp(void)
{
}

void tearDown(void)
{
    run_free(&run);
}

static void assert_says(const char *text)
{
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, text), run.out);
}

static void assert_silent_about(const char *text)
{
    TEST_ASSERT_NULL_MESSAGE(strstr(run.out, text), run.out);
}

#define FRESH  "/race -f "
#define UPDATE "signatures.csv bench/signatures.csv\n"

/* LINES from outside is the height of a window, which a shell exports. */
static void options_can_be_on(void)
{
    shell_well("export LINES=24 COLUMNS=80; " MAKE
               "bench signature speedup FRESH=yes UPDATE=1");
    assert_says(FRESH);
    assert_says(UPDATE);
    assert_says("begin-hard.txt' '321-345' ");
}

/* FRESH=0 must not forget the results of a night. */
static void options_can_be_off(void)
{
    shell_well("export LINES=24; " MAKE
               "bench signature speedup FRESH=0 UPDATE=no LINES=1-2");
    assert_silent_about(FRESH);
    assert_silent_about(UPDATE);
    assert_says("begin-hard.txt' '1-2' ");
    shell_well(MAKE "bench signature FRESH=off UPDATE=");
    assert_silent_about(FRESH);
    assert_silent_about(UPDATE);
}

/* Other commands have a SAMPLE, JOBS and the like, too: theirs are not ours. */
static void what_is_not_given_is_not_passed(void)
{
    shell_well(MAKE "bench");
    assert_silent_about(" -n '");
    assert_silent_about("pieces.sh");
    shell_well(MAKE "bench SAMPLE=begin-hard:3 JOBS=2");
    assert_says(" -n 'begin-hard:3' ");
    assert_says("pieces.sh run ");
}

/* One solver a line comes through make as it is. */
static void solvers_can_have_lines(void)
{
    shell_well(
        "printf 'include Makefile\\nshow:\\n\\t@echo \"<$$SOLVERS>\"\\n' | "
        "MAKEFLAGS= make -s -f - show SOLVERS='a=env A=1 x\nb=y -w\n'");
    TEST_ASSERT_EQUAL_STRING("<a=env A=1 x\nb=y -w\n>\n", run.out);
}

#define GIT "git -c user.name=me -c user.email=me@localhost "

/* Unpacked within another repository: that one's commit is not ours. */
static void the_commit_is_our_own(void)
{
    run = run_text("git --version", "");
    if (run.status != 0)
        TEST_IGNORE_MESSAGE("git is not installed");
    shell_well("rm -rf " HERE "; mkdir -p " HERE "/ours/bench && cd " HERE
               " && " GIT "init -q . && " GIT
               "commit -q --allow-empty -m theirs && " GIT "tag -m x theirs");
    shell_well("cp bench/context.sh " HERE "/ours/bench && cd " HERE
               "/ours && sh bench/context.sh 1s 7x6 flags cc");
    assert_says("commit: none\n");
    shell_well("cd " HERE "/ours && " GIT "init -q . && " GIT
               "commit -q --allow-empty -m ours && " GIT
               "tag -m x ours && sh bench/context.sh 1s 7x6 flags cc");
    assert_says("commit: ours\n");
    shell_well("rm -rf " HERE);
}

/* The speed-up of threads has a command of its own, which may not have run. */
static void a_reference_keeps_what_threads_gain(void)
{
    shell_well("rm -rf " HERE "; mkdir -p " HERE "/to " HERE "/from && cd " HERE
               " && echo old >to/threads.csv && echo old >to/summary.csv && "
               "echo new >from/summary.csv && echo x >from/positions-a.csv");
#define KEEP \
    "sh bench/keep-reference.sh " HERE "/from " HERE "/to >" HERE "/said; "
    shell_well(KEEP "cat " HERE "/to/threads.csv " HERE "/to/summary.csv");
    TEST_ASSERT_EQUAL_STRING("old\nnew\n", run.out);
    shell_well("echo new >" HERE "/from/threads.csv; " KEEP "cat " HERE
               "/to/threads.csv");
    TEST_ASSERT_EQUAL_STRING("new\n", run.out);
    shell_well("rm -rf " HERE);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(options_can_be_on);
    RUN_TEST(options_can_be_off);
    RUN_TEST(what_is_not_given_is_not_passed);
    RUN_TEST(solvers_can_have_lines);
    RUN_TEST(the_commit_is_our_own);
    RUN_TEST(a_reference_keeps_what_threads_gain);
    return UNITY_END();
}
