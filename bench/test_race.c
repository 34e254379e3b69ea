/*
 * The race from outside: good, slow, hanging, crashing, lying and babbling
 * solvers, and a runner killed in the middle.
 */
#include "unity.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "run_program.h"

#define HERE   BUILD_DIR "/test/race.tmp"
#define RACE   BUILD_DIR "/race -t " HERE " -o " HERE "/results -s mine "
#define STRONG RACE "-m strong "

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

/* Answers like a solver: the score of a position is its length minus 3. */
#define ANSWER "echo \"$p $((${#p} - 3)) 10 5\"; "
#define LOOP   "#!/bin/sh\nwhile read -r p; do n=$((${n-0} + 1)); "

void setUp(void)
{
    TEST_ASSERT_EQUAL_INT(0, system("rm -rf " HERE));
    TEST_ASSERT_EQUAL_INT(0, mkdir(HERE, 0777));
    write_file("mine.txt", "12 -1\n123 0\n1234 1\n12345 2\n");
    write_file("good", LOOP ANSWER "done\n");
    write_file("lie", LOOP "[ $n = 3 ] && p=$p && echo \"$p 7 1 1\" && "
                           "continue; " ANSWER "done\n");
    write_file("crash", LOOP "[ $n = 2 ] && kill -SEGV $$; " ANSWER "done\n");
    write_file("leave", LOOP ANSWER "echo sorry >&2; exit 9; done\n");
    write_file("hang", LOOP "[ $n = 4 ] && exec sleep 100; " ANSWER "done\n");
    write_file("spin", LOOP "while [ $n = 2 ]; do :; done; " ANSWER "done\n");
    write_file("babble", LOOP "echo hello; done\n");
    write_file("flood", "#!/bin/sh\nexec tr '\\0' x </dev/zero\n");
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

/* The results' file as text; the caller frees it. */
static char *file_text(const char *name)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/results/%s", HERE, name);
    FILE *file = fopen(path, "r");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    char *text = calloc(1, 1 << 16);
    size_t size = fread(text, 1, (1 << 16) - 1, file);
    text[size] = '\0';
    fclose(file);
    return text;
}

static void assert_file_has(const char *name, const char *part)
{
    char *text = file_text(name);
    bool found = strstr(text, part) != NULL;
    if (!found)
        fprintf(stderr, "%s\n", text);
    free(text);
    TEST_ASSERT_TRUE_MESSAGE(found, part);
}

static void assert_file_lacks(const char *name, const char *part)
{
    char *text = file_text(name);
    bool found = strstr(text, part) != NULL;
    free(text);
    TEST_ASSERT_FALSE_MESSAGE(found, part);
}

static void a_good_solver_finishes(void)
{
    race(STRONG "good=" HERE "/good");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    assert_says("1 finished, 0 out of budget, 0 not begun, 0 failed");
    assert_file_has("summary.csv",
                    "good,mine,strong,finished,4,4,5,5,5,5,10,10,10,10,2000,");
    assert_file_has("raw.csv", "solver,set,mode,line,position,score,nodes,"
                               "usec,status\ngood,mine,strong,1,12,-1,10,5.000,"
                               "solved\n");
    assert_file_has("summary.json", "\"mean_us\": 5, ");
    assert_file_has("summary.md", "| good | 5.00 µs |");
    assert_file_has("positions-mine-strong.csv",
                    "line,good us,good nodes\n1,5,10\n");
}

static void weak_is_asked_with_w_and_wants_signs(void)
{
    write_file("weak", LOOP "s=$((${#p} - 3)); [ \"$1\" = -w ] && "
                            "s=$(((s > 0) - (s < 0))); echo \"$p $s 1 1\"; "
                            "done\n");
    race(RACE "weak=" HERE "/weak good=" HERE "/good");
    TEST_ASSERT_EQUAL_INT(1, run.status); /* good knows no -w */
    assert_file_has("summary.csv", "weak,mine,weak,finished");
    assert_file_has("summary.csv", "good,mine,weak,wrong,3,4");
}

