/*
 * The oracle knows the positions of 4x4, a few parts agree with it, and
 * broken ones do not. `make check-all-positions` asks all parts and variants,
 * on a larger board as well.
 */
#include "run_program.h"
#include "unity.h"

#undef BOARD_WIDTH
#undef BOARD_HEIGHT
#define BOARD_WIDTH  4
#define BOARD_HEIGHT 4
#include "oracle.c"

#define SCRATCH BUILD_DIR "/test/mutant"

static Run run;

void setUp(void)
{
    run = (Run){0};
}

void tearDown(void)
{
    run_free(&run);
}

/* --- a second count: backwards -------------------------------------------- */

/*
 * The oracle plays stones and looks where that leads. Here it is the other
 * way round: of all ways to fill the columns with the right number of stones
 * those are legal from which a last stone can be taken so that a legal
 * position is left which nobody has won.
 */
enum { NOT_ASKED, IMPOSSIBLE, OPEN, CLOSED };
static char kind_of[POSITIONS];

/* Is it the turn of the player who did not play the topmost stone here? */
static bool is_last(int column, int stones)
{
    int top = height(column) - 1;
    return top >= 0 && cell[column][top] == (stones % 2 ? 'x' : 'o');
}

static int kind(int stones);

static bool can_be_taken_back(int stones)
{
    bool legal = stones == 0;
    for (int column = 0; column < BOARD_WIDTH && !legal; column++)
        if (is_last(column, stones)) {
            int top = height(column) - 1;
            char stone = cell[column][top];
            cell[column][top] = '.';
            legal = kind(stones - 1) == OPEN;
            cell[column][top] = stone;
        }
    return legal;
}

/* Of the position that is set up. */
static int kind(int stones)
{
    uint32_t position = number();
    if (kind_of[position] == NOT_ASKED) {
        bool legal = can_be_taken_back(stones);
        kind_of[position] = !legal                           ? IMPOSSIBLE
                            : has_line('x') || has_line('o') ? CLOSED
                                                             : OPEN;
    }
    return kind_of[position];
}

/* As a number may be that stands for no position: each column has its 1. */
static bool is_filling(uint32_t position)
{
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (position % (2 << BOARD_HEIGHT) == 0)
            return false;
        position /= 2 << BOARD_HEIGHT;
    }
    return true;
}

static void test_as_many_positions_counted_backwards(void)
{
    long count[ORACLE_CELLS + 1][CLOSED + 1] = {{0}}, total = 0;
    for (uint32_t i = 0; i < POSITIONS; i++)
        if (is_filling(i)) {
            int stones = stones_on(i);
            count[stones][kind(stones)]++;
        }
    for (int stones = 0; stones <= ORACLE_CELLS; stones++) {
        TEST_ASSERT_EQUAL(oracle_open(stones), count[stones][OPEN]);
        TEST_ASSERT_EQUAL(oracle_won(stones), count[stones][CLOSED]);
        total += count[stones][OPEN] + count[stones][CLOSED];
    }
    TEST_ASSERT_EQUAL(161029, total); /* as John Tromp says */
}

static void test_a_position_is_where_its_moves_lead(void)
{
    for (int stones = 0; stones <= ORACLE_CELLS; stones++)
        for (long i = 0; i < oracle_open(stones); i += 7) {
            int moves[ORACLE_CELLS];
            uint32_t position = oracle_position(stones, i);
            oracle_moves(position, stones, moves);
            memset(cell, '.', sizeof cell);
            for (int j = 0; j < stones; j++) {
                TEST_ASSERT_FALSE(has_line('x') || has_line('o'));
                cell[moves[j]][height(moves[j])] = j % 2 ? 'o' : 'x';
            }
            TEST_ASSERT_EQUAL_UINT32(position, number());
        }
}

/* --- parts and mutants ---------------------------------------------------- */

static void test_parts_agree_with_the_oracle(void)
{
    const char *parts[] = {"14-follow-up", "23-threads"};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        char command[256];
        snprintf(command, sizeof command,
                 BUILD_DIR "/boards/4x4/all-positions/%s", parts[i]);
        run_free(&run);
        run = run_text(command, "");
        TEST_ASSERT_EQUAL_STRING("", run.err);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, " 139625 "), run.out);
    }
}

/* Part 12 with a file changed by sed; fewer nodes mean later positions. */
static void run_mutant(const char *file, const char *change, int nodes)
{
    char command[1024];
    snprintf(
        command, sizeof command,
        "set -e; rm -rf " SCRATCH "; mkdir -p " SCRATCH "; "
        "cp -R parts common " SCRATCH "; cd " SCRATCH "; "
        "sed '%s' %s > changed; ! cmp -s changed %s; mv changed %s; " COMPILER
        " -std=c11 -O1 -D_POSIX_C_SOURCE=200809L "
        "-DBOARD_WIDTH=4 -DBOARD_HEIGHT=4 -DPART_NAME='\"mutant\"' "
        "-o mutant parts/12-lower-bound-tt/part.c "
        "common/testing/all_positions.c "
        "common/testing/oracle.c common/answer.c common/board.c; "
        "./mutant -n %d",
        change, file, file, file, nodes);
    run = run_text(command, "");
}

/* Which of strong, weak and columns are wrong: + for each, else -. */
static void assert_wrong(const char *kinds)
{
    long positions, wrong[3];
    int stones;
    TEST_ASSERT_EQUAL_INT_MESSAGE(1, run.status, run.err);
    TEST_ASSERT_EQUAL_INT_MESSAGE(5,
                                  sscanf(run.out, "mutant %ld %d %ld %ld %ld",
                                         &positions, &stones, &wrong[0],
                                         &wrong[1], &wrong[2]),
                                  run.out);
    for (int i = 0; i < 3; i++)
        TEST_ASSERT_EQUAL_MESSAGE(kinds[i] == '+', wrong[i] > 0, run.out);
}

static void test_a_wrong_bound_is_found(void)
{
    run_mutant("parts/12-lower-bound-tt/solver.c",
               "s/put_upper(\\(.*\\), alpha)/put_upper(\\1, alpha - 1)/",
               1000000);
    assert_wrong("+++");
    TEST_ASSERT_NOT_NULL(strstr(run.err, "mutant, '"));
}

static void test_a_wrong_column_is_found(void)
{
    run_mutant("common/answer.c",
               "s/1 : score_win_now(board->stones)/"
               "1 : score_win_now(board->stones + 2)/",
               30000);
    assert_wrong("--+");
}

int main(void)
{
    oracle_solve();
    UNITY_BEGIN();
    RUN_TEST(test_as_many_positions_counted_backwards);
    RUN_TEST(test_a_position_is_where_its_moves_lead);
    RUN_TEST(test_parts_agree_with_the_oracle);
    RUN_TEST(test_a_wrong_bound_is_found);
    RUN_TEST(test_a_wrong_column_is_found);
    return UNITY_END();
}
