/* The deadlines, and the two answers that need no search. */

/* Winning with the k-th own stone from now is in time if k <= deadline. */
static void test_deadlines_count_the_attackers_stones(void)
{
    for (int stones = 0; stones < BOARD_CELLS - 2; stones++)
        for (int k = 1; stones + 2 * k - 1 <= BOARD_CELLS; k++) {
            int win = score_win_now(stones + 2 * k - 2);
            for (int alpha = 0; alpha < BOARD_CELLS / 2; alpha++)
                TEST_ASSERT_EQUAL(win > alpha, k <= deadline(stones, alpha));
        }
    for (int stones = 0; stones < BOARD_CELLS - 2; stones++)
        for (int k = 1; stones + 2 * k <= BOARD_CELLS; k++) {
            int loss = -score_win_now(stones + 2 * k - 1);
            for (int alpha = -BOARD_CELLS / 2; alpha < 0; alpha++)
                TEST_ASSERT_EQUAL(loss <= alpha, k <= deadline(stones, alpha));
        }
}

/* The attacker's move brings the deadline nearer, the defender's does not. */
static void test_deadlines_along_a_game(void)
{
    for (int stones = 0; stones < BOARD_CELLS - 3; stones++)
        for (int alpha = -8; alpha < 8; alpha++)
            TEST_ASSERT_EQUAL_INT(deadline(stones, alpha) - (alpha >= 0),
                                  deadline(stones + 1, -alpha - 1));
}

static void test_a_look_sees_every_win_in_two(void)
{
    Random random = {160};
    Board board;
    int wins = 0;
    for (int i = 0; i < TRIES(3000); i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        bool expected = has_win_in_two(&board);
        wins += expected;
        TEST_ASSERT_EQUAL_MESSAGE(expected, wins_in_two(&node), label(&board));
    }
    TEST_ASSERT_TRUE(wins > 15 || BOARD_CELLS < 30); /* rare on small ones */
}

/* Each winning move itself, so that no other one hides a missing one. */
static void test_no_move_that_wins_in_two_is_passed_over(void)
{
    Random random = {161};
    Board board;
    for (int i = 0; i < TRIES(3000); i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        uint64_t playable = playable_cells(&node.position);
        uint64_t moves = forcing_moves(&node, playable);
        for (int column = 0; column < BOARD_WIDTH; column++)
            if (wins_after_next(&board, column))
                TEST_ASSERT_TRUE_MESSAGE(moves & column_cells(column),
                                         label(&board));
    }
}

/* The defender holds if some safe move leaves no win in two. */
static void test_holding_for_two(void)
{
    Random random = {162};
    Board board;
    int lost = 0;
    for (int i = 0; i < TRIES(3000); i++) {
        Node node = search_play(&random, &board, i % (BOARD_CELLS - 6));
        bool holds = false;
        for (int column = 0; column < BOARD_WIDTH; column++) {
            if (!is_safe(&board, column))
                continue;
            board_play(&board, column);
            holds |= count_safe(&board) == 0 || !has_win_in_two(&board);
            board_undo(&board);
        }
        lost += !holds;
        TEST_ASSERT_EQUAL_MESSAGE(holds, holds_for_two(&node), label(&board));
    }
    TEST_ASSERT_TRUE(lost > 5 || BOARD_CELLS < 30);
}

static void run_leaf_tests(void)
{
    RUN_TEST(test_deadlines_count_the_attackers_stones);
    RUN_TEST(test_deadlines_along_a_game);
    RUN_TEST(test_a_look_sees_every_win_in_two);
    RUN_TEST(test_no_move_that_wins_in_two_is_passed_over);
    RUN_TEST(test_holding_for_two);
}
