/*
 * The charts of small results made up here: what can be drawn is, and what
 * cannot is named.
 */
#include "unity.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "run_shell.h"

#define HERE BUILD_DIR "/test/charts.tmp"
#define DRAW \
    "sh common/tools/limit.sh 60 " \
    "sh plots/draw.sh " HERE "/charts " HERE " 2>&1"
/* Where it does not matter what the charts look like, they are drawn by a
   script that is quick and always there. */
#define QUICKLY "PATH=" HERE "/tools:$PATH; "
#define MAKE    QUICKLY "MAKEFLAGS= make -s BUILD=" BUILD_DIR " "

enum { POSITIONS = 25 };

static bool have_gnuplot;

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
    fputs("position,03-part us,03-part nodes,04-part us,04-part nodes\n", file);
    for (int i = 0; i < POSITIONS; i++)
        fprintf(file, "%d,%d,200,%d,100\n", i, 2 * us, us);
    fclose(file);
}

static void needs_gnuplot(void)
{
    if (!have_gnuplot)
        TEST_IGNORE_MESSAGE("gnuplot is not installed ('make charts' gets it)");
}

static void write_program(const char *path, const char *text)
{
    FILE *file = create(path);
    fprintf(file, "#!/bin/sh\n%s\n", text);
    fclose(file);
    TEST_ASSERT_EQUAL_INT(0, chmod(path, 0755));
}

/* The stand-in copies what it is told to draw. */
void setUp(void)
{
    shell("rm -rf " HERE " && mkdir -p " HERE "/tools");
    write_program(HERE "/tools/gnuplot",
                  "format=${2#*\\'} out=${2#*out = \\'} "
                  "commands=${2#*commands = \\'}\n"
                  "out=$(echo \"${out%%\\';*}\" | sed \"s/''/'/g\")\n"
                  "cat \"${commands%%\\'*}\"* "
                  ">\"$out.${format%%\\'*}\"");
}

void tearDown(void)
{
    shell("rm -rf " HERE);
    run_free(&run);
    memset(&run, 0, sizeof run);
}

static void draws_what_each_part_gains(void)
{
    needs_gnuplot();
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
    needs_gnuplot();
    make_results(1);
    shell(DRAW);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "gain: not drawn"), run.out);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "overview-strong"));
}

/* --- what is not a chart -------------------------------------------------- */

static void expect(const char *command, const char *words)
{
    shell(command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, words), run.out);
}

/* It fails, and says why; nobody must take this for a drawing. */
static void expect_fault(const char *command, const char *words)
{
    shell(command);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, words), run.err);
    TEST_ASSERT_NOT_EQUAL_INT(0, run.status);
}

static void only_charts_drawn_here_are_deleted(void)
{
    make_results(5000);
    expect(QUICKLY "SCATTER=4,3 " DRAW, "\nscatter-04-part-03-part\n");
    shell("cd " HERE "/charts; touch rate-card.png stepmother.svg "
          "overview-of-thesis.svg; echo ../summary.csv >>.drawn");
    expect(QUICKLY DRAW, "\nstep-04\n");
    expect("cd " HERE "; ls summary.csv charts/rate-card.png "
           "charts/stepmother.svg charts/overview-of-thesis.svg "
           "charts/step-04.svg",
           "charts/stepmother.svg");
    shell("ls " HERE "/charts/scatter-04-part-03-part.svg");
    TEST_ASSERT_NOT_EQUAL_INT(0, run.status);
}

/* Some end with 1 on an error, some with 2. */
static void an_error_of_awk_is_an_error(void)
{
    make_results(5000);
    write_program(HERE "/tools/awk",
                  "case \"$*\" in *cactus.awk* | *tables.awk*) echo oh >&2; "
                  "exit 1 ;; esac\n"
                  "PATH=${PATH#*:}; exec awk \"$@\"");
    shell(QUICKLY DRAW);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "oh\ncactus.awk: awk could"),
                                 run.out);
    TEST_ASSERT_NOT_EQUAL_INT(0, run.status);
    expect_fault(QUICKLY "cp README.md " HERE "; REFERENCE=" HERE " " BUILD_DIR
                         "/markdown fill " HERE "/README.md",
                 "oh\n");
    expect_fault(QUICKLY "sh plots/report.sh " HERE "/charts " HERE " >" HERE
                         "/page",
                 "oh\n");
    expect_fault("sh plots/report.sh " HERE "/none " HERE,
                 "none has no charts: run make plots first");
}

