/* Figures for people. */
#include "format.c"

#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static void expect_time(const char *expected, double microseconds)
{
    char text[64];
    format_time(text, sizeof text, microseconds);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void expect_mean(const char *expected, double mean)
{
    char text[64];
    format_mean(text, sizeof text, mean);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void expect_count(const char *expected, uint64_t count)
{
    char text[64];
    format_count(text, sizeof text, count);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void test_times(void)
{
    expect_time("4.57 µs", 4.568);
    expect_time("10.0 µs", 9.999);
    expect_time("1.00 ms", 999.9);
    expect_time("96.6 ms", 96630);
    expect_time("5.49 s", 5490000);
    expect_time("2.00 min", 120e6);
    expect_time("24.0 h", 86400e6);
}

static void test_means(void)
{
    expect_mean("51.3", 51.28);
    expect_mean("999", 999.4);
    expect_mean("1,000", 999.6);
    expect_mean("39,900", 39900);
    expect_mean("999,999", 999999.4);
    expect_mean("1.20 million", 1201000);
    expect_mean("3.15 billion", 3.15e9);
}

static void test_counts(void)
{
    expect_count("0", 0);
    expect_count("999", 999);
    expect_count("1,000", 1000);
    expect_count("10,020", 10020);
    expect_count("1,225,803", 1225803);
    expect_count("18,446,744,073,709,551,615", UINT64_MAX);
}

static void expect_clock(const char *expected, int64_t seconds)
{
    char text[64];
    format_clock(text, sizeof text, seconds);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void test_clocks(void)
{
    expect_clock("0:00:00", 0);
    expect_clock("0:01:07", 67);
    expect_clock("1:58:30", 7110);
    expect_clock("1000:00:00", 3600000);
}

/* Too little room: what fits, and an end. */
static void test_nothing_is_written_past_the_end(void)
{
    char text[8] = "-------";
    format_count(text, 4, 1225803);
    TEST_ASSERT_EQUAL_STRING("1,2", text);
    TEST_ASSERT_EQUAL_CHAR('-', text[4]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_times);
    RUN_TEST(test_means);
    RUN_TEST(test_counts);
    RUN_TEST(test_clocks);
    RUN_TEST(test_nothing_is_written_past_the_end);
    return UNITY_END();
}