static void every_fault_stops_only_its_own_cell(void)
{
    race(STRONG "-b 500ms lie=" HERE "/lie crash=" HERE "/crash leave=" HERE
                "/leave hang=" HERE "/hang spin=" HERE "/spin babble=" HERE
                "/babble flood=" HERE "/flood none=" HERE "/none good=" HERE
                "/good");
    TEST_ASSERT_EQUAL_INT(1, run.status);
    assert_says("lie, strong: gave a wrong score at mine line 3, position "
                "1234: it says 7, right is 1");
    assert_says("crash, strong: ended without an answer at mine line 2, "
                "position 123 (");
    assert_says("ended by signal 11");
    assert_says("leave, strong: ended without an answer at mine line 2, "
                "position 123 (sorry; ended with exit status 9");
    assert_says("hang, strong: hangs: it neither answers nor computes at "
                "mine line 4, position 12345");
    assert_says("babble, strong: did not answer");
    assert_says("flood, strong: did not answer");
    assert_says("none, strong: ended without an answer at mine line 1");
    assert_says("9 cells: 1 finished, 1 out of budget, 0 not begun, 7 failed");
    assert_file_has("summary.csv", "spin,mine,strong,budget,1,4,,,,,,,,,");
    assert_file_has("summary.csv", "good,mine,strong,finished,4,4");
}

/* N/A, and how far it came: nothing that looks like a value. */
static void an_unfinished_cell_has_no_figures(void)
{
    race(STRONG "-b 500ms spin=" HERE "/spin");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    assert_file_has("summary.csv", "spin,mine,strong,budget,1,4,,,,,,,,,");
    assert_file_has("summary.csv", ",,,500000,1,,2,123\n"); /* about: unknown */
    assert_file_has("summary.md", "| spin | N/A (1 of 4) |");
}

/* The first lines, the same for all; a larger sample goes on from there. */
static void a_race_has_a_sample(void)
{
    race(STRONG "-n 2 good=" HERE "/good crash=" HERE "/crash");
    assert_says("The same lines for all: mine 2\n");
    assert_file_has("summary.csv", "good,mine,strong,finished,2,2,");
    assert_file_has("summary.csv", "crash,mine,strong,crashed,1,2,");
    race(STRONG "-n mine:3 good=" HERE "/good");
    assert_file_has("summary.csv", "good,mine,strong,finished,3,3,");
    race(STRONG "-n mine:1 good=" HERE "/good");
    assert_says("1 of 1 cells are done already");
    assert_file_has("summary.csv", "good,mine,strong,finished,1,1,");
    assert_file_has("positions-mine-strong.csv", "nodes\n1,5,10\n");
    race(STRONG "-n all good=" HERE "/good");
    assert_file_has("summary.csv", "good,mine,strong,finished,4,4,");
    assert_file_has("cells/good/mine-strong-run1.csv", ",4,12345,");
}

/* A table of what good and spin are known to need on the set. */
static void know(const char *good, const char *spin)
{
    /* The sum of the set's bytes, as the race's own journals have it. */
    race(STRONG "-n 1 good=" HERE "/good");
    char hash[17] = "", *head = file_text("cells/good/mine-strong-run1.csv");
    TEST_ASSERT_EQUAL_INT(1, sscanf(head, "# %*s %16s", hash));
    free(head);
    char known[300];
    snprintf(known, sizeof known,
             "part,set,mode,set hash,nodes of the first lines\n"
             "good,mine,strong,%s,%s\n"
             "spin,mine,strong,%s,%s\n",
             hash, good, hash, spin);
    write_file("known.csv", known);
}

/* What cannot end is not begun, and says what it would take. */
static void a_hopeless_cell_is_not_begun(void)
{
    know("1:10 2:20 4>360000000000", "1:10 4:40");
    race(STRONG "-b 10s -k " HERE "/known.csv good=" HERE "/good lie=" HERE
                "/lie");
    assert_says("good                       mine           strong not begun: "
                "over 10.0 h");
    assert_says("lie, strong: gave a wrong score"); /* unknown: always tried */
    assert_says("2 cells: 0 finished, 0 out of budget, 1 not begun, 1 failed");
    assert_file_has("summary.csv", "good,mine,strong,skipped,0,4,,,,,,,,,");
    assert_file_has("summary.csv", ",36000000000,over,10000000,1,,,\n");
    assert_file_has("summary.md", "| good | N/A (over 10.0 h) |");
    race(STRONG "-n 2 -b 10s -k " HERE "/known.csv good=" HERE "/good");
    assert_file_has("summary.csv", "good,mine,strong,finished,2,2,");
    race(STRONG "-b 200ms -k " HERE "/known.csv spin=" HERE "/spin");
    assert_file_has("summary.md", "| spin | N/A (1 of 4) |");
}

