/*
 * The mutator: what it changes and what it calls that; and in a project of one
 * small part, which mutants live, which are listed, and which list is old.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "run_shell.h"

#include "../../bench/text.c"
#include "mutate.c"
#include "tokens.c"

#define HERE BUILD_DIR "/test/mutate.tmp"
#define PART HERE "/parts/05-part"

static Mutants mutants;
static bool ready; /* there is a ctags that will do */

void setUp(void)
{
}

void tearDown(void)
{
    mutants_free(&mutants);
    run_free(&run);
    memset(&run, 0, sizeof run);
}

/* --- what is changed -------------------------------------------------------- */

/* All mutants of a function f of this type. */
static void mutate(const char *type, const char *body)
{
    char name[] = "f", *text = text_copy(body, strlen(body));
    char *of_type = text_copy(type, strlen(type));
    Function function = {
        .name = name, .type = of_type, .body = 0, .end = strlen(body)};
    Source source = {text, strlen(body), &function, 1};
    mutants_free(&mutants);
    mutate_function(&mutants, &source, &function);
    free(of_type);
    free(text);
}

static bool has(const char *name)
{
    for (int i = 0; i < mutants.count; i++)
        if (strcmp(mutants.list[i].name, name) == 0)
            return true;
    return false;
}

/* These and no others; the list ends with NULL. */
static void expect(const char *type, const char *body,
                   const char *const names[])
{
    int count = 0;
    mutate(type, body);
    for (; names[count]; count++)
        TEST_ASSERT_TRUE_MESSAGE(has(names[count]), names[count]);
    TEST_ASSERT_EQUAL_INT_MESSAGE(count, mutants.count, body);
}

#define EXPECT(type, body, ...) \
    expect(type, body, (const char *const[]){__VA_ARGS__, NULL})

static void test_comparisons(void)
{
    EXPECT("void", "{\n    a = b < c;\n}", "f: a = b < c; => {}",
           "f: a = b < c; => a = b <= c;", "f: a = b < c; => a = b >= c;");
    EXPECT("void", "{\n    a = b >= c;\n}", "f: a = b >= c; => {}",
           "f: a = b >= c; => a = b > c;", "f: a = b >= c; => a = b < c;");
    EXPECT("void", "{\n    a = b == c;\n}", "f: a = b == c; => {}",
           "f: a = b == c; => a = b != c;");
}

static void test_arithmetic_and_logic(void)
{
    EXPECT("void", "{\n    a = b + c;\n}", "f: a = b + c; => {}",
           "f: a = b + c; => a = b - c;");
    EXPECT("void", "{\n    a = b << c;\n}", "f: a = b << c; => {}",
           "f: a = b << c; => a = b >> c;");
    EXPECT("void", "{\n    a = b && c;\n}", "f: a = b && c; => {}",
           "f: a = b && c; => a = b || c;");
    EXPECT("void", "{\n    a |= b;\n}", "f: a |= b; => {}",
           "f: a |= b; => a &= b;");
    EXPECT("void", "{\n    a++;\n}", "f: a++; => {}", "f: a++; => a--;");
}

/* A pointer is no product, an address no and. */
static void test_one_operand_is_not_two(void)
{
    EXPECT("void", "{\n    g(&a, *b, -c, ~d, !e);\n}",
           "f: g(&a, *b, -c, ~d, !e); => {}",
           "f: g(&a, *b, -c, ~d, !e); => g(&a, *b, c, ~d, !e);",
           "f: g(&a, *b, -c, ~d, !e); => g(&a, *b, -c, d, !e);",
           "f: g(&a, *b, -c, ~d, !e); => g(&a, *b, -c, ~d, e);");
    EXPECT("void", "{\n    T *t = s;\n    t->a = b;\n}", "f: t->a = b; => {}");
}

static void test_constants(void)
{
    EXPECT("void", "{\n    a(7, UINT64_C(0), SIZE, true, 0.5);\n}",
           "f: a(7, UINT64_C(0), SIZE, true, 0.5); => {}",
           "f: a(7, UINT64_C(0), SIZE, true, 0.5); => "
           "a(8, UINT64_C(0), SIZE, true, 0.5);",
           "f: a(7, UINT64_C(0), SIZE, true, 0.5); => "
           "a(6, UINT64_C(0), SIZE, true, 0.5);",
           "f: a(7, UINT64_C(0), SIZE, true, 0.5); => "
           "a(7, UINT64_C(1), SIZE, true, 0.5);",
           "f: a(7, UINT64_C(0), SIZE, true, 0.5); => "
           "a(7, UINT64_C(-1), SIZE, true, 0.5);",
           "f: a(7, UINT64_C(0), SIZE, true, 0.5); => "
           "a(7, UINT64_C(0), (SIZE + 1), true, 0.5);",
           "f: a(7, UINT64_C(0), SIZE, true, 0.5); => "
           "a(7, UINT64_C(0), (SIZE - 1), true, 0.5);",
           "f: a(7, UINT64_C(0), SIZE, true, 0.5); => "
           "a(7, UINT64_C(0), SIZE, false, 0.5);");
    mutate("void", "{\n    a = 0x10;\n}");
    TEST_ASSERT_TRUE(has("f: a = 0x10; => a = (0x10 + 1);"));
}

