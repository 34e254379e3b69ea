/*
 * A race in pieces, from outside: which units there are, what each leaves, and
 * how their journals are joined, also when one is torn, foreign or edited.
 */
#include "unity.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "run_program.h"

#define HERE    BUILD_DIR "/test/chunks.tmp"
#define RESULTS HERE "/results"
#define RACE    BUILD_DIR "/race -t " HERE " -s mine -m strong "
#define INTO    RACE "-o " RESULTS " "
#define GOOD    "good=" HERE "/bin/good"
#define CHUNKS  RESULTS "/chunks/good/mine-strong-run1-"
#define ASKED   HERE "/asked/positions"

/* Answers like a solver: the score of a position is its length minus 3. */
#define ANSWER "echo \"$p $((${#p} - 3)) ${#p}0 5\"; "
#define LOOP   "#!/bin/sh\nwhile read -r p; do "

static Run run;

static void write_file(const char *name, const char *text)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", HERE, name);
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL(file);
    fputs(text, file);
    fclose(file);
    chmod(path, 0755);
}

void setUp(void)
{
    TEST_ASSERT_EQUAL_INT(
        0, system("rm -rf " HERE "; mkdir -p " HERE "/asked " HERE "/bin"));
    write_file("mine.txt", "12 -1\n123 0\n1234 1\n12345 2\n123456 3\n"
                           "1234567 4\n12345671 5\n");
    write_file("bin/good", LOOP "echo $p >>" ASKED "; " ANSWER "done\n");
}

void tearDown(void)
{
    run_free(&run);
    memset(&run, 0, sizeof run);
    TEST_ASSERT_EQUAL_INT(0, system("rm -rf " HERE));
}

static void race(const char *command)
{
    run_free(&run);
    run = run_text(command, "");
}

static void assert_says(const char *text)
{
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.out, text), run.out);
}

static void assert_complains(const char *text)
{
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, text), run.err);
}

static void assert_true(const char *condition)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, system(condition), condition);
}

/* Lines of what was said. */
static int count_lines(void)
{
    int lines = 0;
    for (const char *s = run.out; *s != '\0'; s++)
        lines += *s == '\n';
    return lines;
}

