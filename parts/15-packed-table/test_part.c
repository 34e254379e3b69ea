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

/* Positions of one pair of slots, or of its neighbours. */
static uint64_t hash_in(uint64_t pair, uint64_t rest)
{
    return pair << test_table.rest_bits | rest;
}

static void learn(uint64_t hash, uint64_t nodes)
{
    table_learn(&test_table, hash, 0, 1, nodes);
}

static bool is_known(uint64_t hash)
{
    return table_get(&test_table, hash).lower == 1;
}

/* It does not change places with the first, however dear it has become. */
static void test_who_is_in_the_second_slot_stays_there(void)
{
    test_table_reset();
    learn(hash_in(5, 1), 1);
    learn(hash_in(5, 2), 100); /* the one before moves to the second slot */
    learn(hash_in(5, 1), 100000);
    TEST_ASSERT_TRUE(is_known(hash_in(5, 1)) && is_known(hash_in(5, 2)));
    learn(hash_in(5, 3), 1000);
    TEST_ASSERT_TRUE(is_known(hash_in(5, 2)) && is_known(hash_in(5, 3)));
    TEST_ASSERT_FALSE(is_known(hash_in(5, 1)));
}

/* As dear, or one bit dearer, is enough for the first slot; the most there is
   does not run over. */
static void test_efforts_are_compared_to_the_bit(void)
{
    test_table_reset();
    for (uint64_t pair = 5; pair <= 6; pair++) {
        learn(hash_in(pair, 1), 16);
        learn(hash_in(pair, 2), pair == 5 ? 16 : 32);
        learn(hash_in(pair, 3), 1);
        TEST_ASSERT_TRUE(is_known(hash_in(pair, 2)));
        TEST_ASSERT_TRUE(is_known(hash_in(pair, 3)));
        TEST_ASSERT_FALSE(is_known(hash_in(pair, 1)));
    }
    learn(hash_in(7, 1), UINT64_MAX);
    TEST_ASSERT_TRUE(is_known(hash_in(7, 1)));
}

/* Their entries may look the same: the pair is not written down. */
static void test_the_pairs_beside_it_are_not_looked_at(void)
{
    test_table_reset();
    learn(hash_in(5, 1), 1);
    learn(hash_in(5, 2), 100);
    for (uint64_t rest = 1; rest <= 2; rest++) {
        TEST_ASSERT_TRUE(is_known(hash_in(5, rest)));
        TEST_ASSERT_FALSE(is_known(hash_in(4, rest)));
        TEST_ASSERT_FALSE(is_known(hash_in(6, rest)));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_stored_bounds_hold_the_score);
    RUN_TEST(test_bounds_never_widen);
    RUN_TEST(test_who_is_in_the_second_slot_stays_there);
    RUN_TEST(test_efforts_are_compared_to_the_bit);
    RUN_TEST(test_the_pairs_beside_it_are_not_looked_at);
    run_packed_tests();
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
