/* The gradebook of a class, with a grader that is quick and does as it is told:
   what it leaves, what a kill leaves, and who is told to be alike. */
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "process.h"
#include "run_shell.h"

#define HERE  BUILD_DIR "/test/gradebook.tmp"
#define SUBS  HERE "/subs"
#define BOOK  HERE "/grades"
#define CALLS HERE "/calls"

/* Grades the class; further settings come before it. */
#define TO(out) \
    "sh tutorial/classroom/gradebook.sh " BUILD_DIR " " BUILD_DIR \
    "/unity none " HERE "/grade 07-transposition-table " SUBS " " out
#define RUN TO(HERE "/grades.csv")

static bool ready; /* all programs are there */

/*
 * The grader of these tests. It notes that it was called, and does what is in
 * the submission: `points` has points, mistake, fingerprint, `say` what else
 * happens.
 */
static const char grader[] =
    "#!/bin/sh\n"
    "while getopts b:u:s:S:d:x:c:r:Uf:o:t: option; do case $option in\n"
    "    o) json=$OPTARG ;; t) text=$OPTARG ;; *) ;;\n"
    "esac; done\n"
    "shift $((OPTIND - 1))\n"
    "basename -- \"$2\" >>" CALLS "\n"
    "points=100 mistake= print= graded=true\n"
    "[ ! -f \"$2/say\" ] || . \"$2/say\"\n"
    "[ ! -f \"$2/points\" ] || IFS=, read -r points mistake print "
    "<\"$2/points\"\n"
    "cat >\"$json\" <<END\n"
    "{\"score\": $points, \"execution_time\": 0.1, \"tests\": [\n"
    " {\"name\": \"builds\", \"score\": 5, \"max_score\": 5},\n"
    " {\"name\": \"scores\", \"score\": $((points - 5)), \"max_score\": 95}],\n"
    " \"extra_data\": {\"mistake\": \"$mistake\", \"fingerprint\": "
    "\"$print\",\n"
    "  \"reason\": \"it does not build\\nsolver.c:3: error\",\n"
    "  \"graded\": $graded}}\n"
    "END\n"
    "echo \"Score: $points/100\" >\"$text\"\n";

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    fputs(text, file);
    fclose(file);
}

/* A submission with this text in one of its files. */
static void hand_in(const char *student, const char *name, const char *text)
{
    char path[300];
    snprintf(path, sizeof path, "mkdir -p " SUBS "/%s", student);
    shell_well(path);
    snprintf(path, sizeof path, SUBS "/%s/%s", student, name);
    write_file(path, text);
}

/* The status is 0, or not; the text is said. */
static void expect(int status, const char *command, const char *text)
{
    char message[2400];
    shell(command);
    snprintf(message, sizeof message, "%s\n%.1000s\n%.1000s", command, run.out,
             run.err);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status != 0, run.status != 0, message);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, text) || strstr(run.err, text),
                             message);
}

static void expect_out(const char *expected, const char *command)
{
    shell(command);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(expected, run.out, command);
}

void setUp(void)
{
    if (!ready)
        TEST_IGNORE_MESSAGE("GNU parallel, universal-ctags, gnuplot or cJSON "
                            "is not installed here");
    shell_well("rm -rf " HERE "; mkdir -p " SUBS);
    write_file(HERE "/grade", grader);
    shell_well("chmod +x " HERE "/grade; : >" CALLS);
}

void tearDown(void)
{
    shell("rm -rf " HERE);
}

/* --- what it leaves --------------------------------------------------------- */

static void hand_in_class(void)
{
    hand_in("ann", "points", "100\n");
    hand_in("bob", "points", "60,stored-on-a-cut,x| |\n");
    hand_in("cem", "points", "60,stored-on-a-cut,x| |\n");
    hand_in("dan", "say", "graded=false\n");
    hand_in("eve", "points", "45,,unknown| test_a |64 1\n");
}