/* A guess may be wrong by a little: who is near is tried. But not who has been
   seen to take more than the budget. */
static void a_guess_that_is_near_is_tried(void)
{
    know("1:10 3:20 4>110000000", "1:10 4:40"); /* 11 s */
    race(STRONG "-f -b 10s -k " HERE "/known.csv good=" HERE "/good");
    assert_says("not begun: over 11.0 s");
    know("1:10 4:110000000", "1:10 4:40");
    race(STRONG "-f -b 10s -k " HERE "/known.csv good=" HERE "/good");
    assert_file_has("summary.csv", "good,mine,strong,finished,4,4,");
}

/* What is stored of a later part tells what an earlier one still needs. */
static void stored_results_tell_of_others(void)
{
    write_file("spin", LOOP "echo \"$p $((${#p} - 3)) "
                            "$((n < 3 ? 10 : 40000000000)) 5\"; done\n");
    know("1:10 2:20", "1:10");
    race(STRONG "spin=" HERE "/spin");
    race(STRONG "-b 10s -k " HERE "/known.csv good=" HERE "/good spin=" HERE
                "/spin other=" HERE "/good");
    assert_says("good                       mine           strong not begun: "
                "about 2.22 h");
    assert_file_has("summary.csv", "other,mine,strong,finished,4,4,");
    know("1:10 2:20", "1:10");
    race(STRONG "-b 10s -k " HERE "/known.csv -f good=" HERE "/good spin=" HERE
                "/spin");
    assert_file_has("summary.csv", "good,mine,strong,finished,4,4,");
}

/* What a race has learnt, the next one knows. */
static void a_race_can_be_learnt_from(void)
{
    race(STRONG "-K " HERE "/known.csv good=" HERE "/good");
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        0, system("grep -q ',1:10 2:20 3:30 4:40$' " HERE "/known.csv"),
        "sums");
    race(STRONG "-n 1 -f -k " HERE "/known.csv -K " HERE "/known.csv good=" HERE
                "/good");
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        0, system("grep -q ',1:10 2:20 3:30 4:40$' " HERE "/known.csv"),
        "more lines are kept");
    write_file("known.csv", "part,set\n");
    race(STRONG "-k " HERE "/known.csv good=" HERE "/good");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "known.csv, line 1: must be"),
                                 run.err);
}

/* `position score`: the runner takes the time, and nobody knows the nodes. */
static void a_score_alone_is_enough(void)
{
    write_file("bare", LOOP "[ $n = 2 ] && sleep 0.3; "
                            "echo \"$p $((${#p} - 3))\"; done\n");
    race(STRONG "bare=" HERE "/bare good=" HERE "/good");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
    char *text = file_text("summary.csv");
    double mean = 0;
    TEST_ASSERT_EQUAL_INT(1,
                          sscanf(strstr(text, "bare,"),
                                 "bare,mine,strong,finished,4,4,%lf", &mean));
    TEST_ASSERT_TRUE_MESSAGE(mean > 75000 && mean < 1000000, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(text, ",,,,,,,2000000,"), text);
    free(text);
    assert_file_has("summary.md", "| bare | – |");
    race(STRONG "bare=" HERE "/bare");
    assert_says("1 of 1 cells are done already");
}

static void a_cell_runs_again_only_when_something_changed(void)
{
    const char *command = STRONG "good=" HERE "/good";
    race(command);
    race(command);
    assert_says("1 of 1 cells are done already");
    race(STRONG "-f good=" HERE "/good");
    TEST_ASSERT_NULL(strstr(run.out, "done already"));
    write_file("good", LOOP ANSWER "done # changed\n");
    race(command);
    TEST_ASSERT_NULL(strstr(run.out, "done already"));
    write_file("mine.txt", "12 -1\n1234 1\n");
    race(command);
    TEST_ASSERT_NULL(strstr(run.out, "done already"));
    assert_file_has("summary.csv", "finished,2,2");
}

