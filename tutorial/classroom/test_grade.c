/*
 * make grade, on part 4: what is worth how much, that a result is always
 * written, and that nothing is graded where it is not safe. What a whole class
 * of hostile ones gets is for make test-classroom.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "run_shell.h"

#define HERE  BUILD_DIR "/test/grade.tmp"
#define SUB   HERE "/sub"
#define GRADE "make -s --no-print-directory grade PART=04 SUB=" SUB " "

static bool ready; /* there is a sandbox, and what else it takes */

static void expect(int status, const char *command, const char *text)
{
    static char message[6000];
    shell(command);
    snprintf(message, sizeof message,
             "'%s' is not what came of\n%s\n%.2000s%.2000s", text, command,
             run.out, run.err);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status != 0, run.status != 0, message);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, text) || strstr(run.err, text),
                             message);
}

/* The part's own files, of which each test changes something. */
void setUp(void)
{
    if (!ready)
        TEST_IGNORE_MESSAGE("bubblewrap does not start here, or cJSON or "
                            "universal-ctags is missing");
    shell("rm -rf " HERE "; mkdir -p " SUB "; cp parts/04-alpha-beta/solver.c "
          "parts/04-alpha-beta/upper_bound.h " SUB);
}

void tearDown(void)
{
    shell("rm -rf " HERE);
}

static void test_the_reference_gets_all_points(void)
{
    expect(0, GRADE, "== Test nodes == OK (");
    TEST_ASSERT_NOT_NULL(strstr(run.out, "\nScore: 100/100\n"));
    TEST_ASSERT_NULL_MESSAGE(strstr(run.out, "Notes"), run.out);
}

static void test_stubs_get_nothing_but_the_build(void)
{
    shell("rm " SUB "/*");
    expect(0, GRADE "CUT=negamax", "solver.c is missing");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "\nScore: 5/100\n"), run.out);
}

/* Right scores, and no technique. */
static void test_without_the_cut_nodes_are_lost(void)
{
    shell("sed 's/if (score >= beta)/if (score > 99)/' parts/04-alpha-beta/"
          "solver.c > " SUB "/solver.c");
    expect(0, GRADE, "== Test scores == OK (");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "== Test nodes == FAIL (0/"),
                                 run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "This looks like"), run.out);
}

static void test_an_error_of_memory_is_found(void)
{
    shell("awk '{ print } /^static int negamax/ { f = 1 } f && /^{/ { f = 0; "
          "print \"    int a[2] = {0}; a[1 + (position->stones > 29)]++;\" }' "
          "parts/04-alpha-beta/solver.c > " SUB "/solver.c");
    expect(0, GRADE, "== Test memory == FAIL (0/");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "runtime error: index 2"),
                                 run.out);
}

static void test_what_does_not_build_is_not_graded(void)
{
    shell("sed 's/return alpha;/return alhpa;/' parts/04-alpha-beta/solver.c "
          "> " SUB "/solver.c");
    expect(0, GRADE, "Score: not graded\n");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "yours/solver.c:"), run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "'alhpa' undeclared"),
                                 run.out);
    expect(0,
           GRADE "FORMAT=prairielearn OUT=" HERE "/result.json && cat " HERE
                 "/result.json",
           "\"gradable\":");
}

/* Windows' files, and a stub's comment that was left where it was. */
static void test_layout_costs_nothing(void)
{
    shell("{ printf '\\357\\273\\277'; awk '{ printf \"%s\\r\\n\", $0 } "
          "/^static int negamax/ { f = 1 } f && /^{/ { f = 0; "
          "printf \"    /* TODO: 90%%: cut */\\r\\n\" }' parts/04-alpha-beta/"
          "solver.c; } > " SUB "/solver.c");
    expect(0, GRADE, "Score: 100/100");
}

/* A lone carriage return ends a comment: not unseen by us. */
static void test_nothing_rides_behind_a_carriage_return(void)
{
    shell("awk '{ print } /^static int negamax/ { f = 1 } f && /^{/ { f = 0; "
          "printf \"    // hi\\r#define alpha beta\\n\" }' parts/04-alpha-beta/"
          "solver.c > " SUB "/solver.c");
    expect(0, GRADE, "a line of the preprocessor (#)");
}

