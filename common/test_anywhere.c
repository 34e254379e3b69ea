/*
 * The scripts say the same wherever they run: under every awk and every shell
 * that is here, in countries that write 0,5 for one half, with tools that know
 * nothing of GNU, and in directories with a space in their names.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "run_program.h"
#include "unity.h"

#define HERE         BUILD_DIR "/test/any where"
#define COUNT(array) (sizeof(array) / sizeof *(array))

enum { POSITIONS = 25 };

/* --- what is run ---------------------------------------------------------- */

/* $W is HERE, $B is BUILD_DIR. What leaves a file behind shows it. */
static const struct {
    const char *name, *command;
} uses[] = {
    {"help", "sh common/tools/help.sh 03-minmax 12-lower-bound-tt"},
    {"flat", "sh common/tools/flat.sh 14-follow-up 7 6 1 "
             "parts/14-follow-up/part.c \"$W/flat.c\" && cat \"$W/flat.c\""},
    {"diff", "sh common/tools/diff.sh 12-lower-bound-tt"},
    {"lines", "sh common/tools/lines.sh 9 common/board.c"},
    {"table of parts", "sh plots/parts-table.sh 06-bitboard"},
    {"charts",
     "rm -rf \"$W/charts\"; SCATTER='4,3' sh plots/draw.sh \"$W/charts\" "
     "\"$W/results\" \"$W/theirs\" && LC_ALL=C && export LC_ALL && "
     "cat \"$W/charts\"/*.svg"},
    {"report", "sh plots/report.sh \"$W/charts\" \"$W/results\""},
    {"tables", "cp \"$W/page.md\" \"$W/new.md\" && "
               "REFERENCE=\"$W/results\" \"$B/markdown\" fill "
               "\"$W/new.md\" && cat \"$W/new.md\""},
    {"difficulty",
     "cp \"$W/table.csv\" \"$W/new.csv\" && sh \"$W/tree/testsets/"
     "difficulty.sh\" \"$W/new.csv\" \"$W/solvers\" && cat \"$W/new.csv\""},
    {"published figures",
     "BUILD=\"$W/solvers\" SETS=end-easy MODES=weak sh testsets/original.sh "
     "\"$W/tree/testsets\" 10s 12-lower-bound-tt"},
    {"checksums", "sh testsets/check.sh testsets"},
    {"blocks", "cp \"$W/chapter.md\" \"$W/tutorial/03-minmax.md\" && "
               "REFERENCE=\"$W/results\" \"$B/markdown\" fill "
               "\"$W/tutorial/03-minmax.md\" && "
               "cat \"$W/tutorial/03-minmax.md\""},
    {"leave one out",
     "cp \"$W/without.md\" \"$W/new.md\" && REFERENCE=\"$W/results\" "
     "\"$B/markdown\" fill \"$W/new.md\" && cat \"$W/new.md\""},
    {"check", "rm -f \"$W/tutorial/figures\"/*; MARKDOWN=\"$B/markdown\" "
              "REFERENCE=\"$W/results\" sh tutorial/tools/check.sh "
              "\"$W/tutorial\""},
    {"figures",
     "rm -f \"$W/a tree.svg\"; "
     "cp tutorial/figures/03-tree.fig \"$W/a tree.fig\" && "
     "sh tutorial/tools/figures.sh \"$W/drawer\" \"$W/a tree.fig\" && "
     "cat \"$W/a tree.svg\""},
    {"figures of results",
     "rm -f \"$W/tutorial/figures\"/results-*; REFERENCE=\"$W/results\" "
     "sh tutorial/tools/results-figures.sh \"$W/tutorial\"; "
     "cat \"$W/tutorial/figures\"/results-*"},
    {"book", "LC_ALL=C; export LC_ALL; "
             "cd \"$W\" && awk -f \"$T/search-index.awk\" page.html && "
             "awk -f \"$T/book-page.awk\" page.html"},
    {"roles", "awk -v depth=9 -f tutorial/tools/roles.awk \"$W/trace\""},
    {"comparison", "sh tutorial/tools/compare.sh "
                   "\"$W/solvers/12-lower-bound-tt\" "
                   "\"$W/solvers/23-threads\" <\"$W/trace\""},
    {"choice", "sh bench/pick.sh build '7-9,12/*' 07-a 09-b 12-c 12-c/d"},
    {"signature", "sh bench/signature.sh \"$W/solvers\" "
                  "\"$W/solvers/12-lower-bound-tt\""},
    {"speedup",
     "sh bench/speedup.sh \"$W/solvers/23-threads\" "
     "\"$W/tree/testsets/end-easy.txt\" 2-4 2 1 | sed 's/[0-9.]* s / s /'"},
};