static void list_units(const char *options)
{
    char command[1024];
    snprintf(command, sizeof command, INTO "-u %s", options);
    race(command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
}

/* All units that `race -u` lists with these options; the worst status. */
static void run_units(const char *results, const char *options)
{
    char command[2048];
    snprintf(command, sizeof command,
             RACE "-o %s -u %s >" HERE "/units && s=0 && "
                  "while IFS='\t' read -r journal unit; do "
                  "eval \"" BUILD_DIR "/race -t " HERE
                  " -o %s $unit\" || s=$?; done <" HERE "/units; exit $s",
             results, options, results);
    race(command);
}

static void join(const char *options)
{
    char command[1024];
    snprintf(command, sizeof command, INTO "-g %s", options);
    race(command);
}

/* --- listing ----------------------------------------------------------------- */

static void a_unit_is_a_journal_and_options(void)
{
    list_units("-C 3 " GOOD);
    TEST_ASSERT_EQUAL_INT(3, count_lines());
    assert_says(CHUNKS "1-3.csv\t-s 'mine' -m strong -x 1 -l 1-3 -i ");
    assert_says(CHUNKS "4-6.csv\t");
    assert_says(CHUNKS "7-7.csv\t");
    assert_says(" '" GOOD "'\n");
    list_units("-C 3 -n 4 " GOOD);
    TEST_ASSERT_EQUAL_INT(2, count_lines());
    assert_says(CHUNKS "4-4.csv\t");
}

static void what_is_done_is_not_listed(void)
{
    run_units(RESULTS, "-C 3 " GOOD);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    assert_says("lines 4-6: 3 solved");
    list_units("-C 3 " GOOD);
    TEST_ASSERT_EQUAL_STRING("", run.out);
    write_file("bin/good", LOOP ANSWER "done # changed\n");
    list_units("-C 3 " GOOD);
    TEST_ASSERT_EQUAL_INT(3, count_lines());
}

/* Rows of the cell itself count, and the cuts stay where they were. */
static void a_cell_begun_goes_on_in_units(void)
{
    race(INTO "-n 4 " GOOD);
    list_units("-C 3 " GOOD);
    TEST_ASSERT_EQUAL_INT(2, count_lines());
    assert_says(CHUNKS "5-6.csv\t");
    assert_says(CHUNKS "7-7.csv\t");
    list_units("-C 3 -n 4 " GOOD);
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

static void odd_commands_come_through_a_shell(void)
{
    write_file("bin/my solver's.sh",
               LOOP "[ \"$A\" = '1 2' ] && " ANSWER "done\n");
    run_units(RESULTS,
              "\"good=env A='1 2' sh '" HERE "/bin/my solver'\\\\''s.sh'\n\"");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    assert_says("lines 1-7: 7 solved");
    race(INTO "-u 'good=sh\t" HERE "/bin/good'");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    assert_complains("no command may have a tab");
}

/* --- running one ---------------------------------------------------------------- */

static void a_unit_run_twice_has_nothing_to_do(void)
{
    const char *unit = INTO "-l 2-3 " GOOD;
    race(unit);
    assert_says("lines 2-3: 2 solved\n");
    race(unit);
    TEST_ASSERT_EQUAL_INT(0, run.status);
    assert_says("lines 2-3: 2 solved (nothing to do)\n");
    assert_true("[ $(wc -l <" ASKED ") = 2 ]");
}

#define SLOW "slow=" HERE "/bin/slow"
#define UNTIL \
    "n=0; until [ -s " ASKED \
    " ] || [ $n = 500 ]; do n=$((n + 1)); sleep 0.02; done; "
#define ENDING "; s=$?; touch " HERE "/stop; wait; exit $s"

/* What is asked while a unit runs; it ends when the file stop is there. */
static void while_a_unit_runs(const char *command)
{
    char text[2048];
    write_file("bin/slow",
               LOOP "echo $p >>" ASKED "; until [ -f " HERE
                    "/stop ]; do sleep 0.02; done; " ANSWER "done\n");
    snprintf(text, sizeof text,
             "rm -f " HERE "/stop " ASKED "; " INTO "-f -b 20s -l 2-3 " SLOW
             " >/dev/null & " UNTIL "%s" ENDING,
             command);
    race(text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(2, run.status, run.out);
}

static void who_is_in_the_way_is_told(void)
{
    while_a_unit_runs(INTO "-l 2-3 " SLOW);
    assert_complains("this unit is running already (process ");
    while_a_unit_runs(INTO "-f " SLOW);
    assert_complains("units of a race are running on these results");
    while_a_unit_runs(INTO "-u " SLOW);
    assert_complains("units of a race are running on these results");
    /* Another unit may run. */
    race("rm -f " HERE "/stop " ASKED "; " INTO "-f -b 20s -l 2-3 " SLOW
         " >/dev/null & " UNTIL INTO "-l 4-5 " GOOD ENDING);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    /* And no unit beside a whole race. */
    race("rm -f " HERE "/stop " ASKED "; " INTO "-f -b 20s " SLOW
         " >/dev/null & " UNTIL INTO "-l 4-5 " GOOD ENDING);
    TEST_ASSERT_EQUAL_INT_MESSAGE(2, run.status, run.out);
    assert_complains("a race is running on these results");
}

/* --- joining ---------------------------------------------------------------------- */

static void the_table_is_that_of_one_race(void)
{
    run_units(RESULTS, "-C 2 " GOOD);
    join(GOOD);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    assert_says("7 lines joined; 1 of 1 cells are done");
    race(INTO GOOD);
    assert_says("1 of 1 cells are done already");
    assert_true("[ $(wc -l <" ASKED ") = 7 ]");
    race(RACE "-o " HERE "/plain " GOOD);
    assert_true("cmp " HERE "/plain/summary.csv " RESULTS "/summary.csv");
    assert_true("cmp " HERE "/plain/raw.csv " RESULTS "/raw.csv");
}

/* A kill may cut a line: what is before it holds, the rest is run again. */
static void a_torn_chunk_goes_on_from_its_last_row(void)
{
    run_units(RESULTS, "-C 4 " GOOD);
    assert_true("head -c -9 " CHUNKS "1-4.csv >" HERE "/torn && mv " HERE
                "/torn " CHUNKS "1-4.csv");
    join(GOOD);
    assert_says("3 lines joined; 0 of 1 cells are done");
    assert_says("good mine strong: line 4 is missing; 3 lines behind it wait");
    assert_true("rm " ASKED);
    run_units(RESULTS, "-C 4 " GOOD);
    assert_true("[ $(cat " ASKED ") = 12345 ]");
    join(GOOD);
    assert_says("4 lines joined; 1 of 1 cells are done");
}

static void a_torn_chunk_is_listed_again(void)
{
    run_units(RESULTS, "-C 4 " GOOD);
    assert_true("head -c -9 " CHUNKS "1-4.csv >" HERE "/torn && mv " HERE
                "/torn " CHUNKS "1-4.csv && rm " ASKED);
    list_units("-C 4 " GOOD);
    TEST_ASSERT_EQUAL_INT(1, count_lines());
    assert_says(CHUNKS "1-4.csv\t");
    run_units(RESULTS, "-C 4 " GOOD);
    assert_true("[ $(cat " ASKED ") = 12345 ]");
}

#define OTHER        HERE "/other"
#define OTHER_CHUNKS OTHER "/chunks/good/mine-strong-run1-"

/* Nodes of line 3 of one of two files are edited. */
static void a_conflict_is_named_and_not_joined(void)
{
    run_units(RESULTS, "-C 4 " GOOD);
    run_units(OTHER, "-C 5 " GOOD);
    assert_true("sed 's/,1234,1,40,/,1234,1,41,/' " OTHER_CHUNKS
                "1-5.csv >" HERE "/edited && mv " HERE "/edited " OTHER_CHUNKS
                "1-5.csv");
    join("-G " OTHER " " GOOD);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    assert_says(
        "conflict: good mine strong, line 3: score 1, 40 nodes in " CHUNKS
        "1-4.csv; score 1, 41 nodes in " OTHER_CHUNKS "1-5.csv\n");
    assert_says("0 lines joined; 0 of 1 cells are done");
    assert_complains("1 lines in conflict");
    assert_true("[ ! -e " RESULTS "/cells/good/mine-strong-run1.csv ]");
    assert_true("rm " OTHER_CHUNKS "1-5.csv");
    join("-G " OTHER " " GOOD);
    TEST_ASSERT_EQUAL_INT(0, run.status);
    assert_says("7 lines joined; 1 of 1 cells are done");
}

/* A right and a wrong answer of one solver: which of them is the machine's? */
static void a_wrong_answer_beside_a_right_one_is_a_conflict(void)
{
    run_units(RESULTS, "-C 4 " GOOD);
    run_units(OTHER, "-C 5 " GOOD);
    assert_true("sed 's/,1234,1,40,5.000,solved/,1234,7,40,5.000,wrong/; "
                "/wrong/q' " OTHER_CHUNKS "1-5.csv >" HERE "/edited && mv " HERE
                "/edited " OTHER_CHUNKS "1-5.csv");
    join("-G " OTHER " " GOOD);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    assert_says("line 3: score 1, 40 nodes in ");
    assert_says("; score 7, 40 nodes in " OTHER_CHUNKS "1-5.csv\n");
}

/* Also with what the cell has already, which stays. */
static void a_conflict_with_the_cell_is_named(void)
{
    race(INTO "-n 4 " GOOD);
    run_units(OTHER, "-C 5 " GOOD);
    assert_true("sed 's/,123,0,30,/,123,0,31,/' " OTHER_CHUNKS "1-5.csv >" HERE
                "/edited && mv " HERE "/edited " OTHER_CHUNKS "1-5.csv");
    join("-G " OTHER " " GOOD);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    assert_says("line 2: score 0, 30 nodes in " RESULTS
                "/cells/good/mine-strong-run1.csv; score 0, 31 nodes in ");
    assert_true("[ $(wc -l <" RESULTS "/cells/good/mine-strong-run1.csv) = 6 "
                "]");
}

static void the_same_twice_is_no_conflict(void)
{
    run_units(RESULTS, "-C 4 " GOOD);
    run_units(OTHER, "-C 3 " GOOD);
    join("-G " OTHER " " GOOD);
    TEST_ASSERT_EQUAL_INT(0, run.status);
    assert_says("7 lines joined; 1 of 1 cells are done");
    join("-G " OTHER " " GOOD);
    assert_says("0 lines joined; 1 of 1 cells are done");
}

static void foreign_files_are_left_out(void)
{
    run_units(RESULTS, "-C 4 " GOOD);
    assert_true("cp " CHUNKS "1-4.csv " CHUNKS "1-99.csv; echo >" CHUNKS
                "2-3.csv; echo hello >" CHUNKS "x.csv");
    join(GOOD);
    assert_says("2 files of mine strong are of another solver or another set, "
                "or no journals; they are left out");
    assert_says("7 lines joined; 1 of 1 cells are done");
    write_file("bin/good", LOOP ANSWER "done # changed\n");
    join(GOOD);
    assert_says("4 files of mine strong are of another solver");
    assert_says("0 lines joined; 0 of 1 cells are done");
}

/* --- faults, budgets and machines --------------------------------------------------- */

/* What the race says of a solver, in pieces and in one. */
static void assert_same_report(const char *solver, const char *report)
{
    char options[256], command[1024];
    snprintf(options, sizeof options, "-b 2s %s=" HERE "/bin/%s", solver,
             solver);
    snprintf(command, sizeof command, RACE "-o " HERE "/plain %s", options);
    race(command);
    assert_says(report);
    char *expected = strdup(run.out + strcspn(run.out, ":"));
    char *from = strstr(expected, solver);
    char *to = strstr(expected, "1 cells:");
    *to = '\0';
    char units[300];
    snprintf(units, sizeof units, "-C 2 %s", options);
    run_units(RESULTS, units);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    join(options);
    snprintf(command, sizeof command, INTO "%s", options);
    race(command);
    TEST_ASSERT_EQUAL_INT(1, run.status);
    /* Its last sentence, the fault, is the same to the byte. */
    char *sentence = strstr(from, ", strong: ");
    TEST_ASSERT_NOT_NULL_MESSAGE(sentence, expected);
    assert_says(sentence);
    free(expected);
}

static void faults_are_reported_as_in_one_race(void)
{
    write_file("bin/lie",
               LOOP "[ $p = 12345 ] && echo \"$p 7 1 1\" && echo oh >&2 "
                    "&& continue; " ANSWER "done\n");
    write_file("bin/babble", LOOP
               "[ $p = 12345 ] && echo hello && continue; " ANSWER "done\n");
    write_file("bin/crash",
               LOOP "[ $p = 12345 ] && kill -SEGV $$; " ANSWER "done\n");
    assert_same_report("lie", "it says 7, right is 2 (oh)");
    assert_same_report("babble", "(its line was: hello)");
    assert_same_report("crash", "ended by signal 11");
}

/* The budget is for all lines of a cell together. */
static void a_budget_is_not_for_each_unit(void)
{
    write_file("bin/good", LOOP "echo \"$p $((${#p} - 3)) 10 30000\"; done\n");
    run_units(RESULTS, "-b 100ms -C 2 " GOOD);
    join("-b 100ms " GOOD);
    race(INTO "-b 100ms " GOOD);
    assert_says("0 finished, 1 out of budget");
    assert_true("grep -q ',4,12345,,,10000.000,budget$' " RESULTS
                "/cells/good/mine-strong-run1.csv");
    /* Nothing is lost for a larger one. */
    join("-b 1s " GOOD);
    assert_says("4 lines joined; 1 of 1 cells are done");
}

static void the_machines_are_named(void)
{
    write_file("context", "cpu: none\n");
    run_units(RESULTS, "-n 4 " GOOD);
    run_units(OTHER, GOOD);
    run_units(HERE "/third", GOOD);
    assert_true("printf 'b\\na\\nb\\n' >" OTHER "/chunks/hosts.txt");
    join("-c " HERE "/context -n 4 " GOOD);
    assert_true("! grep hosts " RESULTS "/context.txt");
    join("-c " HERE "/context -G " OTHER " -G " HERE "/third " GOOD);
    assert_says("Run on b, a, third: nodes compare, times of different "
                "machines do not");
    assert_true("grep -qx 'hosts: b, a, third' " RESULTS "/context.txt");
    join("-c " HERE "/context " GOOD);
    assert_says("Run on b, a, third: ");
}

static void bad_calls_are_explained(void)
{
    const char *calls[][2] = {
        {INTO "-C 0 -u " GOOD, "CHUNK is a number of lines from 1 on"},
        {INTO "-C x -u " GOOD, "CHUNK is a number of lines from 1 on"},
        {INTO "-n 8 -u " GOOD, "SAMPLE: mine has 7 lines, not 8"},
        {INTO "-n other:2 -u " GOOD, "SAMPLE: this race has no set 'other'"},
        {INTO "-s other -u " GOOD, "no test set 'other'"},
        {INTO "-l 6-8 " GOOD, "mine has 7 lines: there are no lines 6-8"},
        {INTO "-l 0-2 " GOOD, "two numbers: -l 21-40"},
        {INTO "-l 3-2 " GOOD, "two numbers: -l 21-40"},
        {INTO "-l 1 " GOOD, "two numbers: -l 21-40"},
        {INTO "-m strong,weak -l 1-2 " GOOD, "one mode"},
        {INTO "-g -G " HERE "/none " GOOD, "FROM: nothing to join in"},
        {INTO "-g -G " HERE " " GOOD, "no directory chunks"}};
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        race(calls[i][0]);
        TEST_ASSERT_EQUAL_INT_MESSAGE(2, run.status, calls[i][0]);
        assert_complains(calls[i][1]);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(a_unit_is_a_journal_and_options);
    RUN_TEST(what_is_done_is_not_listed);
    RUN_TEST(a_cell_begun_goes_on_in_units);
    RUN_TEST(odd_commands_come_through_a_shell);
    RUN_TEST(a_unit_run_twice_has_nothing_to_do);
    RUN_TEST(who_is_in_the_way_is_told);
    RUN_TEST(the_table_is_that_of_one_race);
    RUN_TEST(a_torn_chunk_goes_on_from_its_last_row);
    RUN_TEST(a_torn_chunk_is_listed_again);
    RUN_TEST(a_conflict_is_named_and_not_joined);
    RUN_TEST(a_wrong_answer_beside_a_right_one_is_a_conflict);
    RUN_TEST(a_conflict_with_the_cell_is_named);
    RUN_TEST(the_same_twice_is_no_conflict);
    RUN_TEST(foreign_files_are_left_out);
    RUN_TEST(faults_are_reported_as_in_one_race);
    RUN_TEST(a_budget_is_not_for_each_unit);
    RUN_TEST(the_machines_are_named);
    RUN_TEST(bad_calls_are_explained);
    return UNITY_END();
}