/* Whole pieces of a word: an alphabet has no beta. */
static void test_pairs_change_places(void)
{
    EXPECT("void", "{\n    alpha = get_upper(alphabet, minus);\n}",
           "f: alpha = get_upper(alphabet, minus); => {}",
           "f: alpha = get_upper(alphabet, minus); => "
           "beta = get_upper(alphabet, minus);",
           "f: alpha = get_upper(alphabet, minus); => "
           "alpha = get_lower(alphabet, minus);");
}

/* The opposite of one comparison is another comparison. */
static void test_conditions(void)
{
    EXPECT("void", "{\n    if (a)\n        b();\n}", "f: if (a) => if (!(a))",
           "f: b(); => {}", "f: if (a) b(); => {}");
    EXPECT("void", "{\n    if (!a)\n        b();\n}", "f: if (!a) => if (a)",
           "f: b(); => {}", "f: if (!a) b(); => {}");
    EXPECT("void",
           "{\n    while (a &&\n           b) {\n        c();\n    }\n}",
           "f: while (a && b) { => while (!(a && b)) {", "f: c(); => {}",
           "f: while (a && b) => {}", "f: while (a && => while (a ||");
    EXPECT("void", "{\n    T d = a ? b : c;\n}",
           "f: T d = a ? b : c; => T d = !(a) ? b : c;");
}

static void test_what_is_returned(void)
{
    EXPECT("int", "{\n    return a;\n}", "f: return a; => {}",
           "f: return a; => return 0;", "f: return a; => return (a) + 1;");
    EXPECT("int", "{\n    return 1;\n}", "f: return 1; => {}",
           "f: return 1; => return 2;", "f: return 1; => return 0;");
    EXPECT("bool", "{\n    return a(b);\n}", "f: return a(b); => {}",
           "f: return a(b); => return !(a(b));");
}

static void test_nothing_is_done_to_asserts_and_comments(void)
{
    EXPECT("void",
           "{\n    assert(a < b && c(1)); /* 2 < 3 */\n"
           "#if 4 < 5\n    d(); // 6 < 7\n#endif\n    e(\"8 < 9\", '1');\n}",
           "f: d(); => {}", "f: e(\"8 < 9\", '1'); => {}");
}

/* Lines of the same words are numbered; other lines change no name. */
static void test_names_are_stable(void)
{
    mutate("void",
           "{\n    a++;\n    if (b) {\n        a++; /* more */\n    }\n}");
    TEST_ASSERT_TRUE(has("f: a++; => {}") && has("f: a++; => {} #2"));
    TEST_ASSERT_TRUE(has("f: a++; => a--;") && has("f: a++; => a--; #2"));
    int before = mutants.count;
    mutate("void", "{\n    c(d);\n    a++;\n    if (b) {\n    a++;\n    }\n}");
    TEST_ASSERT_TRUE(has("f: a++; => {} #2") && has("f: a++; => a--; #2"));
    TEST_ASSERT_EQUAL_INT(before + 1, mutants.count);
    for (int i = 0; i < mutants.count; i++)
        for (int k = 0; k < i; k++)
            TEST_ASSERT_TRUE(
                strcmp(mutants.list[i].name, mutants.list[k].name) != 0);
}

/* --- which live ------------------------------------------------------------- */

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    fputs(text, file);
    TEST_ASSERT_EQUAL_INT(0, fclose(file));
}

static void survey(int expected)
{
    shell("top=$PWD; cd " HERE " && \"$top\"/" BUILD_DIR
          "/workbench -j 2 mutants 05-part");
    TEST_ASSERT_EQUAL_INT_MESSAGE(expected, run.status, run.out);
    TEST_ASSERT_EQUAL_STRING("", run.err);
}

static void says(const char *text)
{
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, text), run.out);
}

/* The test looks at one score that no position has. */
static const char piece[] = "static int solve(int stones, int *nodes)\n"
                            "{\n"
                            "    *nodes = stones + 3;\n"
                            "    if (stones > 9)\n"
                            "        stones = 9;\n"
                            "    return stones;\n"
                            "}\n";

static const char test_of_piece[] =
    "#include <stdio.h>\n"
    "#include \"piece.h\"\n"
    "int main(void)\n"
    "{\n"
    "    int nodes, good = solve(4, &nodes) == 4 && solve(10, &nodes) == 9;\n"
    "    puts(good ? \"t.c:1:test_it:PASS\" : \"t.c:1:test_it:FAIL\");\n"
    "    printf(\"1 Tests %d Failures 0 Ignored\\n\", !good);\n"
    "    return !good;\n"
    "}\n";