/* One line a sitting: only those that measured something that stays. */
static void a_context_tells_of_all_sittings(void)
{
    const char *first = "earlier: 1 May, an abacus, load 0.1, 2.0\n";
    const char *command =
        STRONG "-n 2 -c " HERE "/away/context good=" HERE "/good";
    TEST_ASSERT_EQUAL_INT(0, mkdir(HERE "/away", 0777));
    write_file("away/context",
               "date: 1 May\ncpu: an abacus\nload at the start: 0.1, 2.0\n");
    race(command);
    assert_file_lacks("context.txt", "earlier");
    write_file("away/context", "date: 2 May\ncpu: a quill\n");
    race(command); /* there is nothing to do */
    assert_file_has("context.txt", "date: 1 May\n");
    race(STRONG "-n 3 -c " HERE "/away/context good=" HERE "/good");
    assert_file_has("context.txt", "date: 2 May\n");
    assert_file_has("context.txt", first);
    write_file("away/context", "date: 3 May\n");
    race(STRONG "-n 4 -c " HERE "/away/context good=" HERE "/good");
    assert_file_has("context.txt", "date: 3 May\n");
    assert_file_has("context.txt",
                    "earlier: 2 May, a quill, load ?\n"
                    "earlier: 1 May, an abacus, load 0.1, 2.0\n");
    race(STRONG "-f -c " HERE "/away/context good=" HERE "/good");
    assert_file_lacks("context.txt", "earlier");
}

/* Kill the runner in the middle; the next one goes on from there. */
static void a_killed_race_resumes(void)
{
    write_file("slow", LOOP "echo $p >>" HERE
                            "/results/asked; sleep 0.2; " ANSWER "done\n");
    pid_t pid = fork();
    if (pid == 0) {
        if (freopen("/dev/null", "w", stdout) == NULL)
            _exit(126);
        execl("/bin/sh", "sh", "-c", "exec " STRONG "-b 20s slow=" HERE "/slow",
              (char *)NULL);
        _exit(127);
    }
    while (system("grep -qs ,1,12, " HERE
                  "/results/cells/slow/mine-strong-run1.csv") != 0)
        nanosleep(&(struct timespec){0, 20000000}, NULL);
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
    nanosleep(&(struct timespec){0, 300000000}, NULL);
    char *rows = file_text("cells/slow/mine-strong-run1.csv");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(rows, ",1,12,-1,10,5.000,solved"),
                                 rows);
    TEST_ASSERT_NULL_MESSAGE(strstr(rows, "12345"), rows);
    free(rows);
    race(STRONG "-b 20s slow=" HERE "/slow");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    assert_file_has("summary.csv", "slow,mine,strong,finished,4,4");
    /* The first position was not asked a second time. */
    TEST_ASSERT_EQUAL_INT(
        0, system("[ $(grep -cx 12 " HERE "/results/asked) = 1 ]"));
}

static void runs_are_repeated_and_compared(void)
{
    write_file("vary",
               "#!/bin/sh\nn=$(cat " HERE "/n 2>/dev/null || echo 1)\n"
               "echo $((n * 3)) >" HERE "/n\nwhile read -r p; do "
               "echo \"$p $((${#p} - 3)) ${n}00000 $((n * 10))\"; done\n");
    race(STRONG "-r 3 vary=" HERE "/vary");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    assert_says("In 1 cells the slowest run took over 10 % longer");
    assert_says("the nodes differ between runs");
    /* The quickest of 10, 30 and 90; three runs; the slowest. */
    assert_file_has("summary.csv", "vary,mine,strong,finished,4,4,10,10,");
    assert_file_has("summary.csv", ",2000000,3,90,,\n");
    assert_file_has("summary.md", "| 10,000,000 |");
}

