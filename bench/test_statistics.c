#include "unity.h"

#include "statistics.c"
#include "human.c"

void setUp(void)
{
}

void tearDown(void)
{
}

/* Unity may be built without doubles. */
static void assert_near(double expected, double actual)
{
    TEST_ASSERT_TRUE(fabs(expected - actual) < 1e-9);
}

static void sums_up_a_known_column(void)
{
    double values[] = {9, 2, 4, 4, 5, 5, 7, 4};
    Statistics s = statistics_of(values, 8);
    assert_near(5, s.mean);
    assert_near(sqrt(32.0 / 7), s.sigma);
    assert_near(4.5, s.median);
    assert_near(9, s.p95);
    assert_near(9, s.max);
}

static void takes_percentiles_that_were_measured(void)
{
    double values[100];
    for (int i = 0; i < 100; i++)
        values[i] = 100 - i;
    Statistics s = statistics_of(values, 100);
    assert_near(50.5, s.median);
    assert_near(95, s.p95);
    assert_near(100, s.max);
}

static void accepts_one_value(void)
{
    double one = 3;
    Statistics s = statistics_of(&one, 1);
    assert_near(3, s.mean);
    assert_near(0, s.sigma);
    assert_near(3, s.median);
    assert_near(3, s.p95);
}

static void assert_time(const char *expected, double microseconds)
{
    char text[64];
    human_time(text, sizeof text, microseconds);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void assert_count(const char *expected, double count)
{
    char text[64];
    human_count(text, sizeof text, count);
    TEST_ASSERT_EQUAL_STRING(expected, text);
}

static void writes_figures_for_people(void)
{
    assert_time("4.57 µs", 4.568);
    assert_time("10.0 µs", 9.999);
    assert_time("1.00 ms", 999.9);
    assert_time("96.6 ms", 96630);
    assert_time("5.49 s", 5490000);
    assert_time("2.00 min", 120e6);
    assert_time("24.0 h", 86400e6);
    assert_count("51.3", 51.28);
    assert_count("1 000", 999.6);
    assert_count("39 900", 39900);
    assert_count("1.20 million", 1201000);
    assert_count("3.15 billion", 3.15e9);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(sums_up_a_known_column);
    RUN_TEST(takes_percentiles_that_were_measured);
    RUN_TEST(accepts_one_value);
    RUN_TEST(writes_figures_for_people);
    return UNITY_END();
}
