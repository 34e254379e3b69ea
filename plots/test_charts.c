/*
 * The charts of small results made up here: what can be drawn is, and what
 * cannot is named.
 */
#include "unity.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
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

#define HEAD \
    "solver,set,mode,status,solved,positions,mean_us,mean_nodes,kpos_per_s," \
    "about_us,about,runs,slowest_us,stopped_line\n"

/* Two parts, a set, POSITIONS of so many microseconds each; the slowest run
   took as many times as long. */
static void make_results(int us, double spread)
{
    FILE *file = create(HERE "/summary.csv");
    fputs(HEAD, file);
    for (int part = 3; part <= 4; part++)
        fprintf(file,
                "0%d-part,end-easy,strong,finished,%d,%d,%d,%d,50,,,3,%g,\n",
                part, POSITIONS, POSITIONS, us * (5 - part), 100 * (5 - part),
                us * (5 - part) * spread);
    fclose(file);
    file = create(HERE "/positions-end-easy-strong.csv");
    fputs("line,03-part us,03-part nodes,04-part us,04-part nodes\n", file);
    for (int i = 1; i <= POSITIONS; i++)
        fprintf(file, "%d,%d,200,%d,100\n", i, 2 * us, us);
    fclose(file);
}

static void write_text(const char *path, const char *text)
{
    FILE *file = create(path);
    fputs(text, file);
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

/* Everything there is, by gnuplot itself. */
static void draws_every_chart(void)
{
    needs_gnuplot();
    make_results(5000, 1.05);
    shell("cd " HERE "; mkdir leave-one-out; "
          "for f in *.csv; do sed 's,04-part,03-part/without-it,g' $f "
          ">leave-one-out/$f; done");
    write_text(HERE "/threads.csv",
               "threads,set,lines,round,us,nodes,processes_us\n"
               "1,begin-hard,1-9,1,100,50,100\n"
               "2,begin-hard,1-9,1,55.5,60,102\n"
               "4,begin-hard,1-9,1,50.5,70,\n");
    shell(DRAW);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
    TEST_ASSERT_EQUAL_STRING("road\noverview-strong\ncactus-end-easy-strong\n"
                             "scatter-03-part-04-part\nstep-04\ngain\nrate\n"
                             "leave-one-out\nthreads\n",
                             run.out);
    shell("cat " HERE "/charts/gain.svg");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    TEST_ASSERT_NOT_NULL(strstr(run.out, "×2.00"));
}

/* What a chart is told to draw, by the stand-in. */
static void expect_in(const char *chart, const char *words)
{
    char command[200];
    snprintf(command, sizeof command, "cat " HERE "/charts/%s.svg", chart);
    shell(command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, chart);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, words), run.out);
    TEST_ASSERT_NULL_MESSAGE(strstr(run.out, "≥"), chart);
}

static void draw(void)
{
    shell(QUICKLY DRAW);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
}

/* The line at the end says what the slowest run allows: 2 / 1.5, 2 * 1.5. */
static void a_gain_has_a_range(void)
{
    make_results(5000, 1.5);
    draw();
    expect_in("gain", "\n1 1 2 1.33333 3 0 0x");
    expect_in("gain", "\n2 1 2 2 2 0 0x");
    expect_in("step-04", "\"5.00 ms, ×2.00\"");
}

static void inside_the_spread_is_no_difference(void)
{
    make_results(5000, 2.2);
    shell("cd " HERE "; sed -i.old '2,$s/,200,/,100,/' positions-*.csv; "
          "sed -i.old 's/,10000,200,/,10000,100,/' summary.csv");
    draw();
    expect_in("gain", "1 1 \"no difference\" 0x999999\n"
                      "2 1 \"×1.00\" 0x999999\n");
    expect_in("step-04", "\"5.00 ms, no difference\"");
}

/* Of a cell that was run once nobody knows the spread: that of others, and if
   there are none, a guess that is told. */