/* The same with the tools as they are, in the locale C. */
static char *expected[COUNT(uses)];
static char *here, *top, *build;

/* --- what it is run on ---------------------------------------------------- */

static FILE *create(const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", here, name);
    FILE *file = fopen(path, "w");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, path);
    return file;
}

static void write_file(const char *name, const char *text)
{
    FILE *file = create(name);
    fputs(text, file);
    fclose(file);
}

static void write_program(const char *name, const char *text)
{
    char path[4096];
    FILE *file = create(name);
    fprintf(file, "#!/bin/sh\n%s\n", text);
    fclose(file);
    snprintf(path, sizeof path, "%s/%s", here, name);
    TEST_ASSERT_EQUAL_INT(0, chmod(path, 0755));
}

static const char *const sets[] = {"middle-medium", "begin-medium",
                                   "begin-hard"};
static const char *const solvers[] = {"03-minmax", "04-alpha-beta", "10-fake"};
static const char *const without[] = {"03-minmax", "03-minmax/without-i",
                                      "03-minmax/without-hope"};

/* The times and nodes of three solvers on each position of a set. */
static void write_positions(const char *name, const char *const names[3],
                            int seed)
{
    FILE *file = create(name);
    fputs("line", file);
    for (int k = 0; k < 3; k++)
        fprintf(file, ",%s us,%s nodes", names[k], names[k]);
    for (int i = 0; i < POSITIONS; i++) {
        fprintf(file, "\n%d", i + 1);
        for (int k = 0; k < 3; k++)
            fprintf(file, ",%d.5,%d", (i * 7 + seed) % 11 * 900 * (4 - k),
                    (i * 5 + seed) % 13 * 1000 * (4 - k));
    }
    fputs("\n", file);
    fclose(file);
}

static void write_summary(const char *name, int factor)
{
    static const char *const states[] = {"finished", "finished", "budget",
                                         "hung", "wrong"};
    FILE *file = create(name);
    int row = 0;
    fputs("solver,set,mode,status,solved,positions,mean_us,mean_nodes,"
          "kpos_per_s,at_least_us,at_least_nodes,budget_us,stopped_line\n",
          file);
    for (int weak = 0; weak < 2; weak++)
        for (int k = 0; k < 3; k++)
            for (int s = 0; s < 3; s++, row += 3) {
                const char *state = states[row % 5];
                fprintf(file, "%s,%s,%s,%s,%d,%d,", solvers[k], sets[s],
                        weak ? "weak" : "strong", state, 5 + s, POSITIONS);
                fprintf(file,
                        *state == 'f' ? "%d.25,%d.75,%d.5,,,60000000,\n"
                                      : ",,,%d.25,%d.75,60000000,%d\n",
                        factor * (row * 977 + 3), factor * (row * 1303 + 7),
                        row + 2);
            }
    fclose(file);
}

static void write_results(void)
{
    write_summary("results/summary.csv", 1);
    write_summary("results/leave-one-out/summary.csv", 1);
    write_summary("theirs/summary.csv", 3);
    write_file("results/lines.csv",
               "part,added\n03-minmax,94\n04-alpha-beta,21\n");
    write_file("results/context.txt",
               "date: 2026-11-16 18:42 UTC\ncpu: It's one\nbudget: 60s\n");
    for (int s = 0; s < 3; s++)
        for (int weak = 0; weak < 2; weak++) {
            char name[100];
            snprintf(name, sizeof name, "results/positions-%s-%s.csv", sets[s],
                     weak ? "weak" : "strong");
            write_positions(name, solvers, s + weak);
            snprintf(name, sizeof name,
                     "results/leave-one-out/positions-%s-strong.csv", sets[s]);
            write_positions(name, without, s);
        }
}