static void test_a_class_has_its_table(void)
{
    hand_in_class();
    write_file(SUBS "/notes.txt", "no submission");
    write_file(SUBS "/fay.tar.gz", "not unpacked");
    expect(0, RUN, "5 submissions: 4 graded, 1 not\n");
    TEST_ASSERT_NOT_NULL(strstr(run.out, "mean 66.2, median 60 of 100\n"));
    TEST_ASSERT_NOT_NULL(
        strstr(run.out, "   2  A cut is stored as an upper bound\n"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "skipped: notes.txt: no directory"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "fay.tar.gz: an archive: unpack it"));
    expect_out("student,points,of,builds,tests,scores,nodes,speed,memory,"
               "graded,mistake,reason,report\n"
               "ann,100,100,5,,95,,,,yes,,,ann.txt\n"
               "bob,60,100,5,,55,,,,yes,stored-on-a-cut,,bob.txt\n"
               "cem,60,100,5,,55,,,,yes,stored-on-a-cut,,cem.txt\n"
               "dan,,,,,,,,,no,,it does not build: solver.c:3: error,dan.txt\n"
               "eve,45,100,5,,40,,,,yes,,,eve.txt\n",
               "cat " HERE "/grades.csv");
    expect_out("Score: 60/100\n", "cat " BOOK "/bob.txt");
}

static void test_what_goes_with_it(void)
{
    hand_in_class();
    shell_well(RUN);
    expect_out("README.txt\neve.fingerprint\n", "ls " BOOK "/unknown");
    expect_out("unknown| test_a |64 1\n",
               "cat " BOOK "/unknown/eve.fingerprint");
    expect(0, "cat " BOOK "/unknown/README.txt",
           "parts/07-transposition-table/mistakes/");
    expect(0, "cat " BOOK "/histogram.svg", "median 60 of 100");
    expect(0, "cat " BOOK "/mistakes.svg", "A cut is stored as an upper bound");
    /* What was unknown is no longer: it is not kept. */
    hand_in("eve", "points", "100\n");
    shell_well(RUN);
    expect_out("", "ls " BOOK " | grep unknown");
}

static void test_a_chart_of_nothing_is_not_drawn(void)
{
    hand_in("dan", "say", "graded=false\n");
    expect(0, RUN, "histogram.svg is not drawn: nothing was graded");
    TEST_ASSERT_NOT_NULL(strstr(run.out, "mistakes.svg is not drawn"));
    expect_out("", "ls " BOOK " | grep svg");
}

static void test_the_same_twice(void)
{
    hand_in_class();
    shell_well(RUN);
    shell_well("mv " HERE "/grades.csv " HERE "/first; cp -r " BOOK " " HERE
               "/before; rm -rf " BOOK);
    shell_well("JOBS=1 " RUN);
    expect_out("", "cmp " HERE "/first " HERE "/grades.csv 2>&1; diff -r " HERE
                   "/before " BOOK);
}

/* --- what is done stays ----------------------------------------------------- */

static void test_only_what_has_changed_is_graded_again(void)
{
    hand_in_class();
    shell_well(RUN);
    shell_well(RUN);
    expect_out("5\n", "wc -l <" CALLS " | tr -d ' '");
    hand_in("ann", "points", "99\n");
    shell_well(RUN);
    expect_out("ann\n", "tail -n +6 " CALLS);
    expect(0, "cat " HERE "/grades.csv", "ann,99,");
    shell_well("SEED=2 " RUN);
    expect_out("11\n", "wc -l <" CALLS " | tr -d ' '");
    shell_well("echo '# another' >>" HERE "/grade; SEED=2 " RUN);
    expect_out("16\n", "wc -l <" CALLS " | tr -d ' '");
}

/* However it has come about. */
static void test_half_a_result_is_none(void)
{
    hand_in_class();
    shell_well(RUN);
    shell_well("head -c 20 " BOOK "/ann.json >" HERE "/half; cat " HERE
               "/half >" BOOK "/ann.json; : >" BOOK "/bob.txt; : >" BOOK
               "/.done/eve.txt");
    shell_well(RUN);
    expect_out("ann\nbob\neve\n", "tail -n +6 " CALLS " | sort");
}

