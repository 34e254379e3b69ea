/* `make flat`, `make diff`, the counting of lines, the run of the tests. */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_play.h"
#include "run_program.h"
#include "unity.h"

#define SCRATCH BUILD_DIR "/test/tools"
/* A make of its own, whatever the one that runs the tests was told. */
#define MAKE   "MAKEFLAGS= make -s BUILD=" SCRATCH "/make "
#define STRICT "-std=c11 -Wall -Wextra -Wpedantic -Werror"

void setUp(void)
{
}

void tearDown(void)
{
}

/* Runs a command that must succeed; the caller frees what it printed. */
static char *run_well(const char *command, const char *input)
{
    Run run = run_text(command, input);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", run.err, command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, command);
    char *out = run.out;
    run.out = NULL;
    run_free(&run);
    return out;
}

/* --- flat ----------------------------------------------------------------- */

#define COUNT 8
static char positions[COUNT * (BOARD_CELLS + 2)];

/* Late enough for the slowest solver. */
static void choose_positions(void)
{
    Random random = {17};
    Board board;
    char *end = positions;
    for (int i = 0; i < COUNT; i++) {
        random_play(&random, &board, BOARD_CELLS - 3 - i);
        board_write(&board, end);
        end += strlen(end);
        *end++ = '\n';
    }
    *end = '\0';
}

/* The same answers but for the time, the same help, the same version. */
static void check_same(const char *flat, const char *solver)
{
    static const char *const uses[] = {
        "%s | cut -d' ' -f 1-3", "%s -a | cut -d' ' -f 1-9", "%s -h", "%s -V"};
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) {
        char one[512], two[512];
        snprintf(one, sizeof one, uses[i], solver);
        snprintf(two, sizeof two, uses[i], flat);
        char *expected = run_well(one, positions);
        char *found = run_well(two, positions);
        TEST_ASSERT_TRUE(strlen(expected) > 10);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(expected, found, two);
        free(expected);
        free(found);
    }
}

/* Any compiler takes it as it is, and a strict one finds nothing to say. It is
   not optimised: that takes longer than all it has to do. `name` is a part's,
   or a part's and a variant's with a slash. */
static void check_flat(const char *name, const char *manifest,
                       const char *solver)
{
    char command[1024];
    snprintf(command, sizeof command,
             "f=" SCRATCH "/flat.c; set -e; "
             "sh common/tools/flat.sh %s %d %d " VERSION " %s $f; "
             "! grep '^#include \"' $f; "
             "grep '^#include' $f | sort | uniq -d; "
             "${CC:-cc} -fsyntax-only $f; "
             "${CC:-cc} " STRICT " -o " SCRATCH "/flat $f",
             name, BOARD_WIDTH, BOARD_HEIGHT, manifest);
    char *said = run_well(command, "");
    /* Where it is, and nothing of headers that come twice. */
    TEST_ASSERT_EQUAL_STRING_LEN(SCRATCH "/flat.c (", said,
                                 strlen(SCRATCH "/flat.c ("));
    TEST_ASSERT_EQUAL_STRING_MESSAGE(" lines)\n", strstr(said, " lines)"),
                                     said);
    free(said);
    check_same(SCRATCH "/flat", solver);
}

static void check_all_flat(const char *pattern, size_t at_least)
{
    glob_t found;
    TEST_ASSERT_EQUAL_INT(0, glob(pattern, 0, NULL, &found));
    TEST_ASSERT_TRUE(found.gl_pathc >= at_least);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        char part[128], variant[128] = "", name[300], solver[512];
        const char *manifest = found.gl_pathv[i];
        sscanf(manifest, "parts/%127[^/]/variants/%127[^.]", part, variant);
        snprintf(name, sizeof name, "%s%s%s", part, *variant ? "/" : "",
                 variant);
        snprintf(solver, sizeof solver, BUILD_DIR "/%s%s",
                 *variant ? "variants/" : "", name);
        check_flat(name, manifest, solver);
    }
    globfree(&found);
}

static void test_every_part_in_one_file(void)
{
    check_all_flat("parts/*/part.c", 10);
}

static void test_every_variant_in_one_file(void)
{
    check_all_flat("parts/*/variants/*.c", 9);
}

/* --- diff and lines ------------------------------------------------------- */