static void write_texts(void)
{
    write_file("page.md", "<!-- table: results strong -->\n<!-- end -->\n"
                          "<!-- table: results weak -->\n"
                          "<!-- end -->\n<!-- table: difficulty -->\n"
                          "<!-- end -->\n<!-- context: results -->\n"
                          "<!-- end -->\n");
    write_file("chapter.md",
               "# 3. Ice\n\n## It *is* — “so”\n\n[a](#it-is--so) [b](#i)\n"
               "<!-- code: parts/07-transposition-table/transposition_table.h"
               " TranspositionTable tt_get -->\n<!-- end -->\n"
               "<!-- diff: 05 -->\n<!-- end -->\n"
               "<!-- run: printf '%s\\n' '1\\2' & -->\n<!-- end -->\n"
               "<!-- numbers: late 03 04 05/edges-first -->\n<!-- end -->\n"
               "<!-- results: 03 -->\n<!-- end -->\n"
               "<!-- results: 04 -->\n<!-- end -->\n"
               "Then `make ice` and `echo it`.\n\n```sh\ntrue\n```\n");
    write_file("without.md", "<!-- without: 03 -->\n<!-- end -->\n");
    write_file("page.html",
               "<html>\n<main>\n<nav class=\"sections\">\n<a>x</a>\n</nav>\n"
               "<h1 id=\"a\">A &amp; B</h1>\n<p>if \"x\\y\" &lt; <em>5</em>\n"
               "<h2 id=\"i\">I\nand I</h2>\n<th>Time: a, part 3</th>\n"
               "<img src=\"none.svg\" alt=\"x\" />\n</main>\n");
    write_file("trace", "root [-21,21] beta cut 3\n  4 [-3,0] no move above "
                        "alpha\n    1 = 2\n    2 [1,3] beta cut 3\n"
                        "  3 [0,1] beta cut 1\n");
    write_file("table.csv", "part,mode,set,lines,mean_nodes\n"
                            "12,weak,end-easy,4,\n");
}

/* Solvers that know every answer, and one whose nodes are no whole number. */
#define SOLVER(nodes) \
    "while read -r line; do echo \"$line 1 " nodes " 20\"; done"

static void write_programs(void)
{
    write_program("solvers/12-lower-bound-tt", SOLVER("75.5"));
    write_program("solvers/23-threads", SOLVER("3e6"));
    write_program("drawer", "sed 's/^/<!-- /; s/$/ -->/' \"$1\"");
    write_program("program", "echo a.c:1:test_a:PASS\n"
                             "echo 1 Tests 0 Failures 0 Ignored");
    /* Draws what it is told to draw. */
    write_program("tools/gnuplot",
                  "format=${2#*\\'} out=${2#*out = \\'} "
                  "commands=${2#*commands = \\'}\n"
                  "{ echo '<title>Gnuplot</title>'; echo \"${2#*footer =}\"; "
                  "cat \"${commands%%\\'*}\"*; } "
                  ">\"${out%%\\'*}.${format%%\\'*}\"");
}

static void shell(const char *command)
{
    char all[8192];
    snprintf(all, sizeof all, "set -e; W='%s'; %s", here, command);
    Run run = run_text(all, "");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.err);
    run_free(&run);
}

static void make_everything(void)
{
    Run run = run_text("rm -rf '" HERE "'; mkdir -p '" HERE "'", "");
    run_free(&run);
    here = realpath(HERE, NULL);
    top = realpath(".", NULL);
    build = realpath(BUILD_DIR, NULL);
    TEST_ASSERT_TRUE(here && top && build);
    shell("cd \"$W\"; mkdir -p results/leave-one-out theirs tutorial/figures "
          "solvers tools tree/testsets tree/parts/12-lower-bound-tt 'tmp dir'");
    shell("ln -s \"$PWD\"/testsets/*.sh \"$PWD\"/testsets/*.awk "
          "\"$W/tree/testsets\"; "
          "sed 's/ .*/ 1/;4q' testsets/end-easy.txt "
          ">\"$W/tree/testsets/end-easy.txt\"");
    write_results();
    write_texts();
    write_programs();
}

/* --- where it is run ------------------------------------------------------ */