/* Each job of parallel is a group of processes, whose number is noted as long
   as it is at work. */
static void hand_in_slowly(void)
{
    char name[16];
    shell_well("mkdir " HERE "/groups");
    for (int i = 10; i < 22; i++) {
        snprintf(name, sizeof name, "s%d", i);
        hand_in(name, "say",
                "at=" HERE "/groups/$(ps -o pgid= -p $$ | tr -d ' ')\n"
                ": >$at; sleep 0.2; rm -f $at\n");
    }
}

static void wait_for_four(void)
{
    for (int i = 0; i < 600; i++) {
        shell("ls " BOOK "/.done 2>/dev/null | grep -c 'txt$'; sleep 0.02");
        if (run.out[0] >= '4' && run.out[1] == '\n')
            return;
    }
    TEST_FAIL_MESSAGE("nothing is graded");
}

/* Once four are graded: the script that was started, or all that it has
   started. It has not come to its table. */
static void kill_in_the_middle(bool all)
{
    static const char *const call[] = {"/bin/sh", "-c",
                                       "JOBS=2 exec " RUN " >/dev/null", NULL};
    const int files[3] = {-1, -1, -1};
    pid_t script = process_start(call, files, true);
    TEST_ASSERT_TRUE(script > 0);
    wait_for_four();
    kill(all ? -script : script, SIGKILL);
    if (all)
        shell("for group in $(ls " HERE "/groups); do kill -9 -$group; done");
    shell("ls " BOOK "/.done | grep 'txt$' | sed 's/.txt$//' >" HERE
          "/survived");
    TEST_ASSERT_EQUAL_INT(128 + SIGKILL, process_code(process_wait(script)));
    expect_out("", "ls " HERE "/grades.csv 2>/dev/null");
}

/* Those that were done are not graded again. */
static void test_killed_with_all_that_it_has_started(void)
{
    hand_in_slowly();
    kill_in_the_middle(true);
    expect(0, RUN, "12 submissions: 12 graded\n");
    TEST_ASSERT_EQUAL_STRING("", run.err);
    expect_out("", "while read -r name; do [ $(grep -cx $name " CALLS
                   ") = 1 ] || echo $name; done <" HERE "/survived");
    expect_out("yes\n", "n=$(wc -l <" HERE "/survived); c=$(wc -l <" CALLS
                        "); [ $n -ge 4 ] && [ $n -lt 12 ] && [ $c -le 14 ] && "
                        "echo yes || echo $n $c");
}

/* Then those that it has started go on: the next run waits for them. */
static void test_killed_alone(void)
{
    hand_in_slowly();
    kill_in_the_middle(false);
    expect(0, RUN, "Another run is at work here: waiting for its end.");
    TEST_ASSERT_NOT_NULL(strstr(run.out, "12 submissions: 12 graded\n"));
    expect_out("12\n", "sort -u " CALLS " | wc -l | tr -d ' '");
    expect_out("12\n", "wc -l <" CALLS " | tr -d ' '");
}

/* --- names ------------------------------------------------------------------ */

static void test_odd_names(void)
{
    shell_well("cd " SUBS " && mkdir -- 'ann lee' \"o'neil\" 'quo\"te' -rf "
               "'$(touch x)' 'a\nb' '=1+1' 'x,y' '{}' '{.}' '*' 'a%2F..%2Fb' "
               "\"$(printf 'e\\033[1m')\" .hidden; ln -s -- -rf link");
    expect(0, RUN, "13 submissions: 13 graded\n");
    TEST_ASSERT_NOT_NULL(strstr(run.err, "link: a link, which is not"));
    TEST_ASSERT_NOT_NULL(strstr(run.err, "hidden: begins with a dot"));
    TEST_ASSERT_NULL(strchr(run.out, '\033'));
    expect_out("$(touch x)\n*\n\"'-rf\"\n\"'=1+1\"\n\"a\nb\"\na%2F..%2Fb\n"
               "ann lee\ne%1B%5B1m\no'neil\n\"quo\"\"te\"\n\"x,y\"\n{.}\n{}\n",
               "tail -n +2 " HERE "/grades.csv | sed 's/,100,100,5.*//'");
    expect_out("%24(touch x).txt\n%2A.txt\n%2Drf.txt\n%3D1+1.txt\n"
               "%7B%7D.txt\n%7B.%7D.txt\na%0Ab.txt\na%252F..%252Fb.txt\n"
               "ann lee.txt\ne%1B%5B1m.txt\no'neil.txt\nquo%22te.txt\n"
               "x,y.txt\n",
               "LC_ALL=C ls " BOOK " | grep 'txt$'");
    expect_out("", "find . " HERE " -maxdepth 1 -name x");
}

