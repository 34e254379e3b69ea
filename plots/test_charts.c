/*
 * The charts of small results made up here: what can be drawn is, and what
 * cannot is named.
 */
#include "unity.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "run_program.h"

#define HERE BUILD_DIR "/test/charts.tmp"
#define DRAW "timeout 60 sh plots/draw.sh " HERE "/charts " HERE " 2>&1"

enum { POSITIONS = 25 };

static Run run;
static bool have_gnuplot;

static void shell(const char *command)
{
    run_free(&run);
    run = run_text(command, "");
}

static FILE *create(const char *path)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    return file;
}

/* Two parts, a set, POSITIONS of so many microseconds each. */
static void make_results(int us)
{
    FILE *file = create(HERE "/summary.csv");
    fputs("solver,set,mode,status,solved,positions,mean_us,mean_nodes,"
          "at_least_us,at_least_nodes,stopped_line\n",
          file);
    for (int part = 3; part <= 4; part++)
        fprintf(file, "0%d-part,end-easy,strong,finished,%d,%d,%d,%d,,,\n",
                part, POSITIONS, POSITIONS, us * (5 - part), 100 * (5 - part));
    fclose(file);
    file = create(HERE "/positions-end-easy-strong.csv");
    fputs("position,03-part us,03-part nodes,04-part us,04-part nodes\n",
          file);
    for (int i = 0; i < POSITIONS; i++)
        fprintf(file, "%d,%d,200,%d,100\n", i, 2 * us, us);
    fclose(file);
}

void setUp(void)
{
    if (!have_gnuplot)
        TEST_IGNORE_MESSAGE("gnuplot is not installed ('make charts' gets it)");
    shell("rm -rf " HERE " && mkdir -p " HERE);
}

void tearDown(void)
{
    shell("rm -rf " HERE);
    run_free(&run);
    memset(&run, 0, sizeof run);
}

static void draws_what_each_part_gains(void)
{
    make_results(5000);
    shell(DRAW);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "\ngain\n"), run.out);
    shell("cat " HERE "/charts/gain.svg");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "×2.00"));
}

/* Then no ratio of times means anything, and there is no axis to draw. */
static void sets_too_quick_to_time_are_no_gain(void)
{
    make_results(1);
    shell(DRAW);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "gain: not drawn"), run.out);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "overview-strong"));
}

int main(void)
{
    Run which = run_text("command -v gnuplot", "");
    have_gnuplot = which.status == 0;
    run_free(&which);
    UNITY_BEGIN();
    RUN_TEST(draws_what_each_part_gains);
    RUN_TEST(sets_too_quick_to_time_are_no_gain);
    return UNITY_END();
}
