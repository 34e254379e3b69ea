/*
 * The workbench as a learner uses it, on part 4: begun, checked, helped along,
 * solved; and what is said when something is not as it should be.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "run_shell.h"

#define MINE  BUILD_DIR "/test/mine.tmp"
#define MAKE  "make -s --no-print-directory MINE=" MINE " "
#define PLACE MINE "/04-alpha-beta"

static bool ready; /* there is a ctags that will do */

static void expect(const char *text)
{
    char message[2000];
    snprintf(message, sizeof message, "'%s' is not in:\n%.800s\n%.800s", text,
             run.out, run.err);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, text) || strstr(run.err, text),
                             message);
}

static void refused(const char *command, const char *why)
{
    shell(command);
    TEST_ASSERT_TRUE_MESSAGE(run.status != 0, command);
    expect(why);
}

static void done(const char *command, const char *what)
{
    shell(command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    expect(what);
}

void setUp(void)
{
    if (!ready)
        TEST_IGNORE_MESSAGE("universal-ctags is not installed here");
}

void tearDown(void)
{
}

/* The tests follow each other, as a learner's steps do. */

static void test_a_part_is_begun_once(void)
{
    done(MAKE "start PART=4", "To write: ");
    done("cat " PLACE "/README.md", "| late | strong | 591,924 |");
    expect("`position_wins` (parts/03-minmax/position.h)\n");
    done("cd " PLACE
         " && ls $(sed -n 's/#include \"\\(.*position.h\\)\"/\\1/p' "
         "part.c)",
         "../parts/03-minmax/position.h\n");
    shell("echo '/* mine */' >> " PLACE "/solver.c; cat " PLACE
          "/solver.c > " MINE "/before");
    refused(MAKE "start PART=4", "is there already, and was left as it is");
    done("cmp " PLACE "/solver.c " MINE "/before && echo equal", "equal");
}

/* Every file compiles by itself, as an editor will compile it. */
static void test_editors_are_told(void)
{
    done("grep -c '\"file\": \"" PLACE "/' " MINE "/compile_commands.json",
         "4\n");
    done("sed -n '/\"file\": \".*mine.tmp/{n;s/.*\"command\": \"//;s/\"}.*$//;"
         "s/\\\\\"/\"/g;s/ -c / -fsyntax-only -c /;p;}' " MINE
         "/compile_commands.json | sh 2>&1; echo done",
         "done");
    TEST_ASSERT_EQUAL_STRING("done\n", run.out);
}

static void test_stubs_fail(void)
{
    refused(MAKE "check PART=04",
            "builds              OK    without a warning");
    expect("unit tests          FAIL");
    expect("scores              FAIL");
    /* The position of a wrong score is drawn, and whose turn it is. */
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, "\nX to move\n") != NULL ||
                                 strstr(run.out, "\nO to move\n") != NULL,
                             run.out);
    expect("make hint PART=04 MINE=" MINE " helps");
    done(MAKE "progress", "04-alpha-beta                [==  ] builds\n");
}

static void test_hints_come_one_after_the_other(void)
{
    done("echo 'hints upper_bound -9' >> " PLACE "/.progress; " MAKE
         "hint PART=04",
         ", hint 1 of 3:\n");
    done(MAKE "hint PART=04", ", hint 2 of 3:\n");
    done(MAKE "hint PART=04", ", hint 3 of 3:\n");
    expect("That is the last one");
    done(MAKE "hint PART=04", ", hint 3 of 3:\n");
}

static void test_the_solution_is_for_those_who_are_sure(void)
{
    refused(MAKE "solution PART=04", "has not passed make check PART=04 MINE=");
    done(MAKE "solution PART=04 SURE=1",
         "what was there is in " PLACE "/kept-1");
    expect("+    solver->nodes++;");
    done("cmp " PLACE "/kept-1/solver.c " MINE "/before && echo equal",
         "equal");
    done("cmp " PLACE "/solver.c parts/04-alpha-beta/solver.c && echo equal",
         "equal");
}

static void test_the_reference_passes(void)
{
    done(MAKE "check PART=mine/04", "7 of 7 OK");
}