/* The name of a file is at most 255 bytes. */
static void test_long_names(void)
{
    shell_well("cd " SUBS " && a=$(printf %0250d 0) && mkdir ${a}1 ${a}2");
    expect(0, RUN, "2 submissions: 2 graded\n");
    expect_out("2\n", "ls " BOOK " | grep -c 'txt$'");
}

/* --- what goes wrong -------------------------------------------------------- */

static void test_a_grader_that_fails(void)
{
    hand_in_class();
    hand_in("ann", "say", "echo 'no compiler, \"sorry\"' >&2; exit 3\n");
    hand_in("bob", "say", "exit 0\n");
    hand_in("cem", "say", "kill -9 $$\n");
    hand_in("dan", "say", "json=/dev/null\n");
    hand_in("eve", "say", "graded=perhaps\n");
    expect(1, RUN, "5 submissions: 0 graded, 5 not\n");
    expect_out("ann,,,,,,,,,no,,\"the grader failed with status 3: no compiler,"
               " \"\"sorry\"\"\",\n"
               "bob,,,,,,,,,no,,the grader wrote no report,\n"
               "cem,,,,,,,,,no,,the grader failed with status 137,\n"
               "dan,,,,,,,,,no,,the grader wrote no result that can be read,\n"
               "eve,,,,,,,,,no,,the grader wrote no result that can be read,\n",
               "tail -n +2 " HERE "/grades.csv");
    /* It is tried again; and what was graded before does not stay. */
    shell_well("rm " SUBS "/*/say");
    shell_well(RUN);
    expect_out("10\n", "wc -l <" CALLS " | tr -d ' '");
    hand_in("ann", "say", "exit 3\n");
    expect(1, RUN, "ann: the grader failed with status 3\n");
    expect_out("", "ls " BOOK " | grep ann");
}

static void expect_refused(const char *command, const char *text)
{
    expect(1, command, text);
    expect_out("", "cat " CALLS);
}

static void test_what_is_wrong_is_said(void)
{
    expect_refused(RUN, "nothing to grade in " SUBS);
    expect_out("calls\ngrade\nsubs\n", "ls " HERE);
    hand_in("ann", "points", "100\n");
    expect_refused("JOBS=x " RUN, "JOBS=x: not a number");
    expect_refused("SEED=x " RUN, "SEED=x: not a whole number");
    expect_refused(TO(HERE "/grades"), "its name ends in .csv");
    expect_refused(TO(HERE "/none/grades.csv"), "no directory " HERE "/none");
    expect_refused(TO(HERE "/grade/grades.csv"), "no directory " HERE "/grade");
    expect_refused(TO(SUBS "/grades.csv"), "lies among the submissions");
    expect_refused(TO(SUBS "/ann/grades.csv"), "lies among the submissions");
    expect_refused(TO(SUBS ".csv"), "is there already, and no gradebook's");
    expect_refused("make -s gradebook PART=07 SUBS=x", "For example: make");
    write_file(HERE "/grades.csv", "my own\n");
    expect_refused(RUN, "is there already, and no gradebook: it was left");
    expect_out("my own\n", "cat " HERE "/grades.csv");
}

