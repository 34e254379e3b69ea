/* Part 19: a rank sees what a move gives and takes, and no more. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"
#include "../18-open-lines/rank_tests.h"

/* Where `player` would win with a stone in this cell, looked up cell by cell
   on the slow board; `row` may be far above the stones. */
static bool wins_there(const Board *board, int player, int column, int row)
{
    static const int step[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int i = 0; i < 4; i++) {
        int run = 1;
        for (int side = -1; side <= 1; side += 2)
            for (int k = 1; k < 4; k++) {
                int x = column + side * k * step[i][0];
                int y = row + side * k * step[i][1];
                if (x < 0 || x >= BOARD_WIDTH || y < 0 || y >= BOARD_HEIGHT ||
                    board->cell[x][y] != player)
                    break;
                run++;
            }
        if (run >= 4)
            return true;
    }
    return false;
}

/* The rank without its open lines, as the words in Weights say it. */
static int rank_by_looking(const Board *board, int column, const Weights *w)
{
    Board child = *board;
    int player = board_player(board), row = board->height[column];
    board_play(&child, column);
    int rank = 0, middle = BOARD_WIDTH - 1 - 2 * column;
    int distance = (middle < 0 ? -middle : middle) / 2;
    for (int x = 0; x < BOARD_WIDTH; x++)
        for (int y = child.height[x]; y < BOARD_HEIGHT; y++)
            if (wins_there(&child, player, x, y))
                rank += w->threat + (y == child.height[x] + 1 ? w->over : 0);
    bool now = false;
    for (int x = 0; x < BOARD_WIDTH; x++) {
        now |= board_can_play(&child, x) &&
               wins_there(&child, player, x, child.height[x]);
        rank += is_safe(&child, x) ? w->reply : 0;
    }
    rank += now ? w->now : 0;
    if (row + 1 < BOARD_HEIGHT && wins_there(board, player, column, row + 1))
        rank += w->spoilt;
    rank += w->centre * ((BOARD_WIDTH - 1) / 2 - distance);
    return rank + ((BOARD_HEIGHT - 1 - row) % 2 == 0 ? w->row : 0);
}

static void test_a_rank_is_what_its_weights_say(void)
{
    Random random = {200};
    Board board;
    for (int i = 0; i < 2000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6)), child;
        for (int column = 0; column < BOARD_WIDTH; column++) {
            uint64_t move = node.moves & column_cells(column);
            int near = score_win_now(node.position.stones) - 3;
            if (!move || near < 0)
                continue;
            node_play(&child, &node, move);
            TEST_ASSERT_EQUAL_INT_MESSAGE(
                rank_by_looking(&board, column, &weights_of_attacker),
                child_rank(&child, &node, near), label(&board));
            TEST_ASSERT_EQUAL_INT_MESSAGE(
                rank_by_looking(&board, column, &weights_of_defender),
                child_rank(&child, &node, -near), label(&board));
        }
    }
}

/* Far from the deadline, the lines of the side that moved, and nothing else. */
static void test_far_out_open_lines_are_added(void)
{
    Random random = {201};
    Board board;
    for (int i = 0; i < 1000; i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS / 2)), child;
        int alpha = i % 2 - 1, column = i % BOARD_WIDTH;
        uint64_t move = node.moves & column_cells(column);
        if (!move || deadline(node.position.stones, alpha) < OPEN_DEADLINE)
            continue;
        node_play(&child, &node, move);
        const Weights *weights = weights_for(alpha);
        int lines =
            open_lines(node.position.current | move, child.position.mask);
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            rank_by_looking(&board, column, weights) + weights->lines * lines,
            child_rank(&child, &node, alpha), label(&board));
    }
}

/* What is good for a side has a weight of the right sign. */
static void test_signs(void)
{
    const Weights *both[] = {&weights_of_attacker, &weights_of_defender};
    for (int i = 0; i < 2; i++) {
        TEST_ASSERT_TRUE(both[i]->threat > 0 && both[i]->over > 0);
        TEST_ASSERT_TRUE(both[i]->now > 0 && both[i]->lines > 0);
        TEST_ASSERT_TRUE(both[i]->reply < 0 && both[i]->spoilt < 0);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_rank_is_what_its_weights_say);
    RUN_TEST(test_far_out_open_lines_are_added);
    RUN_TEST(test_signs);
    RUN_TEST(test_ranks_do_not_know_left_from_right);
    RUN_TEST(test_open_lines_raise_the_rank);
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
