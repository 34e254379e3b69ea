#include "unity.h"

#include "budget.c"

void setUp(void)
{
}

void tearDown(void)
{
}

static void reads_every_unit(void)
{
    TEST_ASSERT_EQUAL_INT64(500000, budget_parse("500ms"));
    TEST_ASSERT_EQUAL_INT64(20000000, budget_parse("20s"));
    TEST_ASSERT_EQUAL_INT64(300000000, budget_parse("5m"));
    TEST_ASSERT_EQUAL_INT64(86400000000, budget_parse("24h"));
    TEST_ASSERT_EQUAL_INT64(1500000, budget_parse("1.5s"));
}

static void refuses_what_is_no_time(void)
{
    const char *bad[] = {"",    "s",   "20",   "20 s",  "-1s",  "0s",
                         "nan", "inf", "1sec", "1e99h", "20sx", " 1s"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        TEST_ASSERT_EQUAL_INT64_MESSAGE(0, budget_parse(bad[i]), bad[i]);
}

static void prints_what_it_reads(void)
{
    const char *good[] = {"500ms",  "20s",   "5m",         "24h",    "90s",
                          "1500ms", "0.5ms", "1234.567ms", "0.001ms"};
    char text[32];
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        budget_print(text, sizeof text, budget_parse(good[i]));
        TEST_ASSERT_EQUAL_STRING(good[i], text);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(reads_every_unit);
    RUN_TEST(refuses_what_is_no_time);
    RUN_TEST(prints_what_it_reads);
    return UNITY_END();
}