/* Two small parts: one piece stays, one changes, one comes, one goes. */
static const char tree[] =
    "set -e; cd " SCRATCH "; rm -rf tree; mkdir -p tree/parts/01-a "
    "tree/parts/02-b; here=$(cd \"$OLDPWD\"; pwd); cd tree; "
    "ln -s \"$here/common\" common; cd parts; "
    "j='#include \"../../common/join.h\"'; "
    "printf '%s\\n' '/* Part 1 - alpha: the first. */' "
    "'#include \"stays.h\" /* new */' '#include \"goes.h\" /* new */' "
    "'#include \"solver.c\" /* new */' \"$j\" > 01-a/part.c; "
    "printf '%s\\n' '/* Part 2 - beta: the second. */' "
    "'#include \"../01-a/stays.h\"' '#include \"comes.h\" /* new */' "
    "'#include \"solver.c\" /* changed: better */' \"$j\" > 02-b/part.c; "
    "echo 'int stays;' > 01-a/stays.h; "
    "printf '/* two */\\n\\nint goes;\\n' > 01-a/goes.h; "
    "printf '/* three\\n * lines\\n */\\n\\nint comes; /* one */\\n' "
    "> 02-b/comes.h; "
    "printf 'int a;\\n\\nint b;\\nint c;\\nint d;\\n' > 01-a/solver.c; "
    "printf 'int a;\\n\\nint b;\\n/* why */\\n\\nint x;\\nint d;\\n' "
    "> 02-b/solver.c; ";

static void check_in_tree(const char *command, const char *expected)
{
    char all[4096];
    snprintf(all, sizeof all, "%s cd ..; %s", tree, command);
    char *said = run_well(all, "");
    TEST_ASSERT_EQUAL_STRING(expected, said);
    free(said);
}

static void test_diff_shows_what_changed(void)
{
    check_in_tree("sh common/tools/diff.sh 02-b",
                  "== new: parts/02-b/comes.h\n"
                  "+/* three\n+ * lines\n+ */\n+\n+int comes; /* one */\n\n"
                  "== changed: parts/02-b/solver.c: better\n"
                  "== it was:  parts/01-a/solver.c\n"
                  "@@ -1,5 +1,7 @@\n int a;\n \n int b;\n-int c;\n"
                  "+/* why */\n+\n+int x;\n int d;\n\n"
                  "== dropped: parts/01-a/goes.h (-2)\n\n"
                  "+6 −3\n");
}

static void test_diff_of_the_first_part_is_all_of_it(void)
{
    check_in_tree("sh common/tools/diff.sh 01-a | grep -v '^+[^0-9]'",
                  "== new: parts/01-a/stays.h\n\n"
                  "== new: parts/01-a/goes.h\n+\n\n"
                  "== new: parts/01-a/solver.c\n+\n\n"
                  "+7 −0\n");
}

static void test_a_piece_written_anew_is_shown_whole(void)
{
    check_in_tree("echo 'int z;' > parts/02-b/solver.c; "
                  "sh common/tools/diff.sh 02-b | tail -n 7",
                  "== dropped: parts/01-a/solver.c (-4)\n"
                  "== new: parts/02-b/solver.c\n+int z;\n\n"
                  "== dropped: parts/01-a/goes.h (-2)\n\n"
                  "+5 −6\n");
}

/* What it defines, what it includes instead; part.c is not a piece. */
static void test_diff_of_a_variant(void)
{
    check_in_tree("mkdir parts/02-b/variants; printf '%s\\n' '/* Less. */' "
                  "'#define LESS 1' '#include \"../part.c\"' "
                  "> parts/02-b/variants/less.c; printf '%s\\n' '/* No. */' "
                  "'#include \"../../01-a/stays.h\"' "
                  "'#include \"../../01-a/solver.c\"' "
                  "> parts/02-b/variants/none.c; "
                  "sh common/tools/diff.sh 02-b less; "
                  "sh common/tools/diff.sh 02-b none",
                  "== new: parts/02-b/variants/less.c\n+#define LESS 1\n\n"
                  "+1 −0\n"
                  "== changed: parts/01-a/solver.c\n"
                  "== it was:  parts/02-b/solver.c\n"
                  "@@ -1,7 +1,5 @@\n int a;\n \n int b;\n-/* why */\n-\n"
                  "-int x;\n+int c;\n int d;\n\n"
                  "== dropped: parts/02-b/comes.h (-4)\n\n"
                  "+1 −6\n");
}

static void test_lines_of_code(void)
{
    check_in_tree("sh common/tools/lines.sh 1 02 parts/02-b/comes.h",
                  "01-a|alpha: the first|stays.h, goes.h, solver.c|6\n"
                  "02-b|beta: the second|comes.h, solver.c|2\n"
                  "1 parts/02-b/comes.h\n");
    Run run = run_text("sh common/tools/lines.sh 99", "");
    TEST_ASSERT_EQUAL_STRING("lines.sh: '99' is neither a part nor a file\n",
                             run.err);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    run_free(&run);
}