static void test_a_place_that_cannot_be_written_to(void)
{
    hand_in("ann", "points", "100\n");
    shell_well("mkdir " HERE "/closed; chmod a-w " HERE "/closed");
    /* Root may write everywhere, but for what is no real directory. */
    if (shell("touch " HERE "/closed/x 2>/dev/null") != 0)
        expect_refused(TO(HERE "/closed/grades.csv"),
                       "nothing can be written in");
    else if (shell("test -d /proc/self") == 0)
        expect_refused(TO("/proc/grades.csv"), "nothing can be written in");
    else
        TEST_IGNORE_MESSAGE("who runs this may write everywhere");
}

/* --- who is alike ----------------------------------------------------------- */

static const char ann[] =
    "static int negamax(Solver *solver, const Position *position, int alpha,\n"
    "                   int beta)\n"
    "{\n"
    "    int best = alpha, bound = upper_bound(position), c;\n"
    "    uint64_t hash = position_key(position);\n"
    "    uint8_t found = tt_get(&solver->table, hash);\n"
    "    ++solver->nodes;\n"
    "    if (position->stones >= BOARD_CELLS) return 0;\n"
    "    for (c = BOARD_WIDTH - 1; c >= 0; --c) {\n"
    "        if (!position_can_play(position, c)) continue;\n"
    "        if (position_wins(position, c))\n"
    "            return score_win_now(position->stones);\n"
    "    }\n"
    "    if (found != 0) bound = score_of_value(found);\n"
    "    if (bound <= alpha) return bound;\n"
    "    if (bound < beta) beta = bound;\n"
    "    for (int k = 0; k < 0x7; ++k) {\n"
    "        Position next = *position;\n"
    "        if (position_can_play(position, column_order[k])) {\n"
    "            position_play(&next, column_order[k]);\n"
    "            int s = -negamax(solver, &next, -beta, -best);\n"
    "            if (s >= beta) return s;\n"
    "            best = s > best ? s : best;\n"
    "        }\n"
    "    }\n"
    "    tt_put(&solver->table, hash, value_of_score(best));\n"
    "    return best;\n"
    "}\n";

/* Ann's with other names, comments, layout and numbers. */
static const char bob[] =
    "/* my own work */\n"
    "static int negamax(Solver *me, const Position *p, int low, int high)\n"
    "{\n"
    "    int top = low, limit = upper_bound(p), x; // all that I need\n"
    "    const uint64_t key = position_key(p);\n"
    "    uint8_t old = tt_get(&me->table, key);\n"
    "    ++me->nodes;\n"
    "    if (p->stones >= BOARD_CELLS)\n"
    "    {\n"
    "        return 0x0;\n"
    "    }\n"
    "    for (x = BOARD_WIDTH - 1u; x >= 0; --x)\n"
    "    {\n"
    "        if (!position_can_play(p, x)) { continue; }\n"
    "        /* there it is */ if (position_wins(p, x))\n"
    "            return score_win_now(p->stones);\n"
    "    }\n"
    "    if (old != 0) { limit = score_of_value(old); }\n"
    "    if (limit <= low) { return limit; }\n"
    "    if (limit < high) { high = limit; }\n"
    "    for (int i = 0; i < 7; ++i)\n"
    "    {\n"
    "        Position q = *p;\n"
    "        if (position_can_play(p, column_order[i]))\n"
    "        {\n"
    "            position_play(&q, column_order[i]);\n"
    "            const int v = -negamax(me, &q, -high, -top);\n"
    "            if (v >= high) { return v; }\n"
    "            top = v > top ? v : top;\n"
    "        }\n"
    "    }\n"
    "    tt_put(&me->table, key, value_of_score(top));\n"
    "    return top;\n"
    "}\n";

