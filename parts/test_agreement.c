/*
 * Every solver, variants too, gives every position the same score: random
 * positions of each depth it can reach, strong and weak, against the
 * exhaustive search where that is quick and against each other elsewhere.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_play.h"
#include "run_program.h"
#include "slow_score.h"
#include "unity.h"

enum { EACH = 8, FIRST = 8, MOST = EACH * (BOARD_CELLS + 1) };

static char positions[MOST][BOARD_CELLS + 1];
static int scores[MOST]; /* by slow_score, or by the first to answer */
static bool known[MOST];

void setUp(void)
{
}

void tearDown(void)
{
}

/* The fewest stones a part can be asked about without a long wait. */
static int earliest(const char *solver)
{
    static const int stones[] = {
        [3] = 31, [4] = 26, [5] = 24, [6] = 23, [7] = 20, [8] = 20, [9] = 18};
    const char *name = strstr(solver, BUILD_DIR) + strlen(BUILD_DIR) + 1;
    if (strncmp(name, "variants/", 9) == 0)
        name += 9;
    int number = atoi(name);
    return number <= 9 ? stones[number] : 12;
}

static void make_positions(void)
{
    Random random = {12};
    Board board;
    for (int i = 0; i < MOST; i++) {
        random_play(&random, &board, i / EACH);
        board_write(&board, positions[i]);
        if (board.stones >= BOARD_CELLS - 8) {
            scores[i] = slow_score(&board);
            known[i] = true;
        }
    }
}

static void check_answer(int i, int score, bool weak, const char *solver)
{
    char message[200];
    snprintf(message, sizeof message, "%s on %s", solver, positions[i]);
    if (known[i])
        TEST_ASSERT_EQUAL_INT_MESSAGE(weak ? score_sign(scores[i]) : scores[i],
                                      score, message);
    else if (!weak) {
        scores[i] = score;
        known[i] = true;
    }
}

static void check_solver(const char *solver, bool weak)
{
    static char input[MOST * (BOARD_CELLS + 2)];
    char command[300], *end = input;
    int first = earliest(solver) * EACH;
    for (int i = first; i < MOST; i++)
        end += sprintf(end, "%s\n", positions[i]);
    snprintf(command, sizeof command, "'%s' %s", solver, weak ? "-w" : "");
    Run run = run_text(command, input);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, solver);
    char *text = run.out;
    for (int i = first; i < MOST; i++) {
        const char *line = next_line(&text);
        TEST_ASSERT_NOT_NULL_MESSAGE(line, solver);
        size_t length = strlen(positions[i]);
        TEST_ASSERT_EQUAL_INT(0, strncmp(line, positions[i], length));
        check_answer(i, atoi(line + length), weak, solver);
    }
    run_free(&run);
}

static void check_all(const char *pattern, size_t at_least)
{
    glob_t solvers;
    glob(pattern, 0, NULL, &solvers);
    TEST_ASSERT_TRUE_MESSAGE(solvers.gl_pathc >= at_least, pattern);
    for (size_t i = solvers.gl_pathc; i-- > 0;) {
        size_t length = strlen(solvers.gl_pathv[i]);
        if (strcmp(solvers.gl_pathv[i] + length - 2, ".d") == 0)
            continue; /* the compiler's list of dependencies */
        check_solver(solvers.gl_pathv[i], false);
        check_solver(solvers.gl_pathv[i], true);
    }
    globfree(&solvers);
}

static void test_all_parts_agree(void)
{
    check_all(BUILD_DIR "/[0-9][0-9]-*", 10);
}

static void test_all_variants_agree(void)
{
    check_all(BUILD_DIR "/variants/*/*", 9);
}

int main(void)
{
    make_positions();
    UNITY_BEGIN();
    RUN_TEST(test_all_parts_agree);
    RUN_TEST(test_all_variants_agree);
    return UNITY_END();
}
