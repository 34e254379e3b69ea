/* Part 23: whatever the threads do to each other, the score is the same. */

/* They meet much sooner and much nearer to the leaves than they need to. */
#define CALL_NODES     50
#define SHARE_DEADLINE 5
#define LOOK_DEADLINE  6
#include "part.c"

#define EARLIEST (BOARD_CELLS - 30)
#include "contract_tests.h"
#include "../13-win-in-two/question_tests.h"
#include "../15-packed-table/packed_tests.h"
#include "../16-near-the-leaves/leaf_tests.h"
#include "../21-lanes/processor_tests.h"

static const int counts[] = {1, 2, 3, 8};

/* --- the score ------------------------------------------------------------ */

static void check_counts(const Board *board)
{
    int expected = 0;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        TEST_ASSERT_TRUE(part_use_threads(counts[i]));
        int score = solve_board(board, false);
        expected = i == 0 ? score : expected;
        TEST_ASSERT_EQUAL_INT_MESSAGE(expected, score, label(board));
        score = solve_board(board, true);
        TEST_ASSERT_EQUAL_INT_MESSAGE(score_sign(expected), score_sign(score),
                                      label(board));
    }
    part_use_threads(1);
}

static void test_the_score_is_the_same_with_any_number_of_threads(void)
{
    Random random = {210};
    Board board;
    for (int i = 0; i < 40; i++) {
        random_play(&random, &board, earliest + i % (BOARD_CELLS - earliest));
        check_counts(&board);
        Board mirror = mirrored(&board);
        check_counts(&mirror);
    }
}

/* Late positions are quick, so there can be many, with a known score. */
static void test_late_positions_with_two_threads(void)
{
    part_use_threads(2);
    test_late_positions_against_exhaustive_search();
    part_use_threads(1);
}

static void test_the_helpers_do_help(void)
{
    Random random = {211};
    Board board;
    int helped = 0;
    for (int i = 0; i < 20; i++) {
        search_play(&random, &board, earliest);
        part_use_threads(2);
        solve_board(&board, false);
        helped += paths_at(&the_team.paths, 1, board.stones) ==
                  table_hash(&the_position);
        paths_enter(&the_team.paths, 1, board.stones, 0);
    }
    TEST_ASSERT_TRUE(helped > 5 || BOARD_CELLS < 30); /* too easy */
    part_use_threads(1);
}

/* Alone it does as part 22. In company the near questions stay at home. */
static void test_what_is_shared(void)
{
    for (int helpers = 0; helpers < 2; helpers++) {
        part_use_threads(1 + helpers);
        for (int stones = 0; stones < BOARD_CELLS - 4; stones++)
            for (int alpha = -8; alpha < 8; alpha++) {
                int within = deadline(stones, alpha);
                bool far = within >= SHARE_DEADLINE;
                TEST_ASSERT_EQUAL(helpers && within >= LOOK_DEADLINE,
                                  solver_looks(&the_solver, stones, alpha));
                TEST_ASSERT_EQUAL_PTR(far || !helpers ? &the_solver.table
                                                      : &the_solver.own,
                                      solver_table(&the_solver, stones, alpha));
            }
    }
    TEST_ASSERT_EQUAL_PTR(the_solver.table.pair, the_team.helper->table.pair);
    TEST_ASSERT_TRUE(the_solver.own.pair != the_team.helper->own.pair);
    part_use_threads(1);
}

static void test_the_number_of_threads_has_its_limits(void)
{
    TEST_ASSERT_FALSE(part_use_threads(0));
    TEST_ASSERT_FALSE(part_use_threads(-1));
    TEST_ASSERT_FALSE(part_use_threads(MOST_THREADS + 1));
    TEST_ASSERT_EQUAL_INT(0, the_team.paths.helpers);
    TEST_ASSERT_TRUE(part_use_threads(MOST_THREADS));
    TEST_ASSERT_TRUE(part_use_threads(1));
}

/* --- the table ------------------------------------------------------------ */

