/* The program with threads, as a user meets it: -t and its neighbours. */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_play.h"
#include "run_program.h"
#include "unity.h"

static char program[200], before[200]; /* the part, and the one it changes */

void setUp(void)
{
}

void tearDown(void)
{
}

static void find(const char *pattern, char *path, size_t size)
{
    glob_t found;
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, glob(pattern, 0, NULL, &found), pattern);
    snprintf(path, size, "%s", found.gl_pathv[0]);
    globfree(&found);
}

static Run run_part(const char *part, const char *options, const char *input)
{
    char command[300];
    snprintf(command, sizeof command, "'%s' %s", part, options);
    return run_text(command, input);
}

static const char *random_positions(int count, int stones)
{
    static char text[100 * (BOARD_CELLS + 2)];
    char *end = text;
    Random random = {213};
    Board board;
    for (int i = 0; i < count; i++) {
        random_play(&random, &board, stones + i % 4);
        board_write(&board, end);
        end += strlen(end);
        *end++ = '\n';
    }
    *end = '\0';
    return text;
}

/* All but the last `words` of a line: the time, or the nodes as well. */
static void cut_words(char *line, int words)
{
    while (words-- > 0)
        *strrchr(line, ' ') = '\0';
}

/* Whole answers, but for that many words at the end of each. */
static void check_same(Run one, Run two, int words)
{
    char *left = one.out, *right = two.out, *line;
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, one.status, one.err);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, two.status, two.err);
    while ((line = next_line(&left))) {
        char *other = next_line(&right);
        TEST_ASSERT_NOT_NULL(other);
        cut_words(line, words);
        cut_words(other, words);
        TEST_ASSERT_EQUAL_STRING(line, other);
    }
    TEST_ASSERT_NULL(next_line(&right));
    run_free(&one);
    run_free(&two);
}

/* Not a node more: what the threads need costs nothing without them. */
static void test_one_thread_searches_what_the_part_before_does(void)
{
    const char *input = random_positions(40, 12);
    check_same(run_part(before, "", input), run_part(program, "", input), 1);
    check_same(run_part(before, "-w", input),
               run_part(program, "-t 1 -w", input), 1);
}

static void test_any_number_gives_the_same_scores(void)
{
    static const char *const threads[] = {"-t 2", "-t 3", "-t 8", "-t 64"};
    const char *input = random_positions(40, 10);
    for (int i = 0; i < 4; i++)
        check_same(run_part(program, "", input),
                   run_part(program, threads[i], input), 2);
}

static void test_the_options_go_together(void)
{
    const char *input = random_positions(12, 12);
    check_same(run_part(program, "-w", input),
               run_part(program, "-w -t 2", input), 2);
    check_same(run_part(program, "-a", input),
               run_part(program, "-t 2 -a", input), 2);
    check_same(run_part(program, "-a -w", input),
               run_part(program, "-t 3 -a -w", input), 2);
}

static void check_refused(const char *options, const char *why)
{
    Run run = run_part(program, options, "\n");
    TEST_ASSERT_EQUAL_INT_MESSAGE(2, run.status, options);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, why), run.err);
    TEST_ASSERT_EQUAL_STRING("", run.out);
    run_free(&run);
}

static void test_a_bad_number_of_threads_is_refused(void)
{
    check_refused("-t 65", "cannot search with 65 threads");
    check_refused("-t 0", "wants a number of threads");
    check_refused("-t two", "wants a number of threads");
    check_refused("-t 2x", "wants a number of threads");
}

int main(void)
{
    UNITY_BEGIN();
    find(BUILD_DIR "/[0-9][0-9]-threads", program, sizeof program);
    find(BUILD_DIR "/[0-9][0-9]-history", before, sizeof before);
    RUN_TEST(test_one_thread_searches_what_the_part_before_does);
    RUN_TEST(test_any_number_gives_the_same_scores);
    RUN_TEST(test_the_options_go_together);
    RUN_TEST(test_a_bad_number_of_threads_is_refused);
    return UNITY_END();
}