/* Repeated only as long as that is cheap. */
static void what_takes_long_is_run_once(void)
{
    write_file("long", LOOP "echo \"$p $((${#p} - 3)) 1 30000\"; done\n");
    race(STRONG "-r 3 -b 2s long=" HERE "/long"); /* 120 ms, twice: 240 */
    assert_file_has("summary.csv", ",2000000,1,,,\n");
    race(STRONG "-r 3 -b 3s long=" HERE "/long");
    assert_file_has("summary.csv", ",3000000,2,30000,,\n");
}

/* In glibc's wordexp these are a crash, when there are several arguments. */
static void odd_commands_do_no_harm(void)
{
    const char *odd[] = {"$[$@]", "\"${x:-$@}\"", "$[${@}]", "\"${x:-${@}}\""};
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        char command[512];
        snprintf(command, sizeof command, STRONG "-b 1s 'a=" HERE "/good b=%s'",
                 odd[i]);
        race(command);
        TEST_ASSERT_TRUE_MESSAGE(run.status < 128, odd[i]);
    }
}

static void bad_calls_are_explained(void)
{
    const char *calls[][2] = {
        {BUILD_DIR "/race -b 20 a=b", "500ms, 20s, 5m, 24h"},
        {BUILD_DIR "/race -m fast a=b", "strong or weak"},
        {BUILD_DIR "/race -r 0 a=b", "1 to 100"},
        {RACE, "nobody to race"},
        {RACE "./solver", "name=command"},
        {BUILD_DIR "/race -t " HERE " a=b", "no test set"},
        {BUILD_DIR "/race -t " HERE " -s other a=b", "no test set 'other'"},
        {BUILD_DIR "/race -t " HERE " -s ../x a=b", "cannot be the name"},
        {RACE "-o '' a=b", "the results need a directory"},
        {RACE "'a=env B=no-such-program sh'", "one solver a line"},
        {RACE "10-fake=" HERE "/good", "is a part's"},
        {RACE "-n 5 a=b", "SAMPLE: mine has 4 lines, not 5"},
        {RACE "-n mine:0 a=b", "'0' is no number of lines"},
        {RACE "-n mine:x a=b", "'x' is no number of lines"},
        {RACE "-n other:2 a=b", "this race has no set 'other'"},
        {RACE "-k " HERE "/none a=b", "none: No such file"},
        {RACE "-l 3-2 -m weak a=b", "two numbers: -l 21-40"},
        {RACE "-l 3-5 -m weak a=b", "mine has 4 lines"},
        {RACE "-l 1-2 a=b", "one mode"},
        {RACE "-g -G " HERE " a=b", "FROM: nothing to join in"}};
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        race(calls[i][0]);
        TEST_ASSERT_EQUAL_INT_MESSAGE(2, run.status, calls[i][0]);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, calls[i][1]), run.err);
    }
}

static void assert_silent_about(const char *text)
{
    TEST_ASSERT_NULL_MESSAGE(strstr(run.out, text), run.out);
}

/* The first thread waits for another one, which computes. */
static void a_busy_thread_is_no_hang(void)
{
    write_file("threads.c", "#include <pthread.h>\n"
                            "static volatile int n;\n"
                            "static void *work(void *x) { for (;;) n++; }\n"
                            "int main(void) { pthread_t t;\n"
                            "pthread_create(&t, 0, work, 0);\n"
                            "pthread_join(t, 0); return 0; }\n");
    TEST_ASSERT_EQUAL_INT(0, system(COMPILER " -w -pthread -o " HERE
                                             "/threads " HERE "/threads.c"));
    race(STRONG "-b 200ms threads=" HERE "/threads");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
    assert_file_has("summary.csv", "threads,mine,strong,budget,0,4");
    race(STRONG "-b 200ms threads=" HERE "/threads");
    assert_says("1 of 1 cells are done already");
    assert_silent_about("stored results are taken"); /* it is native: sure */
}

/* All ways to name a program are tried in test_identity.c. */
static void a_program_found_through_path_is_followed(void)
{
    const char *command = "PATH=" HERE ":$PATH " STRONG "mine=good";
    race(command);
    assert_says("1 finished");
    race(command);
    assert_says("1 of 1 cells are done already");
    assert_says("mine: stored results are taken");
    assert_says("(FRESH=1 or -f runs it again)");
    write_file("good", LOOP ANSWER "done # changed\n");
    race(command);
    assert_silent_about("done already");
    assert_silent_about("stored results are taken");
    assert_says("1 cells start anew, as the solver or the set has changed");
}

