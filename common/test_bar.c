/* The bar, as far as it can be seen without a terminal. */
#include "bar.c"

#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static void expect(const char *expected, int done, int total)
{
    char text[NARROW + 1];
    bar_line(text, NARROW, done, total, "words");
    TEST_ASSERT_EQUAL_STRING_LEN(expected, text, strlen(expected));
    TEST_ASSERT_EQUAL_size_t(NARROW, strlen(text));
}

static void test_it_fills(void)
{
    expect("[..........] 0/4  words ", 0, 4);
    expect("[#####.....] 2/4  words ", 2, 4);
    expect("[#########.] 999/1000  words ", 999, 1000);
    expect("[##########] 4/4  words ", 4, 4);
    expect("[##########] 5/4  words ", 5, 4);
    expect("[..........] 0/0  words ", 0, 0);
}

static void test_a_narrow_line_is_cut(void)
{
    char text[22] = "---------------------";
    bar_line(text, 15, 1, 2, "words");
    TEST_ASSERT_EQUAL_STRING("[#####.....] 1/", text);
    TEST_ASSERT_EQUAL_CHAR('-', text[16]);
}

static void test_it_is_drawn_now_and_then(void)
{
    Bar bar = {.terminal = true, .drawn = 1000};
    TEST_ASSERT_FALSE(bar_is_due(&bar, 1000 + REDRAW - 1));
    TEST_ASSERT_TRUE(bar_is_due(&bar, 1000 + REDRAW));
    bar.terminal = false;
    TEST_ASSERT_FALSE(bar_is_due(&bar, 1000 + REDRAW));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_it_fills);
    RUN_TEST(test_a_narrow_line_is_cut);
    RUN_TEST(test_it_is_drawn_now_and_then);
    return UNITY_END();
}
