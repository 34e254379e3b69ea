/* Part 18: the lines that are counted are the open ones. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"
#include "rank_tests.h"

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

/* What the weights say, point by point. */
static int rank_by_looking(const Board *board, int column, int alpha,
                           int threats)
{
    Board child = *board;
    int player = board_player(board), row = board->height[column];
    int middle = BOARD_WIDTH - 1 - 2 * column;
    int distance = (middle < 0 ? -middle : middle) / 2;
    int rank = WEIGHT_THREAT * threats +
               WEIGHT_CENTRE * ((BOARD_WIDTH - 1) / 2 - distance);
    board_play(&child, column);
    if (deadline(board->stones, alpha) < OPEN_DEADLINE)
        return rank;
    if (alpha >= 0 && (BOARD_HEIGHT - 1 - row) % 2 == 0)
        rank += WEIGHT_FOLLOW;
    return rank + lines_by_looking(&child, player) -
           lines_by_looking(&child, board_player(&child));
}

static void test_a_rank_is_the_sum_of_its_points(void)
{
    Random random = {182};
    Board board;
    for (int i = 0; i < 2000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6)), child;
        int column = i % BOARD_WIDTH, alpha = i % 11 - 5;
        uint64_t move = node.moves & column_cells(column);
        if (!move)
            continue;
        node_play(&child, &node, move);
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            rank_by_looking(&board, column, alpha, count_cells(child.danger)),
            child_rank(&child, &node, alpha), label(&board));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_open_lines_are_counted);
    RUN_TEST(test_a_rank_is_the_sum_of_its_points);
    RUN_TEST(test_ranks_do_not_know_left_from_right);
    RUN_TEST(test_open_lines_raise_the_rank);
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
