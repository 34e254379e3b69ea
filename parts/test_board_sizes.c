/*
 * Every board from 4x4 up that fits 64 bits compiles, conditions of the
 * tables included; every other is refused with a sentence.
 */
#include <glob.h>
#include <stdio.h>
#include <string.h>

#include "run_program.h"
#include "unity.h"

#ifndef COMPILER
#define COMPILER "cc"
#endif

void setUp(void)
{
}

void tearDown(void)
{
}

static Run compile(const char *part, int width, int height)
{
    char command[300];
    snprintf(command, sizeof command,
             COMPILER " -std=c11 -D_POSIX_C_SOURCE=200809L -fsyntax-only"
                      " -Wall -Wextra -Werror"
                      " -DBOARD_WIDTH=%d -DBOARD_HEIGHT=%d %s",
             width, height, part);
    return run_text(command, "");
}

static void check_all_sizes(const char *part)
{
    for (int width = 4; width <= 12; width++)
        for (int height = 4; width * (height + 1) <= 64; height++) {
            char message[100];
            Run run = compile(part, width, height);
            snprintf(message, sizeof message, "%s for %dx%d", part, width,
                     height);
            TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, message);
            run_free(&run);
        }
}

/* From part 6 on the position itself has a size; 3 to 5 hold any board. */
static void test_boards_that_fit(void)
{
    glob_t parts;
    glob("parts/1[1-9]-*/part.c", 0, NULL, &parts);
    TEST_ASSERT_TRUE(parts.gl_pathc >= 2);
    check_all_sizes("parts/07-transposition-table/part.c");
    check_all_sizes("parts/12-lower-bound-tt/part.c");
    check_all_sizes(parts.gl_pathv[parts.gl_pathc - 1]);
    globfree(&parts);
}

static void check_refused(int width, int height, const char *sentence)
{
    Run run = compile("parts/12-lower-bound-tt/part.c", width, height);
    TEST_ASSERT_TRUE(run.status != 0);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, sentence), sentence);
    run_free(&run);
}

static void test_boards_that_do_not_fit(void)
{
    check_refused(3, 6, "WIDTH and HEIGHT must each be 4 or more");
    check_refused(7, 3, "WIDTH and HEIGHT must each be 4 or more");
    check_refused(8, 8, "must not exceed 64 bits");
    check_refused(13, 4, "must not exceed 64 bits");
    check_refused(4, 16, "must not exceed 64 bits");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_boards_that_fit);
    RUN_TEST(test_boards_that_do_not_fit);
    return UNITY_END();
}
