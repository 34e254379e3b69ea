/* Thinking with a time limit, against solvers that answer, dawdle or die. */
#include "think.c"

#include <string.h>

#include "../clock.h"
#include "../random_play.h"
#include "unity.h"

typedef enum { ANSWERS, DAWDLES, DIES } Temper;
static Temper temper;

void setUp(void)
{
}

void tearDown(void)
{
}

/* Stands in for the solver. */
void answer_columns(Answer *answer, const Board *board, bool weak)
{
    (void)weak;
    while (temper == DAWDLES)
        pause();
    if (temper == DIES)
        _exit(7);
    memset(answer, 0, sizeof *answer);
    answer->score = board->stones;
    answer->nodes = 42;
}

static bool ask(Answer *answer, Temper with, unsigned seconds)
{
    Board board;
    board_clear(&board);
    board_play(&board, 2);
    temper = with;
    return think(answer, &board, seconds);
}

static void test_an_answer_comes_back(void)
{
    Answer answer;
    TEST_ASSERT_TRUE(ask(&answer, ANSWERS, 60));
    TEST_ASSERT_EQUAL_INT(1, answer.score);
    TEST_ASSERT_EQUAL_UINT64(42, answer.nodes);
}

static void test_none_comes_when_time_is_up(void)
{
    Answer answer;
    int64_t start = clock_now();
    TEST_ASSERT_FALSE(ask(&answer, DAWDLES, 1));
    TEST_ASSERT_INT64_WITHIN(700000000, 1200000000, clock_now() - start);
    TEST_ASSERT_EQUAL_INT(0, (int)child);
}

/* It is said, too; but here it would look like a failure of the test. */
static void test_a_solver_that_dies_is_no_answer(void)
{
    Answer answer;
    int shown = dup(STDERR_FILENO);
    TEST_ASSERT_NOT_NULL(freopen("/dev/null", "w", stderr));
    bool answered = ask(&answer, DIES, 60);
    fflush(stderr);
    dup2(shown, STDERR_FILENO);
    close(shown);
    TEST_ASSERT_FALSE(answered);
}

/*
 * A program that thinks gets the signal. All that live below it hold the
 * writing end of `watch`: when the last is gone, reading finds the end.
 */
static void check_stopped_by(int number)
{
    int watch[2], status;
    char ready;
    TEST_ASSERT_EQUAL_INT(0, pipe(watch));
    fflush(stdout);
    pid_t program = fork();
    if (program == 0) {
        Answer answer;
        alarm(60); /* should all else fail */
        if (write(watch[1], "r", 1) == 1)
            ask(&answer, DAWDLES, 30);
        _exit(0);
    }
    close(watch[1]);
    TEST_ASSERT_EQUAL_INT(1, (int)read(watch[0], &ready, 1));
    nanosleep(&(struct timespec){.tv_nsec = 200000000},
              NULL); /* for its child */
    int64_t start = clock_now();
    kill(program, number);
    waitpid(program, &status, 0);
    TEST_ASSERT_TRUE(WIFSIGNALED(status));
    TEST_ASSERT_EQUAL_INT(number, WTERMSIG(status));
    TEST_ASSERT_EQUAL_INT(0, (int)read(watch[0], &ready, 1));
    TEST_ASSERT_TRUE(clock_now() - start < 5000000000);
    close(watch[0]);
}

static void test_no_child_is_left_behind(void)
{
    for (int i = 0; i < STOPS; i++)
        check_stopped_by(stop_signals[i]);
}

static void test_the_most_central_of_the_best(void)
{
    Answer answer = {.score = 2};
    for (int column = 0; column < BOARD_WIDTH; column++)
        answer.playable[column] = true;
    answer.column[0] = answer.column[1] = 2;
    TEST_ASSERT_EQUAL_INT(1, think_best(&answer));
    answer.playable[1] = false;
    TEST_ASSERT_EQUAL_INT(0, think_best(&answer));
}

static void test_central_columns_are_all_columns(void)
{
    unsigned seen = 0;
    for (int i = 0; i < BOARD_WIDTH; i++)
        seen |= 1U << central_column(i);
    TEST_ASSERT_EQUAL_HEX((1U << BOARD_WIDTH) - 1, seen);
}

static void check_thumb(const char *position, char expected)
{
    Board board;
    size_t at;
    Rule rule = board_read(&board, position, strlen(position), &at);
    TEST_ASSERT_EQUAL_INT_MESSAGE(RULE_OK, rule, position);
    char name[] = {column_name(think_by_thumb(&board)), '\0'};
    char wanted[] = {expected, '\0'};
    TEST_ASSERT_EQUAL_STRING_MESSAGE(wanted, name, position);
}

/* All of these fit the smallest board but for the last. */
static void test_the_rule_of_thumb(void)
{
    check_thumb("121212", '1'); /* wins rather than blocks */
    check_thumb("12121", '1');  /* blocks */
    check_thumb("", column_name(BOARD_WIDTH / 2));
#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6
    /* Column 4 lets X complete 2 3 4 5 on the second row. */
    check_thumb("3225573", '3');
#endif
}

/* The last cells: nothing may be read or written beyond the board. */
static void test_the_rule_of_thumb_to_the_last_stone(void)
{
    Random random = {11};
    Board board;
    for (int stones = 0; stones < BOARD_CELLS; stones++)
        for (int i = 0; i < 20; i++) {
            random_play(&random, &board, stones);
            TEST_ASSERT_TRUE(board_can_play(&board, think_by_thumb(&board)));
        }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_an_answer_comes_back);
    RUN_TEST(test_none_comes_when_time_is_up);
    RUN_TEST(test_a_solver_that_dies_is_no_answer);
    RUN_TEST(test_no_child_is_left_behind);
    RUN_TEST(test_the_most_central_of_the_best);
    RUN_TEST(test_central_columns_are_all_columns);
    RUN_TEST(test_the_rule_of_thumb);
    RUN_TEST(test_the_rule_of_thumb_to_the_last_stone);
    return UNITY_END();
}
