#include "unity.h"

#include "reply.c"

void setUp(void)
{
}

void tearDown(void)
{
}

static Row judged(const char *reply)
{
    Row row = {.line = 1};
    reply_judge(&row, reply, "4453", -2);
    return row;
}

static void takes_a_right_answer(void)
{
    Row row = judged("4453 -2 37 1200");
    TEST_ASSERT_EQUAL(SOLVED, row.status);
    TEST_ASSERT_EQUAL_INT(-2, row.score);
    TEST_ASSERT_EQUAL_UINT64(37, row.nodes);
    TEST_ASSERT_TRUE(row.usec == 1200);
    TEST_ASSERT_FALSE(row.bare);
    TEST_ASSERT_EQUAL(SOLVED, judged("4453 -2 37 0\r").status);
}

static void takes_decimals(void)
{
    TEST_ASSERT_TRUE(judged("4453 -2 37 12.5").usec == 12.5);
    TEST_ASSERT_TRUE(judged("4453 -2 37 0.004\r").usec == 0.004);
}

/* Who tells no time is timed by whoever asks. */
static void takes_a_score_alone(void)
{
    Row row = {.line = 1, .usec = 17};
    reply_judge(&row, "4453 -2", "4453", -2);
    TEST_ASSERT_EQUAL(SOLVED, row.status);
    TEST_ASSERT_TRUE(row.bare);
    TEST_ASSERT_TRUE(row.usec == 17);
    TEST_ASSERT_EQUAL(WRONG, judged("4453 3\r").status);
}

static void tells_a_wrong_score_from_garbage(void)
{
    TEST_ASSERT_EQUAL(WRONG, judged("4453 2 37 1200").status);
    const char *garbage[] = {"",
                             "4453",
                             "445 -2 37 1200",
                             "44531 -2 37 1200",
                             "4453 -2 37",
                             "4453 -2 37 1200 5",
                             "4453 -2 -37 1200",
                             "4453 -2 37 12.",
                             "4453 -2 37 .5",
                             "4453 -2 37 1e3",
                             "4453 -2 37 1,5",
                             "4453 -2 37 12.5.1",
                             "4453 -2 37 nan",
                             "4453 -2 ",
                             "4453 -2 x",
                             "4453  -2 37 1200",
                             "4453 x 37 1200",
                             "4453 \t-2 37 1200",
                             "4453 +2 37 1200",
                             "4453 -2 -0 1200",
                             "4453 4294967294 37 1200",
                             "4453 -2 37 1000000000001",
                             "4453 -2 99999999999999999999 1",
                             "4453 4294967294 37 1200",
                             "4453 -4294967298 37 1200",
                             "4453 -2 37 9223372036854775807",
                             "Segmentation fault"};
    for (size_t i = 0; i < sizeof garbage / sizeof garbage[0]; i++)
        TEST_ASSERT_EQUAL_MESSAGE(GARBAGE, judged(garbage[i]).status,
                                  garbage[i]);
}

static void names_every_status(void)
{
    for (int s = 0; s < STATUSES; s++)
        TEST_ASSERT_EQUAL(s, status_from_name(status_name((Status)s)));
    TEST_ASSERT_EQUAL(STATUSES, status_from_name("solve"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(takes_a_right_answer);
    RUN_TEST(takes_decimals);
    RUN_TEST(takes_a_score_alone);
    RUN_TEST(tells_a_wrong_score_from_garbage);
    RUN_TEST(names_every_status);
    return UNITY_END();
}