static void test_what_the_task_does_not_need_is_not_called(void)
{
    shell("awk '{ print } /^static int negamax/ { f = 1 } f && /^{/ { f = 0; "
          "print \"    extern unsigned sleep(unsigned); sleep(0);\" }' "
          "parts/04-alpha-beta/solver.c > " SUB "/solver.c");
    expect(0, GRADE, "it calls what the task does not need:\n    sleep\n");
    expect(0, GRADE "CALLS='sleep usleep'", "== Test scores == OK (");
}

static void test_a_program_in_another_language(void)
{
    shell("cp " BUILD_DIR "/04-alpha-beta " SUB "/program; printf '%s\\n' "
          "'exec ./program \"$@\" | cut -d\" \" -f1,2' > " SUB "/bare");
    expect(0, GRADE "SUB_CMD='./program'", "to the last one");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "Score: "), run.out);
    expect(0, GRADE "SUB_CMD='sh bare'", "it does not tell them");
    expect(0, GRADE "SUB_CMD='sh none'", "the solver ended at ");
}

static void test_the_example_in_python(void)
{
    if (shell("command -v python3") != 0)
        TEST_IGNORE_MESSAGE("python3 is missing");
    shell("cp tutorial/classroom/example.py " SUB "/solver.py");
    expect(0, GRADE "SUB_CMD='python3 solver.py'", "to the last one");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "\nScore: 65/65\n"), run.out);
    shell("sed 's/beta = min(beta, .*/pass/' "
          "tutorial/classroom/example.py > " SUB "/solver.py");
    expect(0, GRADE "SUB_CMD='python3 solver.py'", "== Test nodes == PARTLY (");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "scores == OK (30/30)"),
                                 run.out);
}

static void test_the_year_is_part_of_the_grade(void)
{
    expect(1, GRADE "SEED=x", "SEED=x: not a whole number");
    expect(1, GRADE "FORMAT=word", "FORMAT=word: there are text gradescope");
    expect(1, "make -s grade PART=04", "Which part, and whose?");
    expect(1, "make -s grade PART=04 SUB=" HERE "/none", "is no folder");
    expect(1, "make -s grade PART=23 SUB=" SUB, "23-threads has no lesson");
    expect(1, GRADE "CUT=none", "no function 'none'");
    expect(1, GRADE "OUT=" HERE "/none/result", "none/result: No such file");
}

/* A bubblewrap that does not start is no reason to go without. */
static void test_without_a_sandbox_nothing_is_graded(void)
{
    shell("mkdir " HERE
          "/bin; printf '#!/bin/sh\\necho no namespaces here >&2; "
          "exit 1\\n' > " HERE "/bin/bwrap; chmod +x " HERE "/bin/bwrap");
    expect(1, "PATH=$PWD/" HERE "/bin:$PATH " GRADE "OUT=" HERE "/result",
           "Nothing is graded: the sandbox");
    TEST_ASSERT_NOT_NULL(strstr(run.err, "no namespaces here"));
    expect(1, "cat " HERE "/result", "");
    expect(0, "PATH=$PWD/" HERE "/bin:$PATH " GRADE "UNSAFE=1",
           "Score: 100/100");
}

int main(void)
{
    shell("bwrap --unshare-all --ro-bind / / true && ctags --version | grep -q "
          "Universal && test -x " BUILD_DIR "/grade");
    ready = run.status == 0;
    UNITY_BEGIN();
    RUN_TEST(test_the_reference_gets_all_points);
    RUN_TEST(test_stubs_get_nothing_but_the_build);
    RUN_TEST(test_without_the_cut_nodes_are_lost);
    RUN_TEST(test_an_error_of_memory_is_found);
    RUN_TEST(test_what_does_not_build_is_not_graded);
    RUN_TEST(test_layout_costs_nothing);
    RUN_TEST(test_nothing_rides_behind_a_carriage_return);
    RUN_TEST(test_what_the_task_does_not_need_is_not_called);
    RUN_TEST(test_a_program_in_another_language);
    RUN_TEST(test_the_example_in_python);
    RUN_TEST(test_the_year_is_part_of_the_grade);
    RUN_TEST(test_without_a_sandbox_nothing_is_graded);
    run_free(&run);
    return UNITY_END();
}
