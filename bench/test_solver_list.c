#include "unity.h"

#include "text.c"
#include "shell.c"
#include "solver_list.c"

static SolverList list;
static char error[256];

void setUp(void)
{
    memset(&list, 0, sizeof list);
    error[0] = '\0';
}

void tearDown(void)
{
    solver_list_free(&list);
}

static bool add(const char *text)
{
    return solver_list_add(&list, text, error, sizeof error);
}

static void splits_names_and_commands(void)
{
    TEST_ASSERT_TRUE(add("  mine=./mine -x 3\ttheirs=sh t.py "));
    TEST_ASSERT_TRUE(add("07-tt/tiny=build/variants/07-tt/tiny"));
    TEST_ASSERT_EQUAL_INT(3, list.count);
    TEST_ASSERT_EQUAL_STRING("mine", list.entrants[0].name);
    TEST_ASSERT_EQUAL_STRING("./mine -x 3", list.entrants[0].command);
    TEST_ASSERT_EQUAL_STRING("theirs", list.entrants[1].name);
    TEST_ASSERT_EQUAL_STRING("sh t.py", list.entrants[1].command);
    TEST_ASSERT_EQUAL_STRING("07-tt/tiny", list.entrants[2].name);
}

static void nobody_is_nobody(void)
{
    TEST_ASSERT_TRUE(add(""));
    TEST_ASSERT_TRUE(add("   "));
    TEST_ASSERT_EQUAL_INT(0, list.count);
}

static void assert_refused(const char *text, const char *reason)
{
    TEST_ASSERT_FALSE_MESSAGE(add(text), text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(error, reason), error);
}

static void refuses_bad_lists(void)
{
    assert_refused("./mine", "must be name=command");
    assert_refused("=x", "must be name=command");
    assert_refused("a= b=y", "has no command");
    assert_refused("../x=y", "not a good name");
    assert_refused("a/../../x=y", "not a good name");
    assert_refused("/etc/x=y", "not a good name");
    assert_refused("a234567890123456789012345678901234567890123456789012345678"
                   "901234=x",
                   "too long");
    TEST_ASSERT_TRUE(add("twice=x"));
    assert_refused("twice=y", "named twice");
}

static void an_option_is_no_solver(void)
{
    TEST_ASSERT_TRUE_MESSAGE(add("a=sh --depth=3 -x=y b=sh"), error);
    TEST_ASSERT_EQUAL_INT(2, list.count);
    TEST_ASSERT_EQUAL_STRING("sh --depth=3 -x=y", list.entrants[0].command);
}

static void what_is_quoted_is_one_word(void)
{
    TEST_ASSERT_TRUE_MESSAGE(add("a=sh -c 'x=1; b=2' b=sh"), error);
    TEST_ASSERT_EQUAL_INT(2, list.count);
    TEST_ASSERT_EQUAL_STRING("sh -c 'x=1; b=2'", list.entrants[0].command);
}

static void a_line_is_one_solver(void)
{
    TEST_ASSERT_TRUE_MESSAGE(
        add("a=env FOO=bar sh \n\n  b=no-such; x=$y ./z\n"), error);
    TEST_ASSERT_EQUAL_INT(2, list.count);
    TEST_ASSERT_EQUAL_STRING("env FOO=bar sh", list.entrants[0].command);
    TEST_ASSERT_EQUAL_STRING("no-such; x=$y ./z", list.entrants[1].command);
    TEST_ASSERT_TRUE(add("c=env FOO=bar sh\n"));
    TEST_ASSERT_EQUAL_INT(3, list.count);
    assert_refused("\n./mine FOO=bar", "must be name=command");
}

/* On one line FOO=bar looks like a solver; nobody has a program bar. */
static void a_doubtful_solver_is_refused(void)
{
    assert_refused("a=env FOO=no-such-bar sh", "one solver a line");
    assert_refused("a2=sh b=./no/such/program -x", "'./no/such/program'");
    TEST_ASSERT_TRUE(add("first=no-such-bar"));
    TEST_ASSERT_TRUE_MESSAGE(add("c=sh d=cd bench && x e=(x; y) f=$(x) g=."
                                 "/Makefile h=\"$PWD/Makefile\" i=X=1 sh"),
                             error);
}

static void a_number_is_a_part(void)
{
    assert_refused("10-fake=./mine", "is a part's");
    assert_refused("07-tt/tiny=./tiny", "is a part's");
    assert_refused("07-tt=./07-tt-not", "is a part's");
    TEST_ASSERT_TRUE(add("07-tt=build/07-tt -x"));
    TEST_ASSERT_TRUE(add("08-tt=08-tt"));
    TEST_ASSERT_TRUE(add("10fake=./mine"));
    TEST_ASSERT_TRUE(add("7-fake=./mine"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(splits_names_and_commands);
    RUN_TEST(nobody_is_nobody);
    RUN_TEST(refuses_bad_lists);
    RUN_TEST(an_option_is_no_solver);
    RUN_TEST(what_is_quoted_is_one_word);
    RUN_TEST(a_line_is_one_solver);
    RUN_TEST(a_doubtful_solver_is_refused);
    RUN_TEST(a_number_is_a_part);
    return UNITY_END();
}