/* What a use says, and its status, after some preparations of its own. */
static char *said(const char *where, const char *command)
{
    char all[8192];
    snprintf(all, sizeof all,
             "W='%s'; PATH=\"$W/tools:$PATH\" T='%s/tutorial/tools' B='%s' "
             "TMPDIR=\"$W/tmp dir\"; LC_ALL=C; "
             "export W T B PATH TMPDIR LC_ALL; unset MAKEFLAGS MAKELEVEL; %s; "
             "{ %s\n} 2>&1; echo status $?",
             here, top, build, where, command);
    Run run = run_text(all, "");
    char *out = run.out;
    run.out = NULL;
    run_free(&run);
    return out;
}

/* Where two texts differ is enough to see. */
static void same(const char *use, const char *one, const char *two)
{
    size_t at = 0;
    char message[400];
    while (one[at] && one[at] == two[at])
        at++;
    if (one[at] == two[at])
        return;
    size_t from = at > 60 ? at - 60 : 0;
    snprintf(message, sizeof message, "%s: ...%.150s... is now ...%.150s...",
             use, one + from, two + from);
    TEST_FAIL_MESSAGE(message);
}

/* Without logarithms there are no charts, but no false ones either. */
static bool can_log;

static bool needs_logarithms(const char *use)
{
    static const char *const list[] = {"charts", "report", "leave one out",
                                       "check"};
    for (size_t i = 0; i < COUNT(list); i++)
        if (!strcmp(use, list[i]))
            return true;
    return false;
}

static void same_everywhere(const char *where)
{
    for (size_t i = 0; i < COUNT(uses); i++) {
        char *now = said(where, uses[i].command);
        if (!can_log && needs_logarithms(uses[i].name))
            TEST_ASSERT_NULL_MESSAGE(strstr(now, "status 0\n"), now);
        else
            same(uses[i].name, expected[i], now);
        free(now);
    }
}

/* That all is well with the tools as they are, or else the rest means little.
   Faults are part of the small tutorial. */
static void test_here(void)
{
    for (size_t i = 0; i < COUNT(uses); i++) {
        const char *status =
            strcmp(uses[i].name, "check") ? "status 0\n" : "status 1\n";
        char *end = strrchr(expected[i], 's');
        while (end > expected[i] && strncmp(end, "status", 6) != 0)
            end--;
        if (strcmp(end, status) != 0)
            TEST_FAIL_MESSAGE(expected[i]);
    }
}

static void needs(const char *command)
{
    Run run = run_text(command, "");
    int status = run.status;
    run_free(&run);
    if (status) {
        char message[200];
        snprintf(message, sizeof message, "not here: %s", command);
        TEST_IGNORE_MESSAGE(message);
    }
}

/* An awk and a shell, if that is here, under these names. */
#define UNDER(awk, sh) \
    "mkdir -p \"$W/as\"; rm -f \"$W/as\"/*; PATH=\"$W/as:$PATH\"; " \
    "ln -s \"$(command -v " awk ")\" \"$W/as/awk\"; " \
    "if command -v " sh " >/dev/null; " \
    "then ln -s \"$(command -v " sh ")\" \"$W/as/sh\"; fi; "
#define GERMAN  "LC_ALL=de_DE.UTF-8" /* one half is 0,5 */
#define TURKISH "LC_ALL=tr_TR.UTF-8" /* and the capital of i has a dot */

/* What is missing is said here; the tests below then run without it. */
static void test_shells_and_locales_are_here(void)
{
    needs("dash -c : && bash -c : && busybox sh -c : && "
          "locale -a | grep -i de_DE.utf && locale -a | grep -i tr_TR.utf");
}

static void test_mawk_and_dash(void)
{
    needs("mawk 1 </dev/null");
    same_everywhere(UNDER("mawk", "dash") GERMAN);
}

/* At its strictest: even numbers that are read may have a comma then. */
static void test_gawk_posix_and_bash(void)
{
    needs("gawk --posix 1 </dev/null");
    same_everywhere(UNDER("gawk", "bash") TURKISH
                    "; POSIXLY_CORRECT=1; export POSIXLY_CORRECT");
}

/* Debian builds its awk without logarithms. */
static void test_busybox(void)
{
    needs("busybox awk 1 </dev/null");
    Run run = run_text("busybox awk 'BEGIN { log(2) }'", "");
    can_log = run.status == 0;
    run_free(&run);
    same_everywhere(UNDER("busybox", "busybox") GERMAN);
}