enum { HAMMERS = 4, BLOWS = 200000, KEYS = 8 };

/* All in one pair of slots; the rests differ in many bits, low and high. */
static uint64_t hammer_hash(int i)
{
    uint64_t rest = UINT64_C(0x9e3779b97f4a7c15) * (uint64_t)(i + 1);
    return rest & ((UINT64_C(1) << (BOARD_BITS - MIN_PAIR_BITS)) - 1);
}

/* A made-up score for each, so that what an entry says can be judged. */
static int hammer_score(int i)
{
    return i * (BOARD_CELLS - 1) / KEYS - BOARD_CELLS / 2;
}

/* Tells the truth about one key, and expects it about another. Returns how
   often it found an entry, or NULL after a lie. */
static void *hammer(void *seed)
{
    Random random = {(uint64_t)(uintptr_t)seed};
    uintptr_t found = 1;
    for (int blow = 0; blow < BLOWS; blow++) {
        int i = (int)(random_next(&random) % KEYS), score = hammer_score(i);
        int alpha = (int)(random_next(&random) % BOARD_CELLS) - BOARD_CELLS / 2;
        table_learn(&test_table, hammer_hash(i), alpha, score,
                    random_next(&random) >> (random_next(&random) & 63));
        i = (int)(random_next(&random) % KEYS);
        Bounds known = table_get(&test_table, hammer_hash(i));
        if (known.lower > hammer_score(i) || known.upper < hammer_score(i))
            return NULL;
        found += known.lower > bounds_unknown().lower ||
                 known.upper < bounds_unknown().upper;
    }
    return (void *)found;
}

/* Each entry read is one that was written, whole, for this very key. */
static void test_entries_are_never_mixed(void)
{
    pthread_t threads[HAMMERS];
    test_table_reset();
    for (uintptr_t i = 0; i < HAMMERS; i++)
        TEST_ASSERT_EQUAL_INT(
            0, pthread_create(&threads[i], NULL, hammer, (void *)(i + 1)));
    for (int i = 0; i < HAMMERS; i++) {
        void *found;
        pthread_join(threads[i], &found);
        TEST_ASSERT_NOT_NULL_MESSAGE(found, "an entry lied");
        TEST_ASSERT_TRUE((uintptr_t)found > BLOWS / 50);
    }
}

/* --- who goes where ------------------------------------------------------- */

/* A root, its first child, and that one's; the path of the solver there. */
static Node line[3];

static void play_line(void)
{
    Random random = {212};
    Board board;
    do {
        line[0] = search_play(&random, &board, BOARD_CELLS / 4);
        for (int i = 1; i < 3; i++)
            if (line[i - 1].moves)
                node_play(&line[i], &line[i - 1],
                          line[i - 1].moves & -line[i - 1].moves);
    } while (line[1].moves == 0 || line[2].moves == 0);
    part_use_threads(2);
    the_team.root = line[0];
    the_solver.back_to = NOT_BACK;
    atomic_store(&the_team.answered, false);
    for (int i = 0; i < 3; i++) {
        int stones = line[i].position.stones;
        paths_enter(&the_team.paths, 0, stones, table_hash(&line[i].position));
        paths_enter(&the_team.paths, 1, stones, 0);
    }
}

static bool is_told(int thread)
{
    return path_told(&the_team.paths.of[thread]);
}

static bool is_overtaken(const Node *node)
{
    path_tell(&the_team.paths.of[0]);
    return solver_overtaken(&the_solver, node->position.stones, 0);
}

static void test_who_is_there_is_told_and_once(void)
{
    play_line();
    part_use_threads(3);
    int stones = line[1].position.stones;
    uint64_t hash = table_hash(&line[1].position);
    for (int i = 0; i < 3; i++)
        is_told(i); /* what is left over */
    paths_enter(&the_team.paths, 1, stones, hash);
    paths_enter(&the_team.paths, 2, stones, hash + 1);
    paths_tell(&the_team.paths, 0, stones, hash);
    TEST_ASSERT_FALSE(is_told(0)); /* it knows */
    TEST_ASSERT_TRUE(is_told(1));
    TEST_ASSERT_FALSE(is_told(1));
    TEST_ASSERT_FALSE(is_told(2));
    part_use_threads(1);
}

