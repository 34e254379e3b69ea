/* The learned order: its features know no left and right, its slopes are
   those of what is to be raised, and sampling leaves the search alone. */
int learn_order(int argc, char **argv);
#define main learn_order
#include "tuning/learn_order.c"
#undef main

#include "run_program.h"
#include "unity.h"

#define WORK BUILD_DIR "/test/learn-order"

static Run run;

void setUp(void)
{
}

void tearDown(void)
{
    run_free(&run);
}

/* 24 lines go along, 21 up, 12 each way across, each through four cells. */
static void test_every_line_is_found_from_each_of_its_cells(void)
{
    int lines = 0;
    for (int cell = 0; cell < BOARD_BITS; cell++)
        lines += cell_lines(cell)->count;
    TEST_ASSERT_EQUAL_INT((24 + 21 + 12 + 12) * 4, lines);
}

/* The node after some moves, or their mirror image. */
static Node node_after(const Board *board, bool mirrored)
{
    Position position;
    position_clear(&position);
    for (int i = 0; i < board->stones; i++)
        position_play(&position, mirrored ? BOARD_WIDTH - 1 - board->moves[i]
                                          : board->moves[i]);
    return node_of(&position);
}

static int lane_of(const Children *children, int column)
{
    for (int i = 0; i < BOARD_WIDTH; i++)
        if (children->move[i] & column_cells(column))
            return i;
    return -1;
}

static void test_a_mirror_image_has_the_same_features(void)
{
    Random random = {5};
    int compared = 0;
    for (int i = 0; i < 200; i++) {
        Board board;
        Children children, images;
        random_play(&random, &board, 6 + i % 24);
        Node node = node_after(&board, false), image = node_after(&board, true);
        children_make(&children, &node);
        children_make(&images, &image);
        for (int column = 0; column < BOARD_WIDTH; column++) {
            int x[FEATURES], y[FEATURES];
            int lane = lane_of(&children, column);
            int other = lane_of(&images, BOARD_WIDTH - 1 - column);
            TEST_ASSERT_EQUAL_INT(lane < 0, other < 0);
            if (lane < 0)
                continue;
            child_features(x, &children, &node, lane);
            child_features(y, &images, &image, other);
            TEST_ASSERT_EQUAL_INT_ARRAY(x, y, FEATURES);
            compared++;
        }
    }
    TEST_ASSERT_GREATER_THAN_INT(200, compared);
}

static Sample a_sample(void)
{
    Sample sample = {.children = 4, .rights = 2};
    const double nodes[] = {3, 200, 40, 9};
    for (int i = 0; i < sample.children; i++) {
        sample.child[i].nodes = nodes[i];
        sample.child[i].right = i % 2;
        sample.child[i].x[i] = 1; /* so its weight is its score */
    }
    return sample;
}

static double reached(const Sample *sample, const double *weights, Aim aim)
{
    double chance[BOARD_WIDTH], right = 0, mean = 0;
    softmax(chance, sample, weights);
    for (int i = 0; i < sample->children; i++) {
        right += sample->child[i].right ? chance[i] : 0;
        mean += chance[i] * log(nodes_first(sample, i));
    }
    return aim == RIGHT ? log(right) : -mean;
}

static void test_the_pull_is_the_slope(void)
{
    const double little = 1e-6;
    Sample sample = a_sample();
    double weights[FEATURES] = {0.3, -0.2, 0.7, 0.1};
    double chance[BOARD_WIDTH], force[BOARD_WIDTH];
    TEST_ASSERT_TRUE(nodes_first(&sample, 0) == 3 + 9);
    TEST_ASSERT_TRUE(nodes_first(&sample, 1) == 200);
    for (Aim aim = RIGHT; aim <= CHEAP; aim++) {
        softmax(chance, &sample, weights);
        pull(force, chance, &sample, aim);
        double here = reached(&sample, weights, aim);
        for (int i = 0; i < sample.children; i++) {
            weights[i] += little;
            double slope = (reached(&sample, weights, aim) - here) / little;
            weights[i] -= little;
            TEST_ASSERT_TRUE(fabs(slope - force[i]) < 1e-4);
        }
    }
}

/* Where two children answer, RIGHT does not care which, CHEAP does. */
static void test_what_the_two_aims_prefer(void)
{
    Sample sample = a_sample();
    Samples samples = {1, 1, &sample};
    LearnedWeights right, cheap;
    fit(&right, &samples, RIGHT);
    fit(&cheap, &samples, CHEAP);
    TEST_ASSERT_EQUAL_INT(right.of[0][1], right.of[0][3]);
    TEST_ASSERT_GREATER_THAN_INT(right.of[0][2], right.of[0][1]);
    TEST_ASSERT_GREATER_THAN_INT(cheap.of[0][1], cheap.of[0][3]);
    TEST_ASSERT_GREATER_THAN_INT(cheap.of[0][1], cheap.of[0][0]);
}

/* It compares the nodes with and without samples by itself. */
static void test_samples_do_not_disturb_the_search(void)
{
    run = run_text("mkdir -p " WORK " && " BUILD_DIR
                   "/positions 16 20 3 > " WORK "/few.txt && " BUILD_DIR
                   "/learn-order " WORK "/few.txt " WORK "/few.txt " WORK,
                   "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "\nfirst choice right,0."));
}

static void test_what_is_refused(void)
{
    run = run_text(BUILD_DIR "/learn-order few.txt", "");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_EQUAL_STRING("usage: learn-order TRAIN CHECK DIRECTORY\n",
                             run.err);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_line_is_found_from_each_of_its_cells);
    RUN_TEST(test_a_mirror_image_has_the_same_features);
    RUN_TEST(test_the_pull_is_the_slope);
    RUN_TEST(test_what_the_two_aims_prefer);
    RUN_TEST(test_samples_do_not_disturb_the_search);
    RUN_TEST(test_what_is_refused);
    return UNITY_END();
}
