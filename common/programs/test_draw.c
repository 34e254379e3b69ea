/* What people are shown: the words for a score, the cells and their marks. */
#include "draw.c"
#include "../format.c"
#include "terminal.c"

#include "../random_play.h"
#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static void test_every_win_is_told_by_its_stone(void)
{
    for (int stones = 0; stones < BOARD_CELLS; stones++)
        TEST_ASSERT_EQUAL_INT(
            stones, stones_before_win(score_win_now(stones), 1 + stones % 2));
}

static void test_numbers_end_as_they_are_spoken(void)
{
    TEST_ASSERT_EQUAL_STRING("st", ordinal_ending(1));
    TEST_ASSERT_EQUAL_STRING("nd", ordinal_ending(2));
    TEST_ASSERT_EQUAL_STRING("rd", ordinal_ending(3));
    TEST_ASSERT_EQUAL_STRING("th", ordinal_ending(4));
    TEST_ASSERT_EQUAL_STRING("th", ordinal_ending(10));
    TEST_ASSERT_EQUAL_STRING("th", ordinal_ending(11));
    TEST_ASSERT_EQUAL_STRING("th", ordinal_ending(12));
    TEST_ASSERT_EQUAL_STRING("th", ordinal_ending(13));
    TEST_ASSERT_EQUAL_STRING("th", ordinal_ending(20));
    TEST_ASSERT_EQUAL_STRING("st", ordinal_ending(21));
    TEST_ASSERT_EQUAL_STRING("nd", ordinal_ending(22));
}

static int marked(const Board *board, int player)
{
    int cells = 0;
    for (int column = 0; column < BOARD_WIDTH; column++)
        for (int row = 0; row < BOARD_HEIGHT; row++)
            cells += board->cell[column][row] == player &&
                     in_four(board, column, row);
    return cells;
}

/* Of random boards with one stone more, about one in three is won. */
static void test_a_four_is_marked_when_there_is_one(void)
{
    Random random = {5};
    Board board;
    int wins = 0;
    for (int i = 0; i < 1000; i++) {
        random_play(&random, &board, BOARD_CELLS / 2);
        int player = board_player(&board);
        int column = random_below(&random, BOARD_WIDTH);
        if (!board_can_play(&board, column))
            continue;
        board_play(&board, column);
        bool won = board_has_four(&board, player);
        wins += won;
        TEST_ASSERT_EQUAL_INT(won, marked(&board, player) >= 4);
        TEST_ASSERT_EQUAL_INT(0, marked(&board, 3 - player));
        if (!won)
            TEST_ASSERT_EQUAL_INT(0, marked(&board, player));
    }
    TEST_ASSERT_TRUE(wins > 50);
}

static void check_cell(const char *moves, int column, int row,
                       const char *const expected[3])
{
    Board board;
    board_clear(&board);
    for (const char *move = moves; *move; move++)
        board_play(&board, column_from_name(*move));
    for (int style = STYLE_PLAIN; style <= STYLE_DISCS; style++) {
        char text[CELL_SIZE];
        write_cell(text, &board, column, row, (Style)style);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(expected[style], text, moves);
    }
}

static const char *const first[] = {"  X ", "  \033[1;38;5;160mX\033[0m ",
                                    "  \033[1;38;5;160m●\033[0m "};
static const char *const second[] = {"  O ", "  \033[1;38;5;136mO\033[0m ",
                                     "  \033[1;38;5;136m○\033[0m "};

/* Two stones, neither of which is the last one, and no stone. */
static void test_cells_in_every_style(void)
{
    static const char *const none[] = {"  . ", "  \033[2m.\033[0m ",
                                       "  \033[2m·\033[0m "};
    check_cell("1234", 0, 0, first);
    check_cell("1234", 1, 0, second);
    check_cell("1234", 1, 1, none);
    check_cell("", 0, 0, none);
}

/* The last stone by round brackets, where there is colour; a four always. */
static void test_marks_in_every_style(void)
{
    static const char *const last[] = {"  O ", " (\033[1;38;5;136mO\033[0m)",
                                       " (\033[1;38;5;136m○\033[0m)"};
    static const char *const four[] = {" [X]", " [\033[1;38;5;160mX\033[0m]",
                                       " [\033[1;38;5;160m●\033[0m]"};
    check_cell("12", 1, 0, last);
    check_cell("1222", 1, 2, last);
    check_cell("1222", 1, 0, second);
    for (int row = 0; row < 4; row++)
        check_cell("1212121", 0, row, four);
}

static void test_players_without_colour(void)
{
    setenv("NO_COLOR", "1", 1);
    TEST_ASSERT_EQUAL_STRING("X", draw_player(1));
    TEST_ASSERT_EQUAL_STRING("O", draw_player(2));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_cells_in_every_style);
    RUN_TEST(test_marks_in_every_style);
    RUN_TEST(test_players_without_colour);
    RUN_TEST(test_every_win_is_told_by_its_stone);
    RUN_TEST(test_numbers_end_as_they_are_spoken);
    RUN_TEST(test_a_four_is_marked_when_there_is_one);
    return UNITY_END();
}