static void test_diff_and_flat_through_make(void)
{
    char *said = run_well(MAKE "diff PART=7 | tail -n 1", "");
    int added, removed;
    TEST_ASSERT_EQUAL_INT(2, sscanf(said, "+%d −%d\n", &added, &removed));
    TEST_ASSERT_TRUE(added > 40 && removed > 0 && removed < 10);
    free(said);
    said = run_well(MAKE "flat PART=5 VARIANT=edges-first", "");
    TEST_ASSERT_NOT_NULL(
        strstr(said, SCRATCH "/make/flat/05-move-order-edges-first.c ("));
    free(said);
    Run run = run_text(MAKE "flat PART=5 VARIANT=none", "");
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.err, "no variant 'none': choose one of edges-first "),
        run.err);
    TEST_ASSERT_NOT_EQUAL_INT(0, run.status);
    run_free(&run);
}

/* --- edited ----------------------------------------------------------------- */

#define EDITED(path, part) \
    "echo 5611136174314314252755336445452372226 | sh " path "edited.sh " part \
    " 's/nodes++/nodes += 2/'; "

/* From anywhere, by a number or a name. */
static void test_an_edited_part(void)
{
    char *said = run_well(
        "here=$PWD; export BUILD=" BUILD_DIR "; cd /; " EDITED(
            "\"$here\"/tutorial/tools/",
            "5") "cd \"$here\"/tutorial/tools; " EDITED("", "05-move-order"),
        "");
    TEST_ASSERT_EQUAL_STRING("0 of 1 scores wrong, 10 nodes, unedited 5\n"
                             "0 of 1 scores wrong, 10 nodes, unedited 5\n",
                             said);
    free(said);
    Run run = run_text("sh tutorial/tools/edited.sh 99 s/x/y/", "");
    TEST_ASSERT_EQUAL_STRING(
        "tutorial/tools/edited.sh: there is no part '99'\n", run.err);
    TEST_ASSERT_EQUAL_INT(2, run.status);
    run_free(&run);
}

/* --- run-tests ------------------------------------------------------------ */

/* Test programs of one line of shell; each says what Unity would. */
static const char programs[] =
    "set -e; mkdir -p " SCRATCH "/programs; cd " SCRATCH "/programs; "
    "rm -f pid; "
    "program() { printf '#!/bin/sh\\n%s\\n' \"$2\" >$1; chmod +x $1; }; "
    "program good 'echo a.c:1:test_a:PASS; echo 1 Tests 0 Failures 0 Ignored'"
    "; program bad 'echo a.c:1:test_a:FAIL: no; "
    "echo 3 Tests 1 Failures 1 Ignored; exit 1'; "
    "program crash 'echo a.c:1:test_b:PASS; kill -SEGV $$'; "
    "program slow 'sleep 2; echo a.c:1:test_a:PASS; "
    "echo 1 Tests 0 Failures 0 Ignored'; "
    "program endless 'sleep 99 & echo $! >${0%/*}/pid; wait'; "
    "cd \"$OLDPWD\"; set +e; ";
#define RUN_TESTS "TEST_JOBS=1 " BUILD_DIR "/run-tests "
#define PROGRAM   SCRATCH "/programs/"

/* `expected` stands in what is said, which ends with the counts. */
static void check_run(const char *command, const char *expected,
                      const char *counts, int status)
{
    char all[2048];
    snprintf(all, sizeof all, "%s%s", programs, command);
    Run run = run_text(all, "");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, expected), run.out);
    char *end = strstr(run.out, counts);
    TEST_ASSERT_NOT_NULL_MESSAGE(end, run.out);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(counts, end, run.out);
    TEST_ASSERT_EQUAL_INT(status, run.status);
    run_free(&run);
}

static void test_run_tests_counts(void)
{
    check_run(RUN_TESTS PROGRAM "good " PROGRAM "good", "programs/good, 0.",
              "\n\n2 passed, 0 failed\n", 0);
    check_run(RUN_TESTS PROGRAM "bad " PROGRAM "good",
              "test_a:FAIL: no\n== ", "\n2 passed, 1 failed, 1 skipped\n", 1);
    check_run(RUN_TESTS PROGRAM "crash 2>/dev/null",
              "done; the last test done was test_b\n", "\n0 passed, 1 failed\n",
              1);
    check_run(RUN_TESTS PROGRAM "missing " PROGRAM "good",
              "missing cannot be started: No such file or directory\n",
              "\n1 passed, 1 failed\n", 1);
}

/* Nobody has to search hundreds of lines for the one that failed. */
static void test_run_tests_ends_with_the_failures(void)
{
    check_run(
        RUN_TESTS PROGRAM "bad " PROGRAM "good " PROGRAM "crash "
                          "2>/dev/null",
        "\n\na.c:1:test_a:FAIL: no\n",
        "crash ended with status 139 before its tests were done; the last "
        "test done was test_b\n\n2 passed, 2 failed, 1 skipped\n",
        1);
}