/* A search that others are in tells them when it is done. */
static void test_an_answer_is_told(void)
{
    play_line();
    int stones = line[0].position.stones;
    is_told(1);
    paths_enter(&the_team.paths, 1, stones, table_hash(&line[0].position));
    int score = negamax(&the_solver, &line[0], 0);
    TEST_ASSERT_TRUE(is_told(1));
    Bounds known = table_get(&the_solver.table, table_hash(&line[0].position));
    TEST_ASSERT_EQUAL_INT(score, score > 0 ? known.lower : known.upper);
    part_use_threads(1);
}

/* Also one that is only about to begin. */
static void test_all_are_told_of_the_end(void)
{
    play_line();
    is_told(1);
    the_team.alpha = 0;
    team_search(&the_team, &the_solver);
    TEST_ASSERT_TRUE(is_told(1));
    TEST_ASSERT_TRUE(atomic_load(&the_team.answered));
    part_use_threads(1);
}

static void let_run(Solver *helper)
{
    while (atomic_load(&helper->state) == BUSY)
        sched_yield();
}

/* Called twice: whether its thread waited for that or a new one came. */
static void test_a_helper_can_be_called_again(void)
{
    play_line();
    Solver *helper = the_team.helper;
    TEST_ASSERT_EQUAL_INT(GONE, atomic_load(&helper->state));
    for (int i = 0; i < 2; i++) {
        the_team.alpha = 0;
        atomic_store(&the_team.answered, false);
        helper->nodes = 0;
        TEST_ASSERT_TRUE(helper_call(helper));
        let_run(helper);
        TEST_ASSERT_TRUE(atomic_load(&the_team.answered));
        TEST_ASSERT_TRUE(helper->nodes > 0);
    }
    part_use_threads(1);
}

/* Without any thread: the caller stands in for it. */
static void test_a_helper_waits_for_a_moment(void)
{
    part_use_threads(2);
    Solver *helper = the_team.helper;
    atomic_store(&helper->state, WAITING);
    TEST_ASSERT_TRUE(helper_call(helper));
    for (int i = 0; i < PATIENCE; i++)
        sched_yield(); /* time for a thread that should not be there */
    TEST_ASSERT_EQUAL_INT(BUSY, atomic_load(&helper->state));
    TEST_ASSERT_FALSE(helper_waits(helper)); /* in vain */
    TEST_ASSERT_EQUAL_INT(GONE, atomic_load(&helper->state));
    part_use_threads(1);
}

static void test_nobody_goes_back_without_a_reason(void)
{
    play_line();
    TEST_ASSERT_FALSE(is_overtaken(&line[2]));
    /* Above: "more than -1?", and all that is known is -1 or more, 0 or less. */
    table_learn(&the_solver.table, table_hash(&line[1].position), -2, -1, 1);
    table_learn(&the_solver.table, table_hash(&line[1].position), 0, 0, 1);
    TEST_ASSERT_FALSE(is_overtaken(&line[2]));
    TEST_ASSERT_EQUAL_INT(NOT_BACK, the_solver.back_to);
}

static void test_an_answer_above_calls_back(void)
{
    play_line();
    int stones = line[1].position.stones;
    table_learn(&the_solver.table, table_hash(&line[2].position), 0, 3, 1);
    table_learn(&the_solver.table, table_hash(&line[1].position), -1, 0, 1);
    is_told(0);
    TEST_ASSERT_FALSE(solver_overtaken(&the_solver, stones + 1, 0));
    TEST_ASSERT_TRUE(is_overtaken(&line[2]));
    TEST_ASSERT_EQUAL_INT(stones, the_solver.back_to);
    solver_go_back(&the_solver, stones + 1);
    TEST_ASSERT_EQUAL_INT(stones, the_solver.back_to);
    TEST_ASSERT_EQUAL_INT(0, solver_go_back(&the_solver, stones));
    TEST_ASSERT_EQUAL_INT(NOT_BACK, the_solver.back_to);
}

