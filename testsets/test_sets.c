#include "unity.h"

#include <stdio.h>

#include "random_play.h"
#include "run_program.h"
#include "sets.c"

void setUp(void)
{
}

void tearDown(void)
{
}

static Board board_of(const char *moves)
{
    Board board;
    size_t at;
    TEST_ASSERT_EQUAL(RULE_OK, board_read(&board, moves, strlen(moves), &at));
    return board;
}

/* --- plies left ----------------------------------------------------------- */

#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6

static void test_first_player_wins_with_the_41st_stone(void)
{
    TEST_ASSERT_EQUAL(41, plies_left(0, 1));
}

static void test_draw_lasts_until_the_board_is_full(void)
{
    TEST_ASSERT_EQUAL(42, plies_left(0, 0));
    TEST_ASSERT_EQUAL(1, plies_left(41, 0));
}

/* 4455: the side to move wins with its fourth stone, the seventh in all. */
static void test_win_in_three_plies(void)
{
    TEST_ASSERT_EQUAL(3, plies_left(4, 18));
}

/* 44455554221: whatever is played, the 13th stone, the other's 7th, wins. */
static void test_loss_in_two_plies(void)
{
    TEST_ASSERT_EQUAL(2, plies_left(11, -15));
}

static void test_impossible_scores(void)
{
    TEST_ASSERT_EQUAL(0, plies_left(10, 17)); /* the win would be past */
    TEST_ASSERT_EQUAL(0, plies_left(41, -1)); /* the loser has the last cell */
    TEST_ASSERT_EQUAL(0, plies_left(0, 22));
}

/* --- the six sets --------------------------------------------------------- */

static void test_every_set_has_a_thousand_positions_of_its_class(void)
{
    for (int i = 0; i < SETS; i++) {
        const TestSet *set = &test_sets[i];
        int sum = 0;
        for (int stones = 0; stones <= BOARD_CELLS; stones++) {
            sum += set->count[stones];
            if (set->count[stones])
                TEST_ASSERT_TRUE(range_has(set->class.stones, stones));
        }
        TEST_ASSERT_EQUAL_MESSAGE(SET_LINES, sum, set->names->name);
    }
}

/* At most one set for any stones and plies, exactly one for possible ones. */
static void test_classes_neither_overlap_nor_leave_gaps(void)
{
    for (int stones = 0; stones < BOARD_CELLS; stones++)
        for (int left = 1; left <= BOARD_CELLS - stones; left++) {
            int classes = 0;
            for (int i = 0; i < SETS; i++)
                classes += range_has(test_sets[i].class.stones, stones) &&
                           range_has(test_sets[i].class.left, left);
            TEST_ASSERT_EQUAL(1, classes);
        }
}

/* The first line of each file belongs to the class under its name. */
static void test_names_and_classes_go_together(void)
{
    for (int i = 0; i < SETS; i++) {
        char path[64], moves[BOARD_CELLS + 1];
        int score = 0;
        snprintf(path, sizeof path, "testsets/%s.txt", six_sets[i].name);
        FILE *file = fopen(path, "r");
        TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
        TEST_ASSERT_EQUAL(2, fscanf(file, "%42s %d", moves, &score));
        fclose(file);
        int stones = (int)strlen(moves);
        Class class = set_named(path)->class;
        TEST_ASSERT_TRUE_MESSAGE(
            range_has(class.stones, stones) &&
                range_has(class.left, plies_left(stones, score)),
            path);
    }
}

/* As awk reads it out of the header, for make and the scripts. */
static void test_make_has_the_same_list(void)
{
    char files[SETS * 40] = "";
    for (int i = 0; i < SETS; i++)
        snprintf(files + strlen(files), sizeof files - strlen(files),
                 " testsets/%s.txt", six_sets[i].name);
    strcat(files, "\n");
    Run run = run_text("MAKEFLAGS= make -n confirm-testsets V=1 SOLVER=/bin/sh "
                       "BUILD=" BUILD_DIR,
                       "");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, files), run.out);
    run_free(&run);
}

static void test_sets_are_known_by_both_names(void)
{
    TEST_ASSERT_EQUAL_PTR(&test_sets[0], set_named("end-easy.txt"));
    TEST_ASSERT_EQUAL_PTR(&test_sets[5], set_named("some/dir/Test_L1_R3"));
    TEST_ASSERT_NULL(set_named("end-easy.txt.part"));
    TEST_ASSERT_NULL(set_named("end-easy"));
    TEST_ASSERT_NULL(set_named("dir/"));
}

#endif

/* --- positions ------------------------------------------------------------ */

static void test_another_order_of_moves_is_the_same_position(void)
{
    Board one = board_of("1234"), other = board_of("3214");
    TEST_ASSERT_TRUE(board_identity(&one) == board_identity(&other));
}

