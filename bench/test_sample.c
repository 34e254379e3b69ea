/* Which lines a race asks: always a beginning of the set, never more. */
#include "unity.h"

#include "sample.c"
#include "text.c"

static TestSet sets[3];
static char error[256];

void setUp(void)
{
    static const char *const names[] = {"end-easy", "begin-hard", "mine"};
    for (int i = 0; i < 3; i++) {
        sets[i] = (TestSet){.size = i == 2 ? 40 : 1000, .count = 7};
        snprintf(sets[i].name, sizeof sets[i].name, "%s", names[i]);
    }
}

void tearDown(void)
{
}

static bool choose_well(const char *choice, int64_t budget)
{
    return sample_choose(sets, 3, choice, budget, error, sizeof error);
}

static void assert_counts(int first, int second, int third)
{
    TEST_ASSERT_EQUAL_INT(first, sets[0].count);
    TEST_ASSERT_EQUAL_INT(second, sets[1].count);
    TEST_ASSERT_EQUAL_INT(third, sets[2].count);
}

static void the_budget_decides(void)
{
    TEST_ASSERT_TRUE(choose_well(NULL, 20000000));
    assert_counts(1000, 4, 40);
    TEST_ASSERT_TRUE(choose_well("", 60000000));
    assert_counts(1000, 12, 40);
    TEST_ASSERT_TRUE(choose_well(NULL, 20000)); /* 20 ms */
    assert_counts(1, 1, 40);
    TEST_ASSERT_TRUE(choose_well(NULL, INT64_C(1000000000000000)));
    assert_counts(1000, 1000, 40);
}

static void or_the_user(void)
{
    TEST_ASSERT_TRUE(choose_well("all", 1000));
    assert_counts(1000, 1000, 40);
    TEST_ASSERT_TRUE(choose_well("40", 1000));
    assert_counts(40, 40, 40);
    TEST_ASSERT_TRUE(choose_well("begin-hard:30,mine:all", 20000));
    assert_counts(1, 30, 40);
    TEST_ASSERT_TRUE(choose_well("5, begin-hard:1000", 20000));
    assert_counts(5, 1000, 5);
}

static void what_cannot_be_is_named(void)
{
    static const char *const bad[][2] = {
        {"41", "SAMPLE: mine has 40 lines, not 41"},
        {"mine:41", "SAMPLE: mine has 40 lines, not 41"},
        {"0", "'0' is no number"},
        {"-3", "'-3' is no number"},
        {"mine:", "'' is no number"},
        {"mine:3x", "'3x' is no number"},
        {"99999999999999999999", "has 1000 lines"},
        {"begn-hard:3", "no set 'begn-hard'"},
        {"first", "'first' is no number"}};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        TEST_ASSERT_FALSE_MESSAGE(choose_well(bad[i][0], 1000), bad[i][0]);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(error, bad[i][1]), error);
    }
}

static void is_told(void)
{
    TEST_ASSERT_TRUE(choose_well("7", 1000));
    char *text = sample_print(sets, 3);
    TEST_ASSERT_EQUAL_STRING("end-easy 7, begin-hard 7, mine 7", text);
    free(text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(the_budget_decides);
    RUN_TEST(or_the_user);
    RUN_TEST(what_cannot_be_is_named);
    RUN_TEST(is_told);
    return UNITY_END();
}
