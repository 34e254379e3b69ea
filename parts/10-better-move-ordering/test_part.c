/* Part 10: the rank of a move, and the list sorted by it. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../04-alpha-beta/window_tests.h"
#include "../09-anticipate-losing-moves/threat_tests.h"

static int bits(uint64_t cells)
{
    int count = 0;
    for (int i = 0; i < 64; i++)
        count += cells >> i & 1;
    return count;
}

static void test_rank_counts_the_threats_after_the_move(void)
{
    Random random = {100};
    Board board;
    for (int i = 0; i < 1000; i++) {
        quiet_play(&random, &board, i % BOARD_CELLS);
        part_load(&board);
        for (int column = 0; column < BOARD_WIDTH; column++) {
            if (!board_can_play(&board, column))
                continue;
            uint64_t move =
                playable_cells(&the_position) & column_cells(column);
            Board child = board;
            board_play(&child, column);
            int expected =
                bits(threats_by_trying(&child, board_player(&board)));
            TEST_ASSERT_EQUAL_INT_MESSAGE(
                expected, move_rank(&the_position, move), label(&board));
        }
    }
}

static int place_in_order(uint64_t move)
{
    for (int i = 0; i < BOARD_WIDTH; i++)
        if (move & column_cells(column_order[i]))
            return i;
    TEST_FAIL_MESSAGE("a move outside the board");
    return -1;
}

/* Every move once, ranks falling, equal ranks from the centre out. */
static void test_list_is_complete_and_sorted(void)
{
    Random random = {101};
    Board board;
    MoveList list;
    for (int i = 0; i < 3000; i++) {
        quiet_play(&random, &board, i % BOARD_CELLS);
        part_load(&board);
        uint64_t moves = playable_cells(&the_position), seen = 0;
        move_list_fill(&list, &the_position, moves);
        TEST_ASSERT_EQUAL_INT(bits(moves), list.count);
        for (int k = 0; k < list.count; k++) {
            TEST_ASSERT_EQUAL_INT(1, bits(list.move[k]));
            seen |= list.move[k];
            if (k == 0)
                continue;
            TEST_ASSERT_TRUE(list.rank[k - 1] >= list.rank[k]);
            if (list.rank[k - 1] == list.rank[k])
                TEST_ASSERT_TRUE(place_in_order(list.move[k - 1]) <
                                 place_in_order(list.move[k]));
        }
        TEST_ASSERT_EQUAL_HEX64(moves, seen);
    }
}

/* Its rank is 0, however many threats it makes: nobody counts them. */
static void test_a_single_move_is_not_ranked(void)
{
    Random random = {103};
    Board board;
    MoveList list;
    int threatening = 0;
    for (int i = 0; i < 1000; i++) {
        quiet_play(&random, &board, i % BOARD_CELLS);
        part_load(&board);
        uint64_t moves = playable_cells(&the_position);
        uint64_t move = moves & ~(moves - 1);
        move_list_fill(&list, &the_position, move);
        TEST_ASSERT_EQUAL_INT(1, list.count);
        TEST_ASSERT_EQUAL_HEX64(move, list.move[0]);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, list.rank[0], label(&board));
        threatening += move_rank(&the_position, move) > 0;
    }
    TEST_ASSERT_TRUE(threatening > 100);
}

static void test_playing_a_cell_is_playing_its_column(void)
{
    Random random = {102};
    Board board;
    for (int i = 0; i < 1000; i++) {
        random_play(&random, &board, i % BOARD_CELLS);
        for (int column = 0; column < BOARD_WIDTH; column++) {
            if (!board_can_play(&board, column))
                continue;
            part_load(&board);
            Position by_cell = the_position;
            position_play(&the_position, column);
            position_play_cell(&by_cell,
                               playable_cells(&by_cell) & column_cells(column));
            TEST_ASSERT_EQUAL_HEX64(the_position.mask, by_cell.mask);
            TEST_ASSERT_EQUAL_HEX64(the_position.current, by_cell.current);
            TEST_ASSERT_EQUAL_INT(the_position.stones, by_cell.stones);
        }
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_rank_counts_the_threats_after_the_move);
    RUN_TEST(test_list_is_complete_and_sorted);
    RUN_TEST(test_a_single_move_is_not_ranked);
    RUN_TEST(test_playing_a_cell_is_playing_its_column);
    run_window_tests();
    run_contract_tests();
    return UNITY_END();
}