static void a_crash_is_tried_again(void)
{
    chmod(HERE "/good", 0644);
    race(STRONG "good=" HERE "/good lie=" HERE "/lie");
    assert_says("good, strong: ended without an answer");
    chmod(HERE "/good", 0755);
    race(STRONG "good=" HERE "/good lie=" HERE "/lie");
    assert_says("1 of 2 cells are done already");
    assert_says("1 cells that crashed or hung are tried again");
    assert_file_has("summary.csv", "good,mine,strong,finished,4,4");
    assert_file_has("summary.csv", "lie,mine,strong,wrong,2,4");
}

#define CELL "/results/cells/slow/mine-strong-run1.csv"

/* With FRESH=1 the same command would start over. */
static void a_stopped_race_says_how_to_go_on(void)
{
    write_file("slow", LOOP "sleep 0.1; " ANSWER "done\n");
    race(STRONG "-f slow=" HERE "/slow & until grep -qs ,1,12, " HERE CELL
                "; do sleep 0.02; done; kill $!; wait $!");
    TEST_ASSERT_EQUAL_INT(3, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(run.err, "the same command without FRESH=1 (-f) goes on"),
        run.err);
}

static void another_budget_loses_nothing(void)
{
    race(STRONG "-b 200ms spin=" HERE "/spin");
    race(STRONG "-b 100ms spin=" HERE "/spin");
    assert_says("1 of 1 cells are done already");
    race(STRONG "-b 300ms spin=" HERE "/spin");
    assert_says("1 cells to run"); /* line 2 is its first now, line 3 not */
    assert_file_has("summary.csv", "spin,mine,strong,budget,2,4,");
}

static void a_full_disk_is_called_so(void)
{
    race("(ulimit -f 0; " STRONG "good=" HERE "/good 2>&1; echo =$?) | cat");
    assert_says("mine-strong-run1.csv: File too large");
    assert_says("=2\n");
    race("mkdir -p " HERE "/results/cells/good/mine-strong-run1.csv; " STRONG
         "good=" HERE "/good");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "s a directory"), run.err);
}

static void a_closed_output_is_no_signal(void)
{
    write_file("close", "#!/bin/sh\nexec >&-\nexec sleep 100\n");
    race(STRONG "close=" HERE "/close");
    assert_says("(closed its output, and did not end)");
}

static void impossible_replies_are_garbage(void)
{
    write_file("nul", "#!/bin/sh\nprintf '12 -1 1 1\\000more\\n'\n");
    write_file("large", LOOP "echo \"$p $((4294967296 + ${#p} - 3)) 1 1\"; "
                             "done\n");
    write_file("old", LOOP "echo \"$p $((${#p} - 3)) 1 2000000000000\"; "
                           "done\n");
    race(STRONG "nul=" HERE "/nul large=" HERE "/large old=" HERE "/old");
    assert_says("3 cells: 0 finished, 0 out of budget, 0 not begun, 3 failed");
    assert_file_has("summary.csv", "nul,mine,strong,garbage,0,4");
    assert_file_has("summary.csv", "large,mine,strong,garbage,0,4");
    assert_file_has("summary.csv", "old,mine,strong,garbage,0,4");
    assert_says("(its line was: 12 -1 1 2000000000000)");
}

/* Others may disturb it here, too, and that is told; but not by so much. */
static void a_solver_that_sleeps_is_not_disturbed(void)
{
    write_file("sleep", LOOP "[ $n = 2 ] && sleep 0.4; " ANSWER "done\n");
    race(STRONG "sleep=" HERE "/sleep");
    assert_says("1 finished");
    const char *share = strstr(run.out, "nodes  (");
    TEST_ASSERT_TRUE_MESSAGE(share == NULL || atoi(share + 8) > 50, run.out);
}

