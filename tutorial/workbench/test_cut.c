/*
 * Lessons and the cutter, in a project of two small files: what is read, what
 * is refused, and what a stub looks like.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "run_shell.h"

#define HERE BUILD_DIR "/test/cut.tmp"
#define PART HERE "/parts/05-part"

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    fputs(text, file);
    TEST_ASSERT_EQUAL_INT(0, fclose(file));
}

/* From the little project's top. */
static void workbench(const char *task)
{
    char command[400];
    snprintf(command, sizeof command,
             "top=$PWD; cd " HERE " && \"$top\"/" BUILD_DIR "/workbench %s",
             task);
    shell(command);
}

#define GOOD_HEAD \
    "# Lesson 5: a title\n\nThe task.\n\nMore of it.\n\n" \
    "Points: builds 5, tests 20, scores 30, nodes 30, speed 5, memory 10\n\n"
#define HINTS "1. One.\n2. Two\n   goes on.\n3. Three.\n"

void setUp(void)
{
    shell("rm -rf " HERE " && mkdir -p " PART);
    write_file(PART "/part.c", "#include \"piece.h\"\n");
    write_file(PART "/test_part.c", "");
}

void tearDown(void)
{
    shell("rm -rf " HERE);
    run_free(&run);
    memset(&run, 0, sizeof run);
}

/* --- lessons ---------------------------------------------------------------- */

static void expect_fault(const char *lesson, const char *fault)
{
    write_file(PART "/lesson.md", lesson);
    workbench("functions 05-part");
    TEST_ASSERT_EQUAL_INT_MESSAGE(1, run.status, fault);
    TEST_ASSERT_EQUAL_STRING(fault, run.err);
}

static void test_a_lesson_is_read(void)
{
    write_file(
        PART "/lesson.md", GOOD_HEAD
        "## first\n\nIts\ncontract.\n\n" HINTS
        "\n## second\n\nContract.\n\nUntil written: `return 1;`\n\n" HINTS);
    workbench("functions 05-part");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    TEST_ASSERT_EQUAL_STRING("first\nsecond\n", run.out);
    workbench("-c 'second third' functions 05-part");
    TEST_ASSERT_EQUAL_STRING("second\nthird\n", run.out);
}

static void test_faults_of_a_lesson_are_named(void)
{
#define AT(line) "parts/05-part/lesson.md, line " #line ": "
    expect_fault("Hello\n",
                 AT(1) "a lesson begins with \"# \" and its title\n");
    expect_fault("# T\n\nTask.\n\nPoints: builds 5, tests 20\n",
                 AT(5) "points go to builds, tests, scores, nodes, speed and "
                       "memory, in this order\n");
    expect_fault("# T\n\nTask.\n\nPoints: builds 5, tests 20, scores 30, nodes "
                 "30, speed 5, memory 9\n",
                 AT(5) "the points must sum to 100\n");
    expect_fault(GOOD_HEAD "## a b\n",
                 AT(9) "behind ## stands the name of a function\n");
    expect_fault(GOOD_HEAD "## f\n\n1. Hint.\n",
                 AT(11) "hints follow the contract of a function\n");
    expect_fault(GOOD_HEAD "## f\n\nText.\n\n1. Hint.\n3. Hint.\n",
                 AT(14) "hints are numbered 1, 2 and 3\n");
    expect_fault(GOOD_HEAD "## f\n\nText.\n\nMore.\n",
                 AT(13) "a contract and a hint are one paragraph each\n");
    expect_fault(GOOD_HEAD "## f\n\nText.\n\n1. Hint.\n## g\n",
                 AT(14) "the function before needs a contract and three "
                        "hints\n");
    expect_fault(GOOD_HEAD "## f\n\nText.\n\n" HINTS "## f\n",
                 AT(17) "this function was there before\n");
    expect_fault(GOOD_HEAD "## f\n\nText.\n\nUntil written: return 1;\n",
                 AT(13) "\"Until written:\" is followed by the statements of a "
                        "function's stub, in `…`\n");
    expect_fault(GOOD_HEAD,
                 AT(8) "a lesson needs a title, a task, its points and "
                       "functions, each with a contract and three hints\n");
#undef AT
}

static void test_without_a_lesson_the_functions_are_named(void)
{
    write_file(PART "/piece.h", "static int f(void)\n{\n    return 1;\n}\n");
    workbench("functions 05-part");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_EQUAL_STRING("parts/05-part has no lesson: name what to cut, "
                             "as CUT=\"negamax\"\n",
                             run.err);
    workbench("-c f functions 05-part");
    TEST_ASSERT_EQUAL_INT(0, run.status);
}

/* --- the cutter ------------------------------------------------------------- */