static void results_without_a_row_are_an_error(void)
{
    make_results(5000);
    shell("sed 1q " HERE "/summary.csv >" HERE "/head && mv " HERE "/head " HERE
          "/summary.csv");
    expect_fault(QUICKLY "sh plots/draw.sh " HERE "/charts " HERE,
                 "/summary.csv has no results in it");
    shell(": >" HERE "/summary.csv");
    expect_fault(QUICKLY "sh plots/draw.sh " HERE "/charts " HERE,
                 "/summary.csv has no results in it");
}

/* --- names ---------------------------------------------------------------- */

/* awk would take b=20s/summary.csv for an assignment. */
static void results_may_be_called_anything(void)
{
    make_results(5000);
    shell("cd " HERE "; mkdir b=20s \"it's mine\"; cp *.csv b=20s; "
          "mv *.csv \"it's mine\"");
    expect("top=$PWD; cd " HERE "; PATH=$PWD/tools:$PATH; "
           "sh \"$top/plots/draw.sh\" \"it's a chart\" b=20s \"it's mine\"",
           "\ngain\n");
    expect(MAKE "plots CHARTS=\"" HERE "/it's a chart\" "
                "DATA=\"" HERE "/it's mine\"",
           "The charts are in " HERE "/it's a chart\n");
    expect(MAKE "plots CHARTS=" HERE "/c RESULTS=\"" HERE "/it's mine\"",
           "\ngain\n");
    expect(MAKE "report CHARTS=" HERE "/c REPORT=\"" HERE "/my report\" "
                "DATA=\"" HERE "/b=20s " HERE "/b=20s\" && ls " HERE,
           "my report\n");
}

static void no_name_is_an_error(void)
{
    expect_fault(MAKE "plots DATA=", "No results are named");
    expect_fault(MAKE "plots DATA=" HERE "/nowhere",
                 "nowhere has no summary.csv: run make bench first");
}

/* Only lines.csv knows what is a part: 10 has published figures, too. */
static void a_solver_named_like_a_part_is_none(void)
{
    make_results(5000);
    shell("cd " HERE "; sed 's/04-part/10-fake/' summary.csv >s && mv s "
          "summary.csv; for f in positions-*; do sed 's/04-part/10-fake/g' $f "
          ">s && mv s $f; done");
    expect(QUICKLY DRAW, "\nstep-10\n"); /* nobody knows better */
    shell("echo part,added >" HERE "/lines.csv; echo 03-part,9 >>" HERE
          "/lines.csv");
    shell(QUICKLY DRAW);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "overview-strong"), run.out);
    TEST_ASSERT_NULL_MESSAGE(strstr(run.out, "10-"), run.out);
    TEST_ASSERT_NULL_MESSAGE(strstr(run.out, "step-"), run.out);
    expect("cat " HERE "/charts/overview-strong.svg", "\"10-fake\"");
    shell("sed -n '/us_published/,/END/p' " HERE "/charts/overview-strong.svg");
    TEST_ASSERT_EQUAL_STRING("$us_published << END\n790.28 2.35\nEND\n",
                             run.out); /* that of part 3 */
}

int main(void)
{
    Run which = run_text("command -v gnuplot", "");
    have_gnuplot = which.status == 0;
    run_free(&which);
    UNITY_BEGIN();
    RUN_TEST(draws_what_each_part_gains);
    RUN_TEST(sets_too_quick_to_time_are_no_gain);
    RUN_TEST(only_charts_drawn_here_are_deleted);
    RUN_TEST(an_error_of_awk_is_an_error);
    RUN_TEST(results_without_a_row_are_an_error);
    RUN_TEST(results_may_be_called_anything);
    RUN_TEST(no_name_is_an_error);
    RUN_TEST(a_solver_named_like_a_part_is_none);
    return UNITY_END();
}
