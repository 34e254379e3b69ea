#include "unity.h"

#include "display.c"

void setUp(void)
{
}

void tearDown(void)
{
}

static void draws_cell_progress_and_time_left(void)
{
    Display display;
    char text[NARROW + 1];
    display_open(&display, 4, 2, 3600000000);
    display.solver = "12-tt";
    display.set = "end-easy";
    display.mode = "weak";
    display.cell_start = 0;
    display_draw(text, NARROW, &display, 37, 1000, 90000000000);
    TEST_ASSERT_EQUAL_STRING_LEN("[#####.....] 2/4  at most 1:58:30 left  "
                                 "12-tt end-easy weak 37/1000",
                                 text, 67);
    TEST_ASSERT_EQUAL_INT(NARROW, (int)strlen(text));
}

static void never_shows_a_negative_time(void)
{
    Display display;
    char text[NARROW + 1];
    display_open(&display, 1, 1, 1000);
    display.solver = display.set = display.mode = "x";
    display_draw(text, NARROW, &display, 0, 1, 90000000000);
    TEST_ASSERT_NOT_NULL(strstr(text, "at most 0:00:00"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(draws_cell_progress_and_time_left);
    RUN_TEST(never_shows_a_negative_time);
    return UNITY_END();
}