static void one_run_takes_the_spread_of_others(void)
{
    make_results(5000, 1.5);
    shell("cd " HERE "; sed -i.old '/^04/s/,3,[0-9.]*,$/,1,,/' summary.csv");
    draw();
    expect_in("gain", "\n1 1 2 1.33333 3 0 0x");
    shell("cd " HERE "; sed -i.old 's/,3,[0-9.]*,$/,1,,/' summary.csv");
    draw();
    expect_in("gain", "\n1 1 2 1.81818 2.2 0 0x");
    expect_in("gain", "one run allows (10 %)");
}

/* No bar, no mark; how far it came, or what it would have taken. */
static void what_is_not_finished_has_no_bar(void)
{
    make_results(5000, 1.05);
    shell("cd " HERE "; cat >>summary.csv <<'E'\n"
          "05-part,end-easy,strong,budget,12,25,,,,9e9,over,1,,13\n"
          "06-part,end-easy,strong,skipped,0,25,,,,10800000000,about,1,,\n"
          "07-part,end-easy,strong,wrong,3,25,,,,,,1,,4\nE");
    draw();
    expect_in("overview-strong", "\"N/A, 12 of 25\"");
    expect_in("overview-strong", "\"N/A, about 3 h\"");
    expect_in("overview-strong", "\"wrong at line 4\"");
    shell("sed -n '/^$bars/,/^END/p' " HERE "/charts/overview-strong.svg | "
          "grep -c .; sed -n '/^5 /p;/^6 /p;/^7 /p' " HERE "/charts/road.svg");
    TEST_ASSERT_EQUAL_STRING("6\n", run.out); /* two solvers, time and nodes */
}

/* However far the solvers are apart, two lines of words have room below. */
static void the_road_has_room_for_words(void)
{
    static const char *const most[] = {"200", "2000000", "20000000000000"};
    for (int i = 0; i < 3; i++) {
        char command[200];
        double share = 0, above = 0;
        make_results(5000, 1.05);
        snprintf(command, sizeof command,
                 "cd " HERE "; sed -i.old '/^03/s/,10000,200,/,10000,%s,/' "
                 "summary.csv",
                 most[i]);
        shell(command);
        draw();
        shell("awk '/^y_/ { v[$1] = $3 } END { low = log(v[\"y_min2\"]); "
              "high = log(v[\"y_max2\"]); "
              "print (log(100) - low) / (high - low), exp(high) }' " HERE
              "/charts/road.svg");
        TEST_ASSERT_EQUAL_INT(2, sscanf(run.out, "%lf %lf", &share, &above));
        TEST_ASSERT_TRUE_MESSAGE(0.16 < share, run.out);
        TEST_ASSERT_TRUE_MESSAGE(above > atof(most[i]), run.out);
    }
}

static void nothing_to_show_is_not_drawn(void)
{
    write_text(HERE "/summary.csv",
               HEAD "03-part,end-easy,strong,skipped,0,25,,,,,,1,,\n"
                    "04-part,end-easy,strong,skipped,0,25,,,,,,1,,\n");
    write_text(HERE "/positions-end-easy-strong.csv",
               "line,03-part us,03-part nodes,04-part us,04-part nodes\n"
               "1,,,,\n2,,,,\n");
    draw();
    static const char *const charts[] = {"road",
                                         "overview-strong",
                                         "cactus-end-easy-strong",
                                         "scatter-03-part-04-part",
                                         "step-04",
                                         "gain",
                                         "rate",
                                         "leave-one-out",
                                         "threads"};
    for (size_t i = 0; i < sizeof charts / sizeof *charts; i++) {
        char line[100];
        snprintf(line, sizeof line, "%s: not drawn; ", charts[i]);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, line), run.out);
    }
    shell("ls " HERE "/charts");
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