/* A process that has ended may stay in the table, but without a name. */
#define IS_GONE \
    "for i in 1 2 3 4 5 6 7 8 9; do grep -qs sleep /proc/$(cat " PROGRAM \
    "pid)/cmdline || { echo gone; break; }; sleep 0.2; done"

/* The programs after it still run, and it leaves nothing behind. */
static void test_a_program_that_never_ends_is_stopped(void)
{
    check_run("TEST_TIMEOUT=1 " RUN_TESTS PROGRAM "endless " PROGRAM "good; "
              "echo status $?; " IS_GONE,
              "/endless did not end within 1 s and was stopped\n",
              "\n1 passed, 1 failed\nstatus 1\ngone\n", 0);
    Run run = run_text("TEST_TIMEOUT=soon " RUN_TESTS PROGRAM "good", "");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "TEST_TIMEOUT=soon: not a"),
                                 run.err);
    TEST_ASSERT_EQUAL_INT(2, run.status);
    run_free(&run);
}

/* Two that take a moment each take one moment together. */
static void test_programs_run_side_by_side(void)
{
    check_run("date +%s >" PROGRAM "start; TEST_JOBS=2 " BUILD_DIR
              "/run-tests " PROGRAM "slow " PROGRAM "slow; "
              "[ $(($(date +%s) - $(cat " PROGRAM "start))) -lt 4 ] && "
              "echo soon",
              "slow, 2.", "\n2 passed, 0 failed\nsoon\n", 0);
}

static void test_an_interrupted_run_ends_its_program(void)
{
    check_run(RUN_TESTS PROGRAM "endless & "
                                "while [ ! -s " PROGRAM
                                "pid ]; do sleep 0.1; done; "
                                "kill $!; wait $!; echo status $?; " IS_GONE,
              "stopped in ", "programs/endless\nstatus 143\ngone\n", 0);
}

/* --- packages ------------------------------------------------------------- */

#define AS_SOMEBODY \
    "d=$(mktemp -d) && ln -s /bin/cat $(command -v sh) $d/ && " \
    "printf '#!/bin/sh\\necho 1000\\n' >$d/id && chmod +x $d/id && "
#define GET "PATH=$d sh common/tools/get-packages.sh 'All this needs tools' "

/* Nobody but root can install; everybody can be told how. */
static void test_packages_are_named(void)
{
    Run run = run_text(AS_SOMEBODY "printf '#!/bin/sh\\n' >$d/apt-get && "
                                   "chmod +x $d/apt-get && " GET
                                   "cat=cat no=a-b no2='c d'=e; "
                                   "s=$?; rm -r $d; exit $s",
                       "");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.err, "    sudo apt-get install -y a-b c d\n"), run.err);
    run_free(&run);
    run = run_text(AS_SOMEBODY GET "no=a-b no2='c d'=e; rm -r $d", "");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "to install: a-b e\n"),
                                 run.err);
    run_free(&run);
    run = run_text(AS_SOMEBODY GET "cat=cat; s=$?; rm -r $d; exit $s", "");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    TEST_ASSERT_EQUAL_STRING("", run.err);
    run_free(&run);
}

/* A library is there if the compiler finds its header. */
static void test_a_header_stands_for_its_library(void)
{
    Run run = run_text(AS_SOMEBODY
                       "printf '#!/bin/sh\\nread -r line\\n"
                       "[ \"$line\" = \"#include <a/is.h>\" ]\\n' >$d/c-1 && "
                       "chmod +x $d/c-1 && CC=c-1 " GET
                       "a/is.h=liba not.h=libb-dev=b; rm -r $d",
                       "");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "to install: b\n"), run.err);
    run_free(&run);
}

int main(void)
{
    free(run_well("mkdir -p " SCRATCH, ""));
    choose_positions();
    UNITY_BEGIN();
    RUN_TEST(test_every_part_in_one_file);
    RUN_TEST(test_every_variant_in_one_file);
    RUN_TEST(test_diff_shows_what_changed);
    RUN_TEST(test_diff_of_the_first_part_is_all_of_it);
    RUN_TEST(test_a_piece_written_anew_is_shown_whole);
    RUN_TEST(test_diff_of_a_variant);
    RUN_TEST(test_lines_of_code);
    RUN_TEST(test_diff_and_flat_through_make);
    RUN_TEST(test_an_edited_part);
    RUN_TEST(test_run_tests_counts);
    RUN_TEST(test_run_tests_ends_with_the_failures);
    RUN_TEST(test_a_program_that_never_ends_is_stopped);
    RUN_TEST(test_programs_run_side_by_side);
    RUN_TEST(test_an_interrupted_run_ends_its_program);
    RUN_TEST(test_packages_are_named);
    RUN_TEST(test_a_header_stands_for_its_library);
    return UNITY_END();
}
