/*
 * What negamax promises about its window, from part 4 on: the tests of every
 * later search. Positions with an immediate win are left out, because from
 * part 9 on negamax must not be asked about them.
 */

static void quiet_play(Random *random, Board *board, int stones)
{
    do
        random_play(random, board, stones);
    while (board_can_win(board));
}

static void check_window(const Board *board, int score, int alpha, int beta)
{
    part_load(board);
    int result = negamax(&the_solver, &the_position, alpha, beta);
    if (score <= alpha)
        TEST_ASSERT_TRUE_MESSAGE(score <= result && result <= alpha,
                                 label(board));
    else if (score >= beta)
        TEST_ASSERT_TRUE_MESSAGE(score >= result && result >= beta,
                                 label(board));
    else
        TEST_ASSERT_EQUAL_INT_MESSAGE(score, result, label(board));
}

static void test_negamax_answers_every_window_rightly(void)
{
    Random random = {40};
    Board board;
    for (int i = 0; i < 40; i++) {
        quiet_play(&random, &board, BOARD_CELLS - 9 + i % 9);
        int score = slow_score(&board);
        for (int alpha = -8; alpha < 8; alpha++)
            for (int beta = alpha + 1; beta <= 8; beta++) {
                part_reset();
                check_window(&board, score, alpha, beta);
            }
    }
}

/* What one window left in the table must not spoil the next one's answer. */
static void test_negamax_answers_one_window_after_another(void)
{
    Random random = {42};
    Board board;
    for (int i = 0; i < 40; i++) {
        quiet_play(&random, &board, BOARD_CELLS - 9 + i % 9);
        int score = slow_score(&board);
        part_reset();
        for (int alpha = -8; alpha < 8; alpha++)
            for (int beta = 8; beta > alpha; beta--)
                check_window(&board, score, alpha, beta);
    }
}

static void test_upper_bound_is_never_below_the_score(void)
{
    Random random = {41};
    Board board;
    bool reached = false;
    for (int i = 0; i < 400; i++) {
        quiet_play(&random, &board, BOARD_CELLS - 9 + i % 9);
        part_load(&board);
        int score = slow_score(&board);
        int bound = upper_bound(&the_position);
        TEST_ASSERT_TRUE_MESSAGE(score <= bound, label(&board));
        reached |= score == bound && score > 0;
    }
    TEST_ASSERT_TRUE_MESSAGE(reached, "the bound is never reached: too weak");
}

static void run_window_tests(void)
{
    RUN_TEST(test_negamax_answers_every_window_rightly);
    RUN_TEST(test_negamax_answers_one_window_after_another);
    RUN_TEST(test_upper_bound_is_never_below_the_score);
}