static void test_colours_exchanged_are_another_position(void)
{
    Board one = board_of("1223"), other = board_of("2132");
    TEST_ASSERT_FALSE(board_identity(&one) == board_identity(&other));
}

static void test_heights_alone_do_not_make_a_position(void)
{
    Board one = board_of("1122"), other = board_of("1212");
    TEST_ASSERT_FALSE(board_identity(&one) == board_identity(&other));
}

/* Plays the mirrored moves: the identity must not change. */
static void test_mirror_images_share_their_identity(void)
{
    Random random = {5};
    Board board, mirror;
    for (int i = 0; i < 200; i++) {
        random_play(&random, &board, random_below(&random, BOARD_CELLS / 2));
        board_clear(&mirror);
        for (int move = 0; move < board.stones; move++)
            board_play(&mirror, BOARD_WIDTH - 1 - board.moves[move]);
        TEST_ASSERT_TRUE(board_identity(&board) == board_identity(&mirror));
    }
}

static void test_a_win_at_once_decides(void)
{
    Board wins = board_of("121212"), open = board_of("1212"),
          empty = board_of("");
    TEST_ASSERT_TRUE(board_decided(&wins));
    TEST_ASSERT_FALSE(board_decided(&open));
    TEST_ASSERT_FALSE(board_decided(&empty));
}

#if BOARD_WIDTH == 7
/* Stones on 3, 4, 5 with both ends free: one can be blocked, not both. */
static void test_two_open_ends_decide(void)
{
    Board both = board_of("33445"), one = board_of("1122344");
    TEST_ASSERT_TRUE(board_decided(&both));
    TEST_ASSERT_FALSE(board_decided(&one));
}
#endif

static void test_seen_names_the_first_line(void)
{
    Seen seen = {0};
    TEST_ASSERT_EQUAL(0, seen_before(&seen, 17, 3));
    TEST_ASSERT_EQUAL(0, seen_before(&seen, 18, 4));
    TEST_ASSERT_EQUAL(3, seen_before(&seen, 17, 9));
    TEST_ASSERT_EQUAL(3, seen_before(&seen, 17, 10));
    seen_clear(&seen);
    TEST_ASSERT_EQUAL(0, seen_before(&seen, 17, 1));
    seen_clear(&seen);
}

/* --- ranges --------------------------------------------------------------- */

static void test_ranges_are_read(void)
{
    Range range;
    TEST_ASSERT_TRUE(range_read("20-24", 42, &range));
    TEST_ASSERT_EQUAL(20, range.min);
    TEST_ASSERT_EQUAL(24, range.max);
    TEST_ASSERT_TRUE(range_read("7", 42, &range));
    TEST_ASSERT_EQUAL(7, range.min);
    TEST_ASSERT_EQUAL(7, range.max);
}

static void test_bad_ranges_are_refused(void)
{
    const char *bad[] = {"",
                         "-",
                         "-5",
                         "5-",
                         "9-8",
                         "1-43",
                         "43",
                         "1-2 ",
                         "1-2-3",
                         "a-b",
                         " 1",
                         "+1",
                         "1 -2",
                         "99999999999999999999",
                         "1-99999999999999"};
    Range range;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        TEST_ASSERT_FALSE_MESSAGE(range_read(bad[i], 42, &range), bad[i]);
}

int main(void)
{
    UNITY_BEGIN();
#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6
    RUN_TEST(test_first_player_wins_with_the_41st_stone);
    RUN_TEST(test_draw_lasts_until_the_board_is_full);
    RUN_TEST(test_win_in_three_plies);
    RUN_TEST(test_loss_in_two_plies);
    RUN_TEST(test_impossible_scores);
    RUN_TEST(test_every_set_has_a_thousand_positions_of_its_class);
    RUN_TEST(test_classes_neither_overlap_nor_leave_gaps);
    RUN_TEST(test_sets_are_known_by_both_names);
    RUN_TEST(test_names_and_classes_go_together);
    RUN_TEST(test_make_has_the_same_list);
#endif
    RUN_TEST(test_another_order_of_moves_is_the_same_position);
    RUN_TEST(test_colours_exchanged_are_another_position);
    RUN_TEST(test_heights_alone_do_not_make_a_position);
    RUN_TEST(test_mirror_images_share_their_identity);
    RUN_TEST(test_a_win_at_once_decides);
#if BOARD_WIDTH == 7
    RUN_TEST(test_two_open_ends_decide);
#endif
    RUN_TEST(test_seen_names_the_first_line);
    RUN_TEST(test_ranges_are_read);
    RUN_TEST(test_bad_ranges_are_refused);
    return UNITY_END();
}
