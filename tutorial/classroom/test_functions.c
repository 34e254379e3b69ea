/* What is taken of a text that anybody may have written, and what is not. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "unity.h"

#include "functions.c"
#include "tokens.c"

#include "../../bench/text.c"

void setUp(void)
{
}

void tearDown(void)
{
}

static void expect_function(const char *text, const char *name, int count,
                            const char *whole)
{
    Span span = {0};
    TEST_ASSERT_EQUAL_INT_MESSAGE(count, functions_find(text, name, &span),
                                  text);
    if (count == 0)
        return;
    char *found = text_copy(text + span.start, span.end - span.start);
    TEST_ASSERT_EQUAL_STRING(whole, found);
    TEST_ASSERT_EQUAL_CHAR('{', text[span.body]);
    free(found);
}

static void test_functions_are_found(void)
{
    expect_function("int f(void) { return 1; }", "f", 1,
                    "int f(void) { return 1; }");
    expect_function(
        "#include <x.h>\n/* f() {} */\nstatic inline int\nf(int a)\n"
        "{ if (a) { } }\nint g(void) { return f(1); }",
        "f", 1, "static inline int\nf(int a)\n{ if (a) { } }");
    expect_function("int f(void);\nstruct s { int f; };\nint x[] = {1, 2};\n"
                    "int f(void) /* { */ { char c = '}'; return \"}{\"[0]; }",
                    "f", 1,
                    "int f(void) /* { */ { char c = '}'; return \"}{\"[0]; }");
    expect_function("int f(void) { return 1; } int f(void) { return 2; }", "f",
                    2, "int f(void) { return 2; }");
    expect_function("#define f(x) { x }\n#define g \\\n int f(void) { }\n"
                    "int h(void) { int f(void) { } }",
                    "f", 0, NULL);
}

static void test_what_is_left_out_is_no_function(void)
{
    expect_function("int f(void) { return 1; }\n#if 0\n#if X\n#endif\n"
                    "int f(void) { return 2; }\n#endif\n",
                    "f", 1, "int f(void) { return 1; }");
    expect_function("#if 0\nint f(void) { return 1; }\n#else\n"
                    "int f(void) { return 2; }\n#endif\n",
                    "f", 1, "int f(void) { return 2; }");
    expect_function("#define N 7 //* as before\nint f(void) { return N; }", "f",
                    1, "int f(void) { return N; }");
}

static bool are_same(const char *a, const char *b)
{
    Span of_a, of_b;
    functions_find(a, "f", &of_a);
    functions_find(b, "f", &of_b);
    return functions_same_body(a, of_a, b, of_b);
}

static void test_a_stub_is_told_by_its_tokens(void)
{
    TEST_ASSERT_TRUE(
        are_same("int f(int a) { /* TODO: x */ (void)a; return 0; }",
                 "int f(int a)\n{\n(void)a;\nreturn 0; }"));
    TEST_ASSERT_FALSE(are_same("int f(int a) { /* TODO: x */ return a; }",
                               "int f(int a) { (void)a; return 0; }"));
    TEST_ASSERT_FALSE(are_same("int f(int a) { return 0; a++; }",
                               "int f(int a) { return 0; }"));
}

/* What is not closed has no functions, and takes no time. */
static void test_endless_texts_are_read_once(void)
{
    static char text[256 * 1024];
    for (size_t i = 0; i + 1 < sizeof text; i++)
        text[i] = i % 2 ? '(' : 'a';
    Span span;
    TEST_ASSERT_EQUAL_INT(0, functions_find(text, "a", &span));
    memset(text + sizeof text / 2, ')', sizeof text / 2 - 1);
    TEST_ASSERT_EQUAL_INT(0, functions_find(text, "a", &span));
    memset(text, '{', sizeof text - 1);
    TEST_ASSERT_EQUAL_INT(0, functions_find(text, "a", &span));
    TEST_ASSERT_EQUAL_INT(0, functions_find("int f(void) { /* ", "f", &span));
    TEST_ASSERT_EQUAL_INT(0, functions_find("int f(void) { \" }", "f", &span));
}

static void expect_refused(const char *text, const char *why)
{
    Span span;
    TEST_ASSERT_TRUE_MESSAGE(functions_find(text, "f", &span) > 0, text);
    const char *said = functions_refused(text, span);
    if (!why)
        TEST_ASSERT_NULL_MESSAGE(said, text);
    else {
        TEST_ASSERT_NOT_NULL_MESSAGE(said, text);
        TEST_ASSERT_TRUE_MESSAGE(strstr(said, why), said);
    }
}

static void test_what_is_for_the_compiler_is_refused(void)
{
    expect_refused("int f(void) { return __builtin_popcountll(3) % 2; }", NULL);
    expect_refused("int f(void) { return 1 ? 2 : 3; /* # asm */ }", NULL);
    expect_refused("int f(void) { puts(\"# __asm__ asm\"); }", NULL);
    expect_refused("int f(void) {\n#include \"x\"\n}", "preprocessor");
    expect_refused("int f(void) { %: include }", "digraph");
    expect_refused("int f(void) { ?\?=include }", "trigraph");
    expect_refused("int f(void) { /* 90%: a cut (why?\?) */ }", NULL);
    expect_refused("int f(void) { printf(\"<%d>\", 1 < 2 ? 3 : 4); }", NULL);
    expect_refused("int f(void) { // ?\?/\n}", "glued");
    expect_refused("int f(void) { as\\\nm(\"\"); }", "glued");
    expect_refused("int f(void) { as\\ \t\nm(\"\"); }", "glued");
    expect_refused("int f(void) { asm(\"nop\"); }", "asm");
    expect_refused("int f(void) { __asm__(\"nop\"); }", "compiler");
    expect_refused("__attribute__((constructor)) int f(void) { }", "compiler");
    expect_refused("int f(void) { _Pragma(\"x\") }", "compiler");
    expect_refused("int x = 1, f(void) { }", "does not belong");
    expect_refused("struct s { int a; } f(void) { }", "does not belong");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_functions_are_found);
    RUN_TEST(test_what_is_left_out_is_no_function);
    RUN_TEST(test_a_stub_is_told_by_its_tokens);
    RUN_TEST(test_endless_texts_are_read_once);
    RUN_TEST(test_what_is_for_the_compiler_is_refused);
    return UNITY_END();
}