/* More processes than processors are not measured. */
static void processes_may_be_missing(void)
{
    make_results(5000, 1.05);
    write_text(HERE "/threads.csv",
               "threads,set,lines,round,us,nodes,processes_us\n"
               "1,begin-hard,1-9,1,100,50,100\n"
               "4,begin-hard,1-9,1,50,75,\n");
    draw();
    expect_in("threads", "\n1 1 1 1 1 1 1\n1 4 2 2 2 NaN 1.5\n");
}

/* Programs that print a score and nothing else. */
static void nodes_need_not_be_told(void)
{
    make_results(5000, 1.05);
    shell("cd " HERE "; sed -i.old '/^04/s/,100,50,/,,,/' summary.csv; "
          "sed -i.old 's/,100$/,/' positions-*.csv");
    draw();
    expect_in("overview-strong", "2 3.35 \"–\"");
    expect_in("scatter-03-part-04-part", "\n10000 5000 200 NaN\n");
    shell("grep ^2 " HERE "/charts/gain.svg");
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

static void packed_positions_are_unpacked(void)
{
    make_results(5000, 1.5);
    shell("gzip " HERE "/positions-*.csv");
    draw();
    expect_in("gain", "\n1 1 2 1.33333 3 0 0x");
    shell("cd " HERE "; ls positions* && echo no >positions-end-easy-strong"
          ".csv.gz");
    TEST_ASSERT_EQUAL_STRING("positions-end-easy-strong.csv.gz\n", run.out);
    shell(QUICKLY DRAW);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, "cannot be unpacked"),
                                 run.out);
    TEST_ASSERT_NOT_EQUAL_INT(0, run.status);
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
    make_results(5000, 1.05);
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
    make_results(5000, 1.05);
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
    make_results(5000, 1.05);
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
    make_results(5000, 1.05);
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
    make_results(5000, 1.05);
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
    shell("sed -n '/^$published/,/END/p' " HERE "/charts/overview-strong.svg");
    TEST_ASSERT_EQUAL_STRING("$published << END\n1 790.28 2.35\n"
                             "2 11024 2.35\nEND\n",
                             run.out); /* that of part 3 */
}

static void sets_and_solvers_may_have_other_names(void)
{
    make_results(5000, 1.05);
    shell("cd " HERE "; for f in *.csv; do sed 's,04-part,mine/my_one,g;"
          "s/,end-easy,/,my own-set,/' $f >s && mv s $f; done; "
          "mv positions-*.csv 'positions-my own-set-strong.csv'");
    expect(QUICKLY "SCATTER='3,mine/my_one' " DRAW,
           "\nscatter-03-part-mine-my_one\n");
    expect("ls " HERE "/charts", "cactus-my own-set-strong.svg\n");
    expect_in("overview-strong", "\"mine/my one\"");
    expect_in("overview-strong", "\"My own-Set, first 25 lines\"");
}

int main(void)
{
    Run which = run_text("command -v gnuplot", "");
    have_gnuplot = which.status == 0;
    run_free(&which);
    UNITY_BEGIN();
    RUN_TEST(draws_every_chart);
    RUN_TEST(a_gain_has_a_range);
    RUN_TEST(inside_the_spread_is_no_difference);
    RUN_TEST(one_run_takes_the_spread_of_others);
    RUN_TEST(what_is_not_finished_has_no_bar);
    RUN_TEST(the_road_has_room_for_words);
    RUN_TEST(nothing_to_show_is_not_drawn);
    RUN_TEST(processes_may_be_missing);
    RUN_TEST(nodes_need_not_be_told);
    RUN_TEST(packed_positions_are_unpacked);
    RUN_TEST(only_charts_drawn_here_are_deleted);
    RUN_TEST(an_error_of_awk_is_an_error);
    RUN_TEST(results_without_a_row_are_an_error);
    RUN_TEST(results_may_be_called_anything);
    RUN_TEST(no_name_is_an_error);
    RUN_TEST(a_solver_named_like_a_part_is_none);
    RUN_TEST(sets_and_solvers_may_have_other_names);
    return UNITY_END();
}
