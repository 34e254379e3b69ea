/*
 * What negamax promises from part 13 on: the answer to "more than alpha?",
 * asked about positions where nobody wins with the next stone.
 */

/* Is this column free, and the opponent unable to win after it? */
static bool is_safe(const Board *board, int column)
{
    if (!board_can_play(board, column))
        return false;
    Board child = *board;
    board_play(&child, column);
    return !board_can_win(&child);
}

static int count_safe(const Board *board)
{
    int count = 0;
    for (int column = 0; column < BOARD_WIDTH; column++)
        count += is_safe(board, column);
    return count;
}

/* A position that a search can meet. */
static Node search_play(Random *random, Board *board, int stones)
{
    do
        random_play(random, board, stones);
    while (board_can_win(board) || count_safe(board) == 0);
    part_load(board);
    return node_of(&the_position);
}

/* Does this move leave the opponent no safe reply, and no win? */
static bool wins_after_next(const Board *board, int column)
{
    if (!is_safe(board, column))
        return false;
    Board child = *board;
    board_play(&child, column);
    return child.stones < BOARD_CELLS && count_safe(&child) == 0;
}

static bool has_win_in_two(const Board *board)
{
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (wins_after_next(board, column))
            return true;
    return false;
}

static void check_question(const Board *board, int score, int alpha)
{
    Node root = node_of(&the_position);
    int result = negamax(&the_solver, &root, alpha);
    if (score <= alpha)
        TEST_ASSERT_TRUE_MESSAGE(score <= result && result <= alpha,
                                 label(board));
    else
        TEST_ASSERT_TRUE_MESSAGE(score >= result && result > alpha,
                                 label(board));
}

/* Each question to an empty table, then all of them to the same table. */
static void check_questions(Board *board)
{
    int score = slow_score(board);
    int first = lower_bound(&the_position), last = upper_bound(&the_position);
    for (int alpha = first; alpha < last; alpha++) {
        part_reset();
        check_question(board, score, alpha);
    }
    part_reset();
    for (int alpha = last - 1; alpha >= first; alpha--)
        check_question(board, score, alpha);
    for (int alpha = first; alpha < last; alpha++)
        check_question(board, score, alpha);
}

static void test_negamax_answers_every_question_rightly(void)
{
    Random random = {130};
    Board board;
    for (int i = 0; i < TRIES(300); i++) {
        search_play(&random, &board, BOARD_CELLS - 9 + i % 6);
        check_questions(&board);
    }
}

static void test_a_win_in_two_has_the_highest_score_left(void)
{
    Random random = {135};
    Board board;
    for (int i = 0; i < TRIES(600); i++) {
        search_play(&random, &board, BOARD_CELLS - 9 + i % 6);
        int upper = upper_bound(&the_position);
        TEST_ASSERT_EQUAL_MESSAGE(has_win_in_two(&board) && upper > 0,
                                  slow_score(&board) == upper && upper > 0,
                                  label(&board));
    }
}

static void run_question_tests(void)
{
    RUN_TEST(test_a_win_in_two_has_the_highest_score_left);
    RUN_TEST(test_negamax_answers_every_question_rightly);
}
