/* The quick question must agree with the scores of the sets. */
#include "unity.h"

#include <stdio.h>

#include "sets.c"
#include "ends_within.c"

void setUp(void)
{
}

void tearDown(void)
{
}

#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6

/* Yes at the very ply at which the game ends, and no one ply before. */
static void check_line(const char *line)
{
    char moves[BOARD_CELLS + 1];
    int score;
    size_t at;
    Board board;
    TEST_ASSERT_EQUAL(2, sscanf(line, "%42s %d", moves, &score));
    TEST_ASSERT_EQUAL(RULE_OK, board_read(&board, moves, strlen(moves), &at));
    int left = plies_left(board.stones, score);
    TEST_ASSERT_TRUE_MESSAGE(ends_within(&board, left), line);
    TEST_ASSERT_FALSE_MESSAGE(ends_within(&board, left - 1), line);
}

static void check_set(const char *path, int lines)
{
    char line[64];
    FILE *file = fopen(path, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    while (lines > 0 && fgets(line, sizeof line, file)) {
        check_line(line);
        lines--;
    }
    fclose(file);
    TEST_ASSERT_EQUAL(0, lines);
}

static void test_end_easy(void)
{
    check_set("testsets/end-easy.txt", 1000);
}

static void test_middle_easy(void)
{
    check_set("testsets/middle-easy.txt", 1000);
}

static void test_begin_easy(void)
{
    check_set("testsets/begin-easy.txt", 1000);
}

static void test_middle_medium(void)
{
    check_set("testsets/middle-medium.txt", 50);
}

#else

static void test_end_easy(void)
{
    TEST_IGNORE_MESSAGE("the sets are for the 7x6 board");
}

#endif

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_end_easy);
#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6
    RUN_TEST(test_middle_easy);
    RUN_TEST(test_begin_easy);
    RUN_TEST(test_middle_medium);
#endif
    return UNITY_END();
}
