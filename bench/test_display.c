#include "unity.h"

#include <string.h>

#include "bar.c"
#include "display.c"
#include "format.c"

void setUp(void)
{
}

void tearDown(void)
{
}

static void tells_cell_progress_and_time_left(void)
{
    Display display;
    char text[128];
    display_open(&display, 4, 2, 7200e6);
    display.solver = "12-tt";
    display.set = "end-easy";
    display.mode = "weak";
    display.start = 0;
    display_words(text, sizeof text, &display, 37, 1000, 90000000000);
    TEST_ASSERT_EQUAL_STRING("about 1:58:30 left  12-tt end-easy weak "
                             "37/1000",
                             text);
}

static void never_shows_a_negative_time(void)
{
    Display display;
    char text[128];
    display_open(&display, 1, 1, 1000);
    display.start = 0;
    display.solver = display.set = display.mode = "x";
    display_words(text, sizeof text, &display, 0, 1, 90000000000);
    TEST_ASSERT_NOT_NULL(strstr(text, "about 0:00:00"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(tells_cell_progress_and_time_left);
    RUN_TEST(never_shows_a_negative_time);
    return UNITY_END();
}
