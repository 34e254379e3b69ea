#include "unity.h"

#include "statistics.c"

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

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(sums_up_a_known_column);
    RUN_TEST(takes_percentiles_that_were_measured);
    RUN_TEST(accepts_one_value);
    return UNITY_END();
}