static void test_what_has_passed_is_known(void)
{
    done(MAKE "progress", "04-alpha-beta                [====] nodes right");
    done(MAKE "solution PART=04", "Your files are those of the reference.");
    done(MAKE "hint PART=04", "has passed: no hint is needed");
    done(MAKE "diff PART=mine/04", "+0 −0\n");
}

static void test_own_pieces_are_taken_where_they_have_passed(void)
{
    done(MAKE "start PART=05 OWN=1", "is begun");
    done("cat " MINE "/05-move-order/part.c",
         "#include \"../04-alpha-beta/upper_bound.h\"\n");
    shell("rm -r " MINE "/05-move-order; echo '/* */' >> " PLACE
          "/upper_bound.h");
    done(MAKE "start PART=05 OWN=1",
         "has not passed its check: 04-alpha-beta/upper_bound.h is taken from "
         "parts/\n");
    done("cat " MINE "/05-move-order/part.c",
         "parts/04-alpha-beta/upper_bound.h\"\n");
    done(MAKE "progress", "changed since: make check");
}

static void test_wrong_nodes_are_told_by_position(void)
{
    shell("sed 's/column = 0; column < BOARD_WIDTH; column++) {/"
          "column = BOARD_WIDTH - 1; column >= 0; column--) {/' " PLACE
          "/solver.c > " MINE "/turned; mv " MINE "/turned " PLACE "/solver.c");
    refused(MAKE "check PART=04", "nodes, late         FAIL  ");
    expect("make trace PART=mine/04 MINE=" MINE " POS=");
    expect("unit tests          OK");
    expect("scores              OK    128 of 128 right");
    expect("first at 26716763133575215313224316: ");
    done(MAKE "progress", "[=== ] scores right");
}

static void test_an_error_is_shown_and_not_all_its_children(void)
{
    shell("for i in 1 2 3 4 5 6 7 8 9; do echo \"int f$i(Sovler *s);\"; done "
          ">> " PLACE "/solver.c");
    refused(MAKE "check PART=04",
            "builds              FAIL  the compiler does not accept it");
    expect("f1(Sovler *s)");
    expect("(and 8 more: the first is the one to mend)");
    TEST_ASSERT_NULL(strstr(run.out, "f2(Sovler"));
}

static void test_what_is_missing_is_named(void)
{
    shell("rm " PLACE "/upper_bound.h");
    refused(MAKE "check PART=04", PLACE "/upper_bound.h is gone. Put it back, "
                                        "or make reset PART=04 MINE=");
    shell("printf 'a\\0b' > " PLACE "/bytes.h");
    done(MAKE "reset PART=04", "what was there is in " PLACE "/kept-2");
    done("cmp " PLACE "/bytes.h " PLACE "/kept-2/bytes.h && echo equal",
         "equal");
    shell("rm " PLACE "/bytes.h");
    done("ls " PLACE, "upper_bound.h");
}

static void test_a_function_with_another_name_is_missed(void)
{
    shell(
        "sed s/upper_bound/highest/ parts/04-alpha-beta/upper_bound.h > " PLACE
        "/upper_bound.h");
    done(MAKE "hint PART=04", "upper_bound is not where it was");
}

static void test_a_new_part_is_compared(void)
{
    done(MAKE "start NEW=25-my-idea FROM=4",
         "It is parts/04-alpha-beta as yet");
    refused(MAKE "start NEW=25-other FROM=4", "25-my-idea has this number");
    refused(MAKE "start NEW=My_idea FROM=4", "two digits and small letters");
    refused(MAKE "start NEW=25-idea", "from which part?");
    done(MAKE "diff PART=mine/25", "+0 −0\n");
    done(MAKE "hint PART=25", "a part of your own: there are no hints");
}

static void test_an_exercise_is_checked_by_its_variant(void)
{
    done(MAKE "start PART=04 VARIANT=no-bound", "is to become its variant");
    done("cat " MINE "/exercises/04-alpha-beta-no-bound/README.md",
         "variant no-bound does");
    refused(MAKE "check PART=04 VARIANT=no-bound", "nodes, late         FAIL");
    expect("make trace PART=04 VARIANT=no-bound POS=");
    expect("make trace PART=mine/04 MINE=" MINE "/exercises POS=");
}

