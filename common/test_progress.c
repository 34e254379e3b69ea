/* What is said of the time left. */
#include "unity.h"

#include "bar.c"
#include "format.c"
#include "progress.c"

void setUp(void)
{
}

void tearDown(void)
{
}

/* Half of the work was stored; a quarter took ten seconds. */
static void test_only_what_took_time_tells_the_time_left(void)
{
    Progress progress;
    char words[80];
    progress_begin(&progress, 100, 100);
    progress.what = "some/where/end-easy";
    progress_add(&progress, 50, 50, false);
    print_words(words, sizeof words, &progress, progress.begin + 10 * second);
    TEST_ASSERT_EQUAL_STRING("end-easy, time left ?", words);
    progress_add(&progress, 25, 25, true);
    print_words(words, sizeof words, &progress, progress.begin + 10 * second);
    TEST_ASSERT_EQUAL_STRING("end-easy, time left 0:00:10", words);
    TEST_ASSERT_EQUAL_INT(75, progress.done);
}

/* An estimate is one: it may be used up before the work is. */
static void test_the_time_left_is_neither_negative_nor_endless(void)
{
    Progress progress;
    char words[80];
    progress_begin(&progress, 2, 1);
    progress_add(&progress, 1, 2, true);
    print_words(words, sizeof words, &progress, progress.begin + second);
    TEST_ASSERT_EQUAL_STRING(", time left 0:00:00", words);
    progress.left = 1e30;
    print_words(words, sizeof words, &progress, progress.begin + second);
    TEST_ASSERT_EQUAL_STRING(", time left 1000:00:00", words);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_only_what_took_time_tells_the_time_left);
    RUN_TEST(test_the_time_left_is_neither_negative_nor_endless);
    return UNITY_END();
}
