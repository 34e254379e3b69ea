#include "unity.h"

#include "child.c"
#include "text.c"

void setUp(void)
{
}

void tearDown(void)
{
}

/* All in thousandths, of a second. */
static int share(int cpu, int waited, int stolen)
{
    Child child = {.stolen = 5000000};
    ChildLook look = {.cpu = 1000 * (int64_t)cpu,
                      .waited = 1000 * (int64_t)waited,
                      .stolen = 5000000 + 1000 * (int64_t)stolen};
    return (int)(1000 * child_share(&child, &look, 1000000) + 0.5);
}

static void a_share_is_of_what_was_asked_for(void)
{
    TEST_ASSERT_EQUAL_INT(1000, share(1000, 0, 0));
    TEST_ASSERT_EQUAL_INT(600, share(600, 400, 0)); /* others ran */
    TEST_ASSERT_EQUAL_INT(700, share(700, 0, 300)); /* the host did */
    TEST_ASSERT_EQUAL_INT(1000, share(10, 0, 0));   /* it slept */
    TEST_ASSERT_EQUAL_INT(990, share(10, 0, 500));
    TEST_ASSERT_EQUAL_INT(1000, share(1900, 400, 100)); /* two threads */
    TEST_ASSERT_EQUAL_INT(600, share(600, 900, 900));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(a_share_is_of_what_was_asked_for);
    return UNITY_END();
}
