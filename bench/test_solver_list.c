#include "unity.h"

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
    TEST_ASSERT_TRUE(add("  mine=./mine -x 3\ttheirs=python3 t.py "));
    TEST_ASSERT_TRUE(add("07-tt/tiny=build/variants/07-tt/tiny"));
    TEST_ASSERT_EQUAL_INT(3, list.count);
    TEST_ASSERT_EQUAL_STRING("mine", list.entrants[0].name);
    TEST_ASSERT_EQUAL_STRING("./mine -x 3", list.entrants[0].command);
    TEST_ASSERT_EQUAL_STRING("theirs", list.entrants[1].name);
    TEST_ASSERT_EQUAL_STRING("python3 t.py", list.entrants[1].command);
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
    TEST_ASSERT_TRUE(add("twice=x"));
    assert_refused("twice=y", "named twice");
}

static void hash_follows_the_program(void)
{
    const char *path = BUILD_DIR "/test/solver_list.tmp";
    TEST_ASSERT_TRUE(add("mine=" BUILD_DIR "/test/solver_list.tmp -x"));
    uint64_t without = solver_hash(&list.entrants[0]);
    FILE *file = fopen(path, "w");
    fputs("one", file);
    fclose(file);
    uint64_t with = solver_hash(&list.entrants[0]);
    TEST_ASSERT_TRUE(with == solver_hash(&list.entrants[0]));
    file = fopen(path, "w");
    fputs("two", file);
    fclose(file);
    uint64_t changed = solver_hash(&list.entrants[0]);
    remove(path);
    TEST_ASSERT_TRUE(without != with && with != changed);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(splits_names_and_commands);
    RUN_TEST(nobody_is_nobody);
    RUN_TEST(refuses_bad_lists);
    RUN_TEST(hash_follows_the_program);
    return UNITY_END();
}
