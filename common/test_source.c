/* The source as editors and readers see it, and which way its arrows point. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_shell.h"
#include "unity.h"

#define SCRATCH  BUILD_DIR "/test/source"
#define DATABASE SCRATCH "/compile_commands.json"
/* A make of its own, with the compiler of the one that runs the tests. */
#define MAKE \
    "unset PART VARIANT V WERROR CI SOLVER DATABASE; export MAKEFLAGS=; " \
    "make -s BUILD=" BUILD_DIR " CC='" COMPILER "' "

void setUp(void)
{
}

void tearDown(void)
{
    run_free(&run);
}

/* --- editors -------------------------------------------------------------- */

static void test_every_file_has_an_entry(void)
{
    shell_well("mkdir -p " SCRATCH "; " MAKE "lsp DATABASE=" DATABASE);
    shell_well("sed -n 's/.*\"file\": \"\\(.*\\)\",/\\1/p' " DATABASE
               " | sort >" SCRATCH "/entries;"
               "find common parts testsets bench plots tutorial"
               " -name '*.[ch]' | grep -v /mistakes/ | grep -vE "
               "'^tutorial/tools/(answers|positions|shape)[.]h$' | sort |"
               " diff - " SCRATCH "/entries");
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

/* The commands for headers and pieces, one a line, as the shell takes them. */
#define COMMANDS \
    "sed -n 's/.*\"command\": \"\\(.* -x c .*\\)\"}.*/\\1/p' " DATABASE \
    " | sed 's/\\\\\\(.\\)/\\1/g; s/$/ -fsyntax-only -w/'"

/* What the build compiles is seen there; here is what it only includes. */
static void test_a_piece_needs_only_what_stands_before_it(void)
{
    shell_well(COMMANDS " >" SCRATCH "/commands; wc -l <" SCRATCH "/commands");
    TEST_ASSERT_TRUE_MESSAGE(atoi(run.out) > 100, run.out);
    shell_well("for half in 0 1; do"
               " awk -v half=$half 'NR % 2 == half' " SCRATCH "/commands |"
               " sed 's/$/ || echo no/' | sh & done; wait");
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

static void test_it_does_need_that(void)
{
    shell(COMMANDS " | grep -e '-c parts/22-history/history.h ' | "
                   "sed 's/-include [^ ]*position.h//' | sh");
    TEST_ASSERT_NOT_EQUAL_INT(0, run.status);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.err, "error"), run.err);
}

/* --- readers -------------------------------------------------------------- */

static void test_the_solver_alone(void)
{
    shell_well(MAKE "flat PART=7 SOLVER=1 && cat " BUILD_DIR
                    "/flat/07-transposition-table-solver.c");
    TEST_ASSERT_TRUE(strstr(run.out, "version " VERSION ": the solver alone"));
    TEST_ASSERT_TRUE(strstr(run.out, "/* ---- parts/06-bitboard/position.h"));
    TEST_ASSERT_TRUE(strstr(run.out, "static int negamax("));
    TEST_ASSERT_NULL(strstr(run.out, "---- common/"));
    TEST_ASSERT_NULL(strstr(run.out, "#include \""));
    TEST_ASSERT_NULL(strstr(run.out, "part_solve"));
}

/* With the size of the board it is a whole, also where much is included. */
static void test_the_solver_alone_is_whole(void)
{
    shell_well(MAKE "flat PART=23 SOLVER=1 >/dev/null; " COMPILER
                    " -std=c11 -D_POSIX_C_SOURCE=200809L -pthread -w"
                    " -fsyntax-only -include common/board.h " BUILD_DIR
                    "/flat/23-threads-solver.c");
}

/* --- lint ----------------------------------------------------------------- */

#define TREE SCRATCH "/lint"

static void write_file(const char *name, const char *text)
{
    FILE *file = fopen(name, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, name);
    fputs(text, file);
    fclose(file);
}

/* What is said of a project of one program, one test and one script. */
static void lint(const char *program, const char *test, const char *script)
{
    shell("for tool in clang-format clang-tidy cppcheck shellcheck; do"
          " command -v $tool || exit 1; done");
    if (run.status != 0)
        TEST_IGNORE_MESSAGE("clang-format, clang-tidy, cppcheck or shellcheck "
                            "is not there: make lint gets them");
    shell_well("rm -rf " TREE "; mkdir -p " TREE "/common; "
               "cp .clang-tidy .clang-format " TREE);
    write_file(TREE "/common/a.c", program);
    write_file(TREE "/common/test_a.c", test);
    write_file(TREE "/common/a.sh", script);
    shell_well("cd " TREE "; for file in a test_a; do "
               "printf '{\"directory\": \"%s\",\\n\"file\": \"%s\",\\n"
               "\"command\": \"cc -c %s\"}\\n' \"$PWD\" common/$file.c "
               "common/$file.c; done | sed '1s/^/[/; 3s/$/,/; $s/$/]/' "
               ">compile_commands.json");
    shell("top=$PWD; cd " TREE "; sh \"$top\"/common/tools/lint.sh . 1");
}