/* The tools of macOS and the BSDs: an awk of their own (here original-awk),
   some are not there, some do less, and wc puts spaces before its numbers. */
static void make_bsd(void)
{
    shell("mkdir -p \"$W/bsd\"; cd \"$W/bsd\"; "
          "for tool in awk base64 basename cat chmod cksum cmp cp cut diff "
          "dirname expr find getconf id ls make mkdir mv paste perl rm sh "
          "shasum sha256 sleep tee touch tr true uname uniq; do "
          "if found=$(command -v $tool); then case $found in "
          "/*) ln -s $found ;; *) ln -s /bin/$tool ;; esac; fi; done; "
          "! found=$(command -v original-awk) || ln -sf $found awk; "
          "! found=$(command -v bash) || ln -sf $found sh; "
          "for tool in date env grep head kill mktemp sed sort tail wc; do "
          "found=$(PATH=/usr/bin:/bin command -v $tool) || exit; "
          "case $found in /*) ;; *) found=/bin/$tool ;; esac; "
          "{ echo '#!/bin/sh'; echo \"name=$tool tool=$found\"; "
          "cat ../bsd.sh; } >$tool; chmod +x $tool; done; "
          "cp ../tools/gnuplot .");
}

static const char bsd[] =
    "for word; do case $name$word in\n"
    "*--[a-z]* | date-d* | *%N* | sed-i | sed-*r* | grep-*P* | sort-*V*)\n"
    "    echo \"$name: illegal option $word\" >&2; exit 64 ;;\n"
    "sed-*E*) name=extended ;;\n"
    "sed*'\\+'* | sed*'\\?'* | sed*'\\|'* | sed*'\\t'*)\n"
    "    echo \"sed: $word means something else here\" >&2; exit 64 ;;\n"
    "esac; done\n"
    "[ $name = wc ] || exec \"$tool\" \"$@\"\n"
    "set -- $(\"$tool\" \"$@\") && printf '%8s' \"$@\" && echo\n";

static void test_without_gnu(void)
{
    needs("command -v shasum || command -v sha256");
    needs("original-awk 1 </dev/null || awk --version | grep 20");
    same_everywhere("PATH=\"$W/bsd\"; " TURKISH);
}

static void check_limit(const char *command, const char *words)
{
    char *out =
        said("PATH=\"$W/bsd\"; limit='sh common/tools/limit.sh'", command);
    TEST_ASSERT_EQUAL_STRING(words, out);
    free(out);
}

/* There is none on macOS. */
static void test_a_limit_without_timeout(void)
{
    check_limit("echo in | $limit 9 sh -c 'cat; echo err >&2; exit 7'",
                "in\nerr\nstatus 7\n");
    check_limit("$limit 9 sh -c 'kill -9 $$'", "status 137\n");
    check_limit("$limit 1 sh -c 'echo early; sleep 30; echo late'",
                "early\nstatus 124\n");
    check_limit("$limit 9 sleep 30 & sleep 0.2; kill $!; wait $!",
                "status 143\n");
}

static void test_a_checkout_with_a_space_in_its_name(void)
{
    shell("mkdir \"$W/a checkout\"; for file in *; do "
          "[ \"$file\" = build ] || "
          "ln -s \"$PWD/$file\" \"$W/a checkout\"; done");
    same_everywhere("cd \"$W/a checkout\"");
}

int main(void)
{
    make_everything();
    for (size_t i = 0; i < COUNT(uses); i++)
        expected[i] = said(":", uses[i].command);
    write_file("bsd.sh", bsd);
    make_bsd();
    UNITY_BEGIN();
    RUN_TEST(test_here);
    RUN_TEST(test_shells_and_locales_are_here);
    RUN_TEST(test_mawk_and_dash);
    RUN_TEST(test_gawk_posix_and_bash);
    RUN_TEST(test_busybox);
    RUN_TEST(test_without_gnu);
    RUN_TEST(test_a_limit_without_timeout);
    RUN_TEST(test_a_checkout_with_a_space_in_its_name);
    shell("rm -rf \"$W\"");
    return UNITY_END();
}

void setUp(void)
{
    can_log = true;
}

void tearDown(void)
{
}