static const char solver[] =
    "#include <stdio.h>\n"
    "#include <string.h>\n"
    "#include \"piece.h\"\n"
    "int main(void)\n"
    "{\n"
    "    char line[99];\n"
    "    int nodes;\n"
    "    while (fgets(line, sizeof line, stdin)) {\n"
    "        line[strcspn(line, \"\\n\")] = 0;\n"
    "        int score = solve((int)strlen(line), &nodes);\n"
    "        printf(\"%s %d %d 1\\n\", line, score, nodes);\n"
    "    }\n"
    "    return 0;\n"
    "}\n";

static void make_project(void)
{
    shell("rm -rf " HERE " && mkdir -p " HERE "/bench " PART "/mistakes");
    write_file(
        PART "/lesson.md",
        "# Lesson 5: a title\n\nThe task.\n\nPoints: builds 5, tests 20, "
        "scores 30, nodes 30, speed 5, memory 10\n\n## solve\n\nIts "
        "contract.\n\n1. One.\n2. Two.\n3. Three.\n");
    write_file(PART "/piece.h", piece);
    write_file(PART "/part.c", solver);
    write_file(PART "/test_part.c", test_of_piece);
    write_file(HERE "/bench/signature-late.txt", "12345 0\n123412341234 0\n");
    write_file(HERE "/bench/signature-middle.txt", "1 0\n");
    write_file(
        HERE "/Makefile",
        "course-commands:\n"
        "\t@echo '" COMPILER " -Wall -Wextra -o \"$$2\" \"$$1\"/test_part.c'\n"
        "\t@echo '" COMPILER " -Wall -Wextra -o \"$$2\" \"$$1\"/part.c'\n"
        "\t@echo '" COMPILER " -Wall -Wextra -o \"$$2\" \"$$1\"/part.c'\n");
}

#define SAME_AT_NINE "solve: if (stones > 9) => if (stones >= 9)"
#define SAME_ABOVE   "solve: if (stones > 9) => if (stones > 8)"
#define LISTED       SAME_AT_NINE "\n" SAME_ABOVE "\n    Nine is nine.\n"

/* Each of them by what is looked at first. */
static void test_a_mutant_that_lives_is_a_fault(void)
{
    if (!ready)
        TEST_IGNORE_MESSAGE("universal-ctags is not installed here");
    make_project();
    survey(1);
    says("    survived, not listed: " SAME_AT_NINE "\n");
    says("15 mutants: 13 killed (compiler 2, scores 7, nodes 3, tests 1), 2 ");
}

/* What is known is not tried again, unless the part has changed. */
static void test_what_was_seen_is_kept(void)
{
    if (!ready)
        TEST_IGNORE_MESSAGE("universal-ctags is not installed here");
    shell("sed -i.old 's/^nodes|/memory|/' " HERE
          "/build/course/05-part.mutants");
    survey(1);
    says("memory 3");
    write_file(HERE "/bench/signature-middle.txt", "12 0\n");
    survey(1);
    says("nodes 3");
}

static void test_a_list_with_reasons_is_honoured(void)
{
    if (!ready)
        TEST_IGNORE_MESSAGE("universal-ctags is not installed here");
    write_file(PART "/mistakes/equivalent.txt", "# A remark.\n" LISTED);
    survey(0);
    says("those that survived are listed");
    write_file(PART "/mistakes/equivalent.txt", SAME_AT_NINE "\n");
    survey(1);
    says("    listed without a reason: " SAME_AT_NINE "\n");
}

static void test_an_old_list_is_found(void)
{
    if (!ready)
        TEST_IGNORE_MESSAGE("universal-ctags is not installed here");
    write_file(PART "/mistakes/equivalent.txt",
               LISTED "solve: stones = 9; => {}\n"
                      "solve: stones = 10; => {}\n    Reason.\n");
    survey(1);
    says("    listed, but now it is killed (scores): solve: stones = 9; => "
         "{}\n");
    says("    listed, but there is none: solve: stones = 10; => {}\n");
}

int main(void)
{
    shell("ctags --version 2>/dev/null | grep -q Universal");
    ready = run.status == 0;
    UNITY_BEGIN();
    RUN_TEST(test_comparisons);
    RUN_TEST(test_arithmetic_and_logic);
    RUN_TEST(test_one_operand_is_not_two);
    RUN_TEST(test_constants);
    RUN_TEST(test_pairs_change_places);
    RUN_TEST(test_conditions);
    RUN_TEST(test_what_is_returned);
    RUN_TEST(test_nothing_is_done_to_asserts_and_comments);
    RUN_TEST(test_names_are_stable);
    RUN_TEST(test_a_mutant_that_lives_is_a_fault);
    RUN_TEST(test_what_was_seen_is_kept);
    RUN_TEST(test_a_list_with_reasons_is_honoured);
    RUN_TEST(test_an_old_list_is_found);
    shell("rm -rf " HERE);
    run_free(&run);
    return UNITY_END();
}