static bool no_ctags(void)
{
    shell("ctags --version 2>/dev/null | grep -q Universal");
    return run.status != 0;
}

#define NEEDS_CTAGS \
    if (no_ctags()) { \
        TEST_IGNORE_MESSAGE("universal-ctags is not installed here"); \
    }

/* A piece with every kind of function, and what becomes of those named. */
static void test_stubs_of_every_kind(void)
{
    NEEDS_CTAGS
    write_file(PART "/piece.h",
               "#define INLINE static inline\n"
               "typedef struct {\n    int a;\n} Pair;\n\n"
               "/* Before: { is kept. */\n"
               "INLINE int number(const Pair *pair, int at[2])\n"
               "{\n    if (at[0]) {\n        return pair->a;\n    }\n"
               "    return at[1];\n}\n\n"
               "static Pair\npair(void)\n{\n    return (Pair){1};\n}\n\n"
               "static const char *text(int (*f)(int, int), unsigned long n) "
               "{ return f(1, 2) ? \"}\" : \"{\" + n; }\n\n"
               "static bool truth(void) { return true; }\n"
               "static void nothing(int x)\n{\n    (void)x;\n}\n"
               "static int kept(void)\n{\n    return 2;\n}\n");
    workbench("-c 'number pair text truth nothing' cut 05-part");
#define TODO \
    "    /*\n     * TODO: See where it is called, and its test.\n     */\n"
    TEST_ASSERT_EQUAL_STRING(
        "/* ---- parts/05-part/piece.h ---- */\n\n"
        "#define INLINE static inline\n"
        "typedef struct {\n    int a;\n} Pair;\n\n"
        "/* Before: { is kept. */\n"
        "INLINE int number(const Pair *pair, int at[2])\n"
        "{\n" TODO "    (void)pair;\n    (void)at;\n    return 0;\n}\n\n"
        "static Pair\npair(void)\n{\n" TODO "    return (Pair){0};\n}\n\n"
        "static const char *text(int (*f)(int, int), unsigned long n) "
        "{\n" TODO "    (void)f;\n    (void)n;\n    return NULL;\n}\n\n"
        "static bool truth(void) {\n" TODO "    return false;\n}\n"
        "static void nothing(int x)\n{\n" TODO "    (void)x;\n}\n"
        "static int kept(void)\n{\n    return 2;\n}\n\n",
        run.out);
#undef TODO
}

static void test_a_contract_is_a_comment(void)
{
    NEEDS_CTAGS
    write_file(PART "/piece.h", "static int f(int x)\n{\n    return x;\n}\n");
    write_file(PART "/lesson.md", GOOD_HEAD
               "## f\n\nGives back what it was given, whatever that may be, "
               "and does it at once; not */ anything else.\n\n"
               "Until written: `return x + 1;`\n\n" HINTS);
    workbench("cut 05-part");
    TEST_ASSERT_EQUAL_STRING(
        "/* ---- parts/05-part/piece.h ---- */\n\n"
        "static int f(int x)\n{\n    /*\n"
        "     * TODO: Gives back what it was given, whatever that may be, and "
        "does it\n"
        "     * at once; not * / anything else.\n     */\n"
        "    (void)x;\n    return x + 1;\n}\n\n",
        run.out);
}

static void test_a_function_that_is_not_there(void)
{
    NEEDS_CTAGS
    write_file(PART "/piece.h", "static int f(int x)\n{\n    return x;\n}\n");
    shell("cp -r bench common " HERE);
    workbench("-c 'g f' -m mine start 05-part");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_EQUAL_STRING(
        "parts/05-part has no function 'g' in its own files\n", run.err);
    shell("ls -A " HERE "/mine");
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

static void test_another_ctags_is_refused(void)
{
    shell("mkdir -p " HERE "/bin && cd " HERE "/bin && "
          "printf '#!/bin/sh\\necho Exuberant Ctags 5.9\\n' > ctags && "
          "chmod +x ctags && cp ctags universal-ctags && "
          "cp ctags ctags-universal");
    write_file(PART "/piece.h", "static int f(int x)\n{\n    return x;\n}\n");
    shell("cd " HERE
          " && PATH=$PWD/bin:$PATH ../../workbench -c f cut 05-part");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.err, "exuberant ctags does not tell where\na function ends"),
        run.err);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_lesson_is_read);
    RUN_TEST(test_faults_of_a_lesson_are_named);
    RUN_TEST(test_without_a_lesson_the_functions_are_named);
    RUN_TEST(test_stubs_of_every_kind);
    RUN_TEST(test_a_contract_is_a_comment);
    RUN_TEST(test_a_function_that_is_not_there);
    RUN_TEST(test_another_ctags_is_refused);
    return UNITY_END();
}
