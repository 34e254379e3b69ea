/* Part 18: the lines that are counted are the open ones. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"

/* One line, cell by cell on the slow board; 0 if it leaves the board. */
static int line_value(const Board *board, int player, int column, int row,
                      int right, int up)
{
    int stones = 0;
    for (int i = 0; i < 4; i++, column += right, row += up) {
        if (column < 0 || column >= BOARD_WIDTH || row < 0 ||
            row >= BOARD_HEIGHT || board->cell[column][row] == 3 - player)
            return 0;
        stones += board->cell[column][row] == player;
    }
    return stones == 1 ? 1 : stones == 2 ? WEIGHT_PAIR : 0;
}

static int lines_by_looking(const Board *board, int player)
{
    int sum = 0;
    for (int column = 0; column < BOARD_WIDTH; column++)
        for (int row = 0; row < BOARD_HEIGHT; row++)
            sum += line_value(board, player, column, row, 0, 1) +
                   line_value(board, player, column, row, 1, 0) +
                   line_value(board, player, column, row, 1, 1) +
                   line_value(board, player, column, row, 1, -1);
    return sum;
}

static void test_open_lines_are_counted(void)
{
    Random random = {180};
    Board board;
    for (int i = 0; i < 3000; i++) {
        random_play(&random, &board, i % (BOARD_CELLS + 1));
        part_load(&board);
        const Position *position = &the_position;
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            lines_by_looking(&board, board_player(&board)),
            open_lines(position->current, position->mask), label(&board));
    }
}

/* Rank and mirrored rank agree: no side of the board is preferred. */
static void test_ranks_do_not_know_left_from_right(void)
{
    Random random = {181};
    Board board;
    for (int i = 0; i < 1000; i++) {
        search_play(&random, &board, i % (BOARD_CELLS - 6));
        Board mirror = mirrored(&board);
        for (int column = 0; column < BOARD_WIDTH; column++) {
            int other = BOARD_WIDTH - 1 - column;
            Node node, image, child, child_image;
            part_load(&board);
            node = node_of(&the_position);
            part_load(&mirror);
            image = node_of(&the_position);
            if (!(node.moves & column_cells(column)))
                continue;
            node_play(&child, &node, node.moves & column_cells(column));
            node_play(&child_image, &image, image.moves & column_cells(other));
            TEST_ASSERT_EQUAL_INT(child_rank(&child, &node, 0),
                                  child_rank(&child_image, &image, 0));
        }
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_open_lines_are_counted);
    RUN_TEST(test_ranks_do_not_know_left_from_right);
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