static void test_lint_is_content(void)
{
    lint("int main(void)\n{\n    return 0;\n}\n", "int a;\n",
         "#!/bin/sh\necho \"$1\"\n");
    TEST_ASSERT_EQUAL_STRING("clang-format: clean\nshellcheck: clean\n"
                             "cppcheck: clean\n"
                             "clang-tidy, whole programs: clean\n"
                             "clang-tidy, pieces and tests: clean\n",
                             run.out);
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

static void test_lint_finds_something(void)
{
    lint("int main(int argc, char **argv)\n{\n    int *a = 0;\n"
         "    if (argc > 1)\n      *a = 1;\n    return argv[0][0];\n}\n",
         "#define TWICE(a) (a * 2)\n", "#!/bin/sh\necho $1\n");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NULL_MESSAGE(strstr(run.out, "clean"), run.out);
    TEST_ASSERT_TRUE(strstr(run.out, "common/a.c:4:"));
    TEST_ASSERT_TRUE(strstr(run.out, "SC2086"));
    TEST_ASSERT_TRUE(strstr(run.out, "[nullPointer]"));
    TEST_ASSERT_TRUE(strstr(run.out, "[clang-analyzer-core.NullDereference"));
    TEST_ASSERT_TRUE(strstr(run.out, "[bugprone-macro-parentheses"));
}

/* --- arrows --------------------------------------------------------------- */

#define ARROWS(top) \
    "cd " top " && find common parts testsets bench plots tutorial -type f " \
    "-name '*.[ch]' -o -name '*.mk' -o -name '*.sh' -o -name '*.awk' " \
    "-o -name '*.gp' | xargs awk -f \"$top\"/common/tools/path.awk " \
    "-f \"$top\"/common/tools/arrows.awk"

static void test_all_arrows_point_one_way(void)
{
    shell_well("top=.; " ARROWS("."));
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

static void test_an_arrow_that_points_back_is_named(void)
{
    shell_well(
        "top=$PWD; rm -rf " SCRATCH "/rooms; mkdir -p " SCRATCH "/rooms; "
        "cd " SCRATCH "/rooms && "
        "mkdir -p common/tools parts/03-a testsets bench plots tutorial; "
        "printf '#include \"../bench/x.h\"\\n' >common/a.h; "
        "printf '#include \"../parts/03-a/x.h\"\\n' >common/b.c; "
        "printf '#include \"../03-b/x.h\"\\n' >parts/03-a/part.c; "
        "printf '# parts/\\nls parts/ $x/bench/\\n' >common/tools/c.sh; "
        "printf 'x:\\n\\tsh plots/x.sh\\n' >testsets/rules.mk; "
        "printf 'cd \"$here/../tutorial\"\\n' >bench/d.sh; "
        "printf 'sh common/x.sh bench/y\\n' >plots/e.sh; " ARROWS("."));
    TEST_ASSERT_TRUE(strstr(run.out, "common/a.h:1: common points to bench: "));
    TEST_ASSERT_TRUE(strstr(run.out, "common/b.c:1: common points to parts: "));
    TEST_ASSERT_TRUE(strstr(run.out, "rules.mk:2: testsets points to plots: "));
    TEST_ASSERT_TRUE(strstr(run.out, "bench/d.sh:1: bench points to tutorial"));
    int lines = 0;
    for (char *text = run.out; next_line(&text);)
        lines++;
    TEST_ASSERT_EQUAL_INT(4, lines);
}

/* Only who runs the tests for us may know what stands beside the project. */
static void test_no_path_leads_out_of_the_project(void)
{
    shell(
        "grep -rnE '\\.\\./(shared|main)/|(^|[^A-Za-z0-9_.)}-])/(work|home)/' "
        "Makefile README.md common parts testsets bench plots tutorial");
    TEST_ASSERT_EQUAL_STRING("", run.out);
    TEST_ASSERT_EQUAL_INT(1, run.status);
}

/* A manifest is a table of contents. */
static void test_a_manifest_is_short(void)
{
    shell_well("for m in parts/*/part.c; do"
               " [ $(wc -l <$m) -le 20 ] || echo $m; done");
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

/* --- what is said about it ------------------------------------------------ */

static void test_the_version_has_its_changes(void)
{
    shell_well("grep -n '^## ' CHANGELOG.md | head -n 1");
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, ":## " VERSION " "), run.out);
}

static void test_every_command_is_there(void)
{
    shell_well(
        "grep -ohE '`make [a-z-]+' CONTRIBUTING.md CHANGELOG.md |"
        " sed 's/.* //' | sort -u | while read -r name; do"
        " grep -qE \"^$name:\" Makefile */*.mk */*/*.mk || echo \"$name\";"
        " done");
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_file_has_an_entry);
    RUN_TEST(test_a_piece_needs_only_what_stands_before_it);
    RUN_TEST(test_it_does_need_that);
    RUN_TEST(test_the_solver_alone);
    RUN_TEST(test_the_solver_alone_is_whole);
    RUN_TEST(test_lint_is_content);
    RUN_TEST(test_lint_finds_something);
    RUN_TEST(test_all_arrows_point_one_way);
    RUN_TEST(test_an_arrow_that_points_back_is_named);
    RUN_TEST(test_no_path_leads_out_of_the_project);
    RUN_TEST(test_a_manifest_is_short);
    RUN_TEST(test_the_version_has_its_changes);
    RUN_TEST(test_every_command_is_there);
    return UNITY_END();
}
