/* Part 15: one word an entry loses nothing, and what it keeps is true. */
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"
#include "packed_tests.h"

/* Visits all positions below `board`; counts the bounds the table knows. */
static void check_stored(Board *board, int *lowers, int *uppers)
{
    if (board->stones == BOARD_CELLS || board_can_win(board))
        return;
    part_load(board);
    Bounds known = table_get(&the_solver.table, table_hash(&the_position));
    int score = slow_score(board);
    TEST_ASSERT_TRUE_MESSAGE(known.lower <= score, label(board));
    TEST_ASSERT_TRUE_MESSAGE(known.upper >= score, label(board));
    *lowers += known.lower > bounds_unknown().lower;
    *uppers += known.upper < bounds_unknown().upper;
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (board_can_play(board, column)) {
            board_play(board, column);
            check_stored(board, lowers, uppers);
            board_undo(board);
        }
}

static void test_stored_bounds_hold_the_score(void)
{
    Random random = {155};
    Board board;
    int lowers = 0, uppers = 0;
    for (int i = 0; i < 60; i++) {
        search_play(&random, &board, BOARD_CELLS - 8);
        solve_board(&board, i % 2);
        check_stored(&board, &lowers, &uppers);
    }
    TEST_ASSERT_TRUE(lowers > 10);
    TEST_ASSERT_TRUE(uppers > 10);
}

static void check_narrow(Bounds known, int alpha, int score)
{
    Bounds now = bounds_narrow(known, alpha, score);
    bool more = score > alpha;
    TEST_ASSERT_EQUAL_INT(more && score > known.lower ? score : known.lower,
                          now.lower);
    TEST_ASSERT_EQUAL_INT(!more && score < known.upper ? score : known.upper,
                          now.upper);
}

/* Whatever is answered: no bound becomes weaker than it was. */
static void test_bounds_never_widen(void)
{
    for (int lower = -3; lower <= 3; lower++)
        for (int upper = lower; upper <= 3; upper++)
            for (int alpha = -5; alpha < 5; alpha++)
                for (int score = -5; score <= 5; score++)
                    if (score > alpha ? score <= upper : score >= lower)
                        check_narrow((Bounds){lower, upper}, alpha, score);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_stored_bounds_hold_the_score);
    RUN_TEST(test_bounds_never_widen);
    run_packed_tests();
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