/* The part's tests ask for the left first; the exercise takes the right. */
static void test_an_exercise_need_not_pass_the_tests_of_its_part(void)
{
    done(MAKE "start PART=05 VARIANT=right-first", "is to become its variant");
    shell("cp parts/05-move-order/variants/right_first.h " MINE
          "/exercises/05-move-order-right-first/column_order.h");
    done(MAKE "check PART=05 VARIANT=right-first", "The exercise is done.");
    expect(
        "unit tests                1 of 12 failed, which are about the part");
}

/* What was built from one directory does not stand in another's way. */
static void test_another_directory(void)
{
    shell("mv " MINE " " BUILD_DIR "/test/mine.else");
    done("make -s --no-print-directory MINE=" BUILD_DIR
         "/test/mine.else try PART=mine/04 POS=26716763133575215313224316",
         "Each column's score");
    shell("mv " BUILD_DIR "/test/mine.else " MINE);
}

static void test_from_scratch(void)
{
    shell("rm -r " PLACE);
    done(MAKE "start PART=04 FROM=scratch", "every function");
    done("cat " PLACE "/solver.c", "static void solver_reset(Solver *solver)\n{"
                                   "\n    /*\n     * TODO: ");
    TEST_ASSERT_NULL(strstr(run.out, "nodes++"));
}

static void test_what_is_no_part_is_refused(void)
{
    refused("make -s progress MINE='a b'", "MINE='a b' cannot be used");
    refused("make -s progress MINE=", "MINE='' cannot be used");
    refused("make -s reset PART=07 MINE=parts", "is a place of its own");
    refused("make -s start PART=07 MINE=./", "is a place of its own");
    refused(MAKE "start PART=99", "There is no part '99'");
    refused(MAKE "start", "Which part? For example: make start PART=03");
    refused(MAKE "check PART=12", "There is no " MINE "/12-lower-bound-tt yet");
    refused(MAKE "try PART=mine/12", "make start PART=12 begins it");
    refused(MAKE "start PART=05 CUT=nothing",
            "is there already"); /* nothing is touched */
    refused(MAKE "start PART=06 CUT='has_four nothing'",
            "parts/06-bitboard has no function 'nothing' in its own files");
    shell("mkdir -p " MINE "/77-x && touch " MINE "/77-x/part.c");
    refused(MAKE "check PART=mine/77", "is no directory of the workbench");
    refused(MAKE "check PART=04 WIDTH=8",
            "The workbench is for the usual board");
}

/* Every lesson there is: its functions are in the part. */
static void test_every_lesson_can_be_cut(void)
{
    done("for l in parts/*/lesson.md; do p=${l%/*}; " BUILD_DIR
         "/workbench cut ${p#parts/} | grep -c TODO: || echo none; done | "
         "grep -vc none",
         "20\n");
}

int main(void)
{
    shell("ctags --version 2>/dev/null | grep -q Universal");
    ready = run.status == 0;
    shell("rm -rf " MINE " " BUILD_DIR "/test/mine.else");
    UNITY_BEGIN();
    RUN_TEST(test_a_part_is_begun_once);
    RUN_TEST(test_editors_are_told);
    RUN_TEST(test_stubs_fail);
    RUN_TEST(test_hints_come_one_after_the_other);
    RUN_TEST(test_the_solution_is_for_those_who_are_sure);
    RUN_TEST(test_the_reference_passes);
    RUN_TEST(test_what_has_passed_is_known);
    RUN_TEST(test_own_pieces_are_taken_where_they_have_passed);
    RUN_TEST(test_wrong_nodes_are_told_by_position);
    RUN_TEST(test_an_error_is_shown_and_not_all_its_children);
    RUN_TEST(test_what_is_missing_is_named);
    RUN_TEST(test_a_function_with_another_name_is_missed);
    RUN_TEST(test_a_new_part_is_compared);
    RUN_TEST(test_an_exercise_is_checked_by_its_variant);
    RUN_TEST(test_an_exercise_need_not_pass_the_tests_of_its_part);
    RUN_TEST(test_another_directory);
    RUN_TEST(test_from_scratch);
    RUN_TEST(test_what_is_no_part_is_refused);
    RUN_TEST(test_every_lesson_can_be_cut);
    shell("rm -rf " MINE);
    run_free(&run);
    return UNITY_END();
}