/* Called back at once or in the middle, a search leaves nothing behind. */
static void test_a_search_that_was_called_back_learns_nothing(void)
{
    play_line();
    uint64_t hash = table_hash(&line[0].position);
    atomic_store(&the_team.answered, true);
    path_tell(&the_team.paths.of[0]);
    negamax(&the_solver, &line[0], 0);
    TEST_ASSERT_EQUAL_INT(ALL_THE_WAY, the_solver.back_to);
    Bounds known = table_get(&the_solver.table, hash);
    TEST_ASSERT_EQUAL_INT(bounds_unknown().lower, known.lower);
    TEST_ASSERT_EQUAL_INT(bounds_unknown().upper, known.upper);
    TEST_ASSERT_EQUAL_UINT64(1, the_solver.nodes);
    part_use_threads(1);
}

/* The children of the line's root, ranked, as a search has them. */
static Children ranked_children(void)
{
    Children children;
    children_prefetch(&children, &line[0], &the_solver.table);
    children_make(&children, &line[0]);
    children_rank(&children, &line[0], 0);
    return children;
}

static void test_busy_children_come_last(void)
{
    play_line();
    int stones = line[1].position.stones, lane, last = -1;
    Children children = ranked_children();
    int best = children_next(&children);
    uint64_t hash = children.hash[best];

    children = ranked_children();
    paths_enter(&the_team.paths, 0, stones, hash); /* oneself does not count */
    children_defer(&children, &the_team.paths, 0, stones);
    TEST_ASSERT_EQUAL_INT(best, children_next(&children));

    children = ranked_children();
    paths_enter(&the_team.paths, 1, stones, hash);
    children_defer(&children, &the_team.paths, 0, stones);
    while ((lane = children_next(&children)) >= 0)
        last = lane;
    TEST_ASSERT_EQUAL_INT(best, last);
    part_use_threads(1);
}

/* The attacker avoids the child another thread is in, the defender does not. */
static void test_threads_part_where_the_attacker_moves(void)
{
    play_line();
    Paths *paths = &the_team.paths;
    int stones = line[1].position.stones;
    Children children = ranked_children();
    int best = children_next(&children);
    paths_enter(paths, 1, stones, children.hash[best]);
    for (int alpha = -1; alpha <= 0; alpha++) {
        children = ranked_children();
        int lane = children_next_idle(&children, paths, 0, stones, alpha);
        TEST_ASSERT_EQUAL(alpha < 0, lane == best);
        TEST_ASSERT_EQUAL_UINT64(children.hash[lane],
                                 paths_at(paths, 0, stones));
    }
    part_use_threads(1);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_entries_are_never_mixed);
    RUN_TEST(test_who_is_there_is_told_and_once);
    RUN_TEST(test_an_answer_is_told);
    RUN_TEST(test_all_are_told_of_the_end);
    RUN_TEST(test_a_helper_can_be_called_again);
    RUN_TEST(test_a_helper_waits_for_a_moment);
    RUN_TEST(test_nobody_goes_back_without_a_reason);
    RUN_TEST(test_an_answer_above_calls_back);
    RUN_TEST(test_a_search_that_was_called_back_learns_nothing);
    RUN_TEST(test_busy_children_come_last);
    RUN_TEST(test_threads_part_where_the_attacker_moves);
    RUN_TEST(test_the_number_of_threads_has_its_limits);
    RUN_TEST(test_what_is_shared);
    RUN_TEST(test_the_helpers_do_help);
    RUN_TEST(test_the_score_is_the_same_with_any_number_of_threads);
    RUN_TEST(test_late_positions_with_two_threads);
    RUN_TEST(test_both_versions_search_the_same);
    run_leaf_tests();
    run_packed_tests();
    run_question_tests();
    run_contract_tests();
    return UNITY_END();
}