/* Not even if the runner itself is killed, and the solver is a pipeline. */
static void nothing_outlives_the_runner(void)
{
    write_file("orphan", "#!/bin/sh\nwhile [ -d " HERE " ]; do echo >>" HERE
                         "/beat; sleep 0.02; done\n");
    race(STRONG "-b 20s \"orphan=cat | " HERE "/orphan\" & until [ -s " HERE
                "/beat ]; do sleep 0.02; done; kill -9 $!; wait $!; sleep 0.1");
    TEST_ASSERT_EQUAL_INT(0, system("beats=$(wc -l <" HERE "/beat); sleep 0.2; "
                                    "[ $beats = $(wc -l <" HERE "/beat) ]"));
}

static void only_the_first_errors_are_kept(void)
{
    write_file("loud", "#!/bin/sh\nhead -c 1000000 /dev/zero | tr '\\0' x >&2\n"
                       "while read -r p; do " ANSWER "done\n");
    race(STRONG "loud=" HERE "/loud");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    TEST_ASSERT_EQUAL_INT(0,
                          system("s=$(wc -c <" HERE
                                 "/results/cells/loud/mine-strong-run1.err); "
                                 "[ $s -gt 65536 ] && [ $s -lt 65636 ]"));
    TEST_ASSERT_EQUAL_INT(0,
                          system("grep -q 'more, which was dropped' " HERE
                                 "/results/cells/loud/mine-strong-run1.err"));
}

/* Nobody has read what was not written. */
static void a_full_output_is_an_error(void)
{
    if (access("/dev/full", W_OK) != 0)
        TEST_IGNORE_MESSAGE("there is no /dev/full");
    race(STRONG "good=" HERE "/good >/dev/full");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    race(BUILD_DIR "/race -h >/dev/full");
    TEST_ASSERT_EQUAL_INT(2, run.status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(run.err, "standard output"), run.err);
}

/* Names must not be cut: two solvers would share their files. */
static void long_paths_are_not_cut(void)
{
    char deep[1300] = HERE, command[3000];
    for (int i = 0; i < 20; i++)
        strcat(deep, "/0123456789012345678901234567890123456789012345678");
    snprintf(command, sizeof command,
             BUILD_DIR "/race -t " HERE " -s mine -m strong -o %s good=" HERE
                       "/good",
             deep);
    race(command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    snprintf(command, sizeof command, "grep -q finished %s/summary.csv", deep);
    TEST_ASSERT_EQUAL_INT(0, system(command));
    snprintf(command, sizeof command,
             "[ -s %s/cells/good/mine-strong-run1.csv ]", deep);
    TEST_ASSERT_EQUAL_INT(0, system(command));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(a_good_solver_finishes);
    RUN_TEST(weak_is_asked_with_w_and_wants_signs);
    RUN_TEST(every_fault_stops_only_its_own_cell);
    RUN_TEST(an_unfinished_cell_has_no_figures);
    RUN_TEST(a_race_has_a_sample);
    RUN_TEST(a_hopeless_cell_is_not_begun);
    RUN_TEST(a_guess_that_is_near_is_tried);
    RUN_TEST(stored_results_tell_of_others);
    RUN_TEST(a_race_can_be_learnt_from);
    RUN_TEST(a_score_alone_is_enough);
    RUN_TEST(a_cell_runs_again_only_when_something_changed);
    RUN_TEST(a_context_tells_of_all_sittings);
    RUN_TEST(a_killed_race_resumes);
    RUN_TEST(runs_are_repeated_and_compared);
    RUN_TEST(what_takes_long_is_run_once);
    RUN_TEST(a_busy_thread_is_no_hang);
    RUN_TEST(a_program_found_through_path_is_followed);
    RUN_TEST(a_crash_is_tried_again);
    RUN_TEST(a_stopped_race_says_how_to_go_on);
    RUN_TEST(another_budget_loses_nothing);
    RUN_TEST(a_full_disk_is_called_so);
    RUN_TEST(a_closed_output_is_no_signal);
    RUN_TEST(impossible_replies_are_garbage);
    RUN_TEST(a_solver_that_sleeps_is_not_disturbed);
    RUN_TEST(nothing_outlives_the_runner);
    RUN_TEST(only_the_first_errors_are_kept);
    RUN_TEST(a_full_output_is_an_error);
    RUN_TEST(long_paths_are_not_cut);
    RUN_TEST(odd_commands_do_no_harm);
    RUN_TEST(bad_calls_are_explained);
    return UNITY_END();
}