/* Of somebody who does the same in another way. */
static const char cem[] =
    "static int negamax(Solver *solver, const Position *position, int alpha,\n"
    "                   int beta)\n"
    "{\n"
    "    TranspositionTable *tt = &solver->table;\n"
    "    const int n = position->stones;\n"
    "    int w = 0, i = 0;\n"
    "    solver->nodes++;\n"
    "    if (n == BOARD_CELLS) return 0;\n"
    "    while (w < BOARD_WIDTH) {\n"
    "        if (position_can_play(position, w) && position_wins(position, "
    "w))\n"
    "            return score_win_now(n);\n"
    "        w++;\n"
    "    }\n"
    "    const uint8_t hit = tt_get(tt, position_key(position));\n"
    "    const int top = hit ? score_of_value(hit) : upper_bound(position);\n"
    "    beta = top < beta ? top : beta;\n"
    "    if (beta <= alpha) return beta;\n"
    "    while (i < BOARD_WIDTH) {\n"
    "        Position after;\n"
    "        int move = column_order[i++];\n"
    "        if (!position_can_play(position, move)) continue;\n"
    "        memcpy(&after, position, sizeof after);\n"
    "        position_play(&after, move);\n"
    "        const int v = -negamax(solver, &after, -beta, -alpha);\n"
    "        if (v > alpha) {\n"
    "            if (v >= beta) return v;\n"
    "            alpha = v;\n"
    "        }\n"
    "    }\n"
    "    tt_put(tt, position_key(position), value_of_score(alpha));\n"
    "    return alpha;\n"
    "}\n";

static void test_pairs_alike(void)
{
    hand_in("ann", "solver.c", ann);
    hand_in("bob", "solver.c", bob);
    hand_in("cem", "solver.c", cem);
    expect(0, RUN, "of what is their own: 1\n  ann and bob: ");
    expect_out("ann bob alike (at least 50 %)\n",
               "awk -F, 'NR > 1 { print $1, $2, $6 }' " BOOK "/pairs.csv");
    expect(0, "awk -F, 'NR == 2 && $3 >= 95' " BOOK "/pairs.csv", "ann,bob,");
}

/* Neither the part itself, nor its stubs, nor a mistake that is known. */
static void test_what_all_have_is_nobodys_own(void)
{
    hand_in("ann", "x", "");
    hand_in("bob", "x", "");
    shell_well("cp parts/07-transposition-table/*.[ch] " SUBS "/ann; cp "
               "parts/07-transposition-table/*.[ch] " SUBS "/bob");
    hand_in("cem", "x", "");
    hand_in("dan", "x", "");
    shell_well(
        "cp parts/07-transposition-table/mistakes/stored-on-a-cut.c " SUBS
        "/cem/solver.c; cp parts/07-transposition-table/mistakes/"
        "stored-on-a-cut.c " SUBS "/dan/solver.c");
    expect(0, RUN, "own: 0\n  4 of 4 have too little of their own to tell\n");
    expect(0, "cat " BOOK "/pairs.csv",
           "ann,,,,0,too short to tell (fewer than 60)\n");
}

static void test_what_most_have_is_nobodys_own(void)
{
    char name[8] = "a";
    for (name[0] = 'a'; name[0] < 'i'; name[0]++)
        hand_in(name, "solver.c", name[0] < 'f' ? ann : cem);
    expect(0, RUN, "of what is their own: 3\n  f and g: ");
}

int main(void)
{
    shell("parallel --version | grep -q '^GNU' && gnuplot --version && "
          "ctags --version | grep -q Universal && test -x " BUILD_DIR
          "/gradebook");
    ready = run.status == 0;
    UNITY_BEGIN();
    RUN_TEST(test_a_class_has_its_table);
    RUN_TEST(test_what_goes_with_it);
    RUN_TEST(test_a_chart_of_nothing_is_not_drawn);
    RUN_TEST(test_the_same_twice);
    RUN_TEST(test_only_what_has_changed_is_graded_again);
    RUN_TEST(test_half_a_result_is_none);
    RUN_TEST(test_killed_with_all_that_it_has_started);
    RUN_TEST(test_killed_alone);
    RUN_TEST(test_odd_names);
    RUN_TEST(test_long_names);
    RUN_TEST(test_a_grader_that_fails);
    RUN_TEST(test_what_is_wrong_is_said);
    RUN_TEST(test_a_place_that_cannot_be_written_to);
    RUN_TEST(test_pairs_alike);
    RUN_TEST(test_what_all_have_is_nobodys_own);
    RUN_TEST(test_what_most_have_is_nobodys_own);
    run_free(&run);
    return UNITY_END();
}
