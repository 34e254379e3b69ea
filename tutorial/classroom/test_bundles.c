/* Bundles unpacked and run as their platforms do it: with a stand-in for the
   grader, which does what a test wants of it, and once with the grader itself. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_shell.h"

#define HERE BUILD_DIR "/test/bundles.tmp"
#define MAKE \
    "unset SEED TTSLOTS SECRET CUT SUB_CMD UNSAFE OUT PART; " \
    "export MAKEFLAGS=; make -s --no-print-directory BUILD=" BUILD_DIR " "
#define BASE "top=$PWD; here=$PWD/" HERE "; "

static bool have_jq, have_zip, have_python;

void setUp(void)
{
    shell("rm -rf " HERE "; mkdir -p " HERE);
}

void tearDown(void)
{
    shell("rm -rf " HERE);
}

static void need(bool there, const char *what)
{
    if (!there)
        TEST_IGNORE_MESSAGE(what);
}

#define NEED_JQ     need(have_jq, "jq, which reads JSON, is not installed here")
#define NEED_ZIP    need(have_zip, "zip or unzip is not installed here")
#define NEED_PYTHON need(have_python, "python3 is not installed here")

static void expect(int status, const char *command, const char *text)
{
    char message[2000];
    shell(command);
    snprintf(message, sizeof message, "%.600s\n%.600s\n%.600s", command,
             run.out, run.err);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status != 0, run.status != 0, message);
    TEST_ASSERT_TRUE_MESSAGE(strstr(run.out, text) || strstr(run.err, text),
                             message);
}

static void expect_json(const char *file, const char *condition)
{
    char command[1000];
    snprintf(command, sizeof command,
             "jq -s -e 'length == 1 and (.[0] | %s)' " HERE "/%s", condition,
             file);
    expect(0, command, "true");
}

/* In place of make: keeps its arguments in HOME/arguments, and goes on like
   this; $out is where the result belongs. */
static void write_grader(const char *script)
{
    FILE *file = fopen(HERE "/grader", "w");
    TEST_ASSERT_NOT_NULL(file);
    fprintf(file,
            "#!/bin/sh\nfor word in \"$@\"; do echo \"$word\"; "
            "case $word in OUT=*) out=${word#OUT=} ;; esac; done "
            ">$HOME/arguments\nenv >$HOME/environment\n%s\n",
            script);
    TEST_ASSERT_EQUAL_INT(0, fclose(file));
    shell_well("chmod +x " HERE "/grader");
}

/* --- Gradescope ------------------------------------------------------------- */

#define ZIP MAKE "gradescope-zip PART=07 OUT=" HERE "/a.zip "
#define UNZIP \
    "mkdir -p " HERE "/autograder/source " HERE "/autograder/submission && " \
    "cd " HERE "/autograder/source && unzip -q ../../a.zip"
#define RUN_AUTOGRADER \
    BASE "cd " HERE "/autograder && SECRET=leaked SEED=leaked CI=true " \
         "HOME=$here AUTOGRADER=$here/autograder "
#define WITH_STAND_IN "GRADER=$here/grader ./source/run_autograder"
#define RESULTS       "autograder/results/results.json"

static void make_gradescope(const char *options)
{
    char command[600];
    NEED_ZIP;
    NEED_JQ;
    snprintf(command, sizeof command, "%s", options);
    expect(0, command, "grades part 07 on the platform");
    shell_well(UNZIP);
}

static void test_gradescope_is_told_all(void)
{
    make_gradescope(ZIP "SEED=5 TTSLOTS=8388619 SECRET=word-1 UNSAFE=1 "
                        "CUT='tt_get tt_put' SUB_CMD='python3 s.py'");
    write_grader("echo '{\"score\": 7}' >\"$out\"");
    shell_well("touch " HERE "/autograder/submission/a.c " HERE
               "/autograder/submission/b.c");
    expect(0, RUN_AUTOGRADER WITH_STAND_IN, "");
    expect_json(RESULTS, ".score == 7");
    shell_well("sed 's,=/.*/,=.../,' " HERE "/arguments");
    TEST_ASSERT_EQUAL_STRING(
        "-s\ngrade\nPART=07-transposition-table\nSUB=.../submission\n"
        "FORMAT=gradescope\nOUT=.../result\nSEED=5\nTTSLOTS=8388619\n"
        "SECRET=word-1\nCUT=tt_get tt_put\nSUB_CMD=python3 s.py\nUNSAFE=1\n",
        run.out);
    expect(0, "cat " HERE "/autograder/source/README.md",
           "It was made with UNSAFE=1");
}

/* What the platform has in its environment is no setting of ours; a folder in
   which everything is, is gone into. */
static void test_gradescope_and_its_environment(void)
{
    make_gradescope(ZIP);
    write_grader("echo '{\"score\": 8}' >\"$out\"");
    shell_well("mkdir -p " HERE "/autograder/submission/work/inner " HERE
               "/autograder/submission/__MACOSX && touch " HERE
               "/autograder/submission/work/a.c");
    expect(0, RUN_AUTOGRADER WITH_STAND_IN, "");
    expect_json(RESULTS, ".score == 8");
    shell_well("sed 's,=/.*/,=.../,' " HERE "/arguments");
    TEST_ASSERT_EQUAL_STRING(
        "-s\ngrade\nPART=07-transposition-table\nSUB=.../work\n"
        "FORMAT=gradescope\nOUT=.../result\nSEED=1\n",
        run.out);
    expect(1, "grep -E 'leaked|^CI=' " HERE "/environment", "");
    expect(0, "cat " HERE "/autograder/source/README.md",
           "compiled and run in a sandbox");
    expect(0, "cat " HERE "/autograder/source/README.md",
           "It was made without SECRET");
    expect(1, "grep @ " HERE "/autograder/source/README.md", "");
}

/* It installs what is needed, and tries the part itself. */
static void test_gradescope_sets_up(void)
{
    make_gradescope(ZIP);
    write_grader("echo '{\"score\": 100}' >\"$out\"");
    shell_well("mkdir " HERE "/bin; printf '#!/bin/sh\\necho \"$@\" >>$HOME/apt"
               "\\n' >" HERE "/bin/apt-get; chmod +x " HERE "/bin/apt-get");
    expect(0,
           RUN_AUTOGRADER "PATH=$here/bin:$PATH GRADER=$here/grader "
                          "./source/setup.sh",
           "The trial: the part itself was graded.\n{\"score\": 100}\n");
    expect(0, "cat " HERE "/apt", "update\ninstall -y ");
    expect(0, "grep -E ' gcc .* bubblewrap .* libcjson-dev' " HERE "/apt", "");
    expect(0, "cat " HERE "/arguments",
           "/project/parts/07-transposition-table\n");
    write_grader("exit 1");
    expect(0,
           RUN_AUTOGRADER "PATH=$here/bin:$PATH GRADER=$here/grader "
                          "./source/setup.sh",
           "THE TRIAL FAILED");
}

static void expect_failed(const char *script, const char *reason)
{
    char condition[300];
    write_grader(script);
    expect(0, RUN_AUTOGRADER WITH_STAND_IN, "");
    snprintf(condition, sizeof condition,
             ".score == 0 and .extra_data.grader_failed and (.tests == []) and "
             "(.output | startswith(\"Not graded: %s\"))",
             reason);
    expect_json(RESULTS, condition);
}

static void test_gradescope_without_a_grade(void)
{
    make_gradescope(ZIP "BUNDLE_LIMIT=1");
    expect_failed("echo half >\"$out\"; exit 1", "the grader could not do its "
                                                 "work (status 1)");
    expect_failed("exit 0", "the grader could not do its work (status 0)");
    expect_failed("kill -9 $$", "");
    expect_failed("sleep 20", "grading took longer than 1 seconds");
    /* All at once ended, as a container is. */
    write_grader("kill -9 $(cat $HOME/pid); sleep 0.2");
    shell(RUN_AUTOGRADER "GRADER=$here/grader sh -c 'echo $$ >$HOME/pid; exec "
                         "sh source/grade.sh gradescope submission "
                         "results/results.json'");
    expect_json(RESULTS,
                ".score == 0 and (.output | contains(\"was interrupted\"))");
}

/* --- Classroom 50 ----------------------------------------------------------- */

#define FOLDER MAKE "classroom50-bundle PART=07 OUT=" HERE "/bundle "
#define GRADED_IN_CLASS \
    "cat >\"$out\" <<'END'\n{\"score\": 9, \"tests\": [{\"test-name\": " \
    "\"builds\", \"report\": \"Lesson\\n```\\n<b>\"}]}\nEND"
#define RUN_PYTHON \
    BASE "cd " HERE "/checkout && HOME=$here GRADER=$here/grader " \
         "CLASSROOM=cs-1 ASSIGNMENT='a\"b' SUBMISSION_TAG=submit/x " \
         "SECRET=a1b2 " \
         "COMMIT_URL=https://example.org/c python3 ../bundle/autograder.py"

static void make_classroom50(void)
{
    NEED_PYTHON;
    NEED_JQ;
    expect(0, FOLDER "SECRET=word BUNDLE_LIMIT=2",
           "grades part 07 on the platform");
    shell_well("mkdir -p " HERE "/checkout && touch " HERE "/checkout/solver.c "
               "&& jq -e '.apt | index(\"libcjson-dev\")' " HERE
               "/bundle/runtime.json");
}

static void test_classroom50(void)
{
    make_classroom50();
    write_grader(GRADED_IN_CLASS);
    expect(0, RUN_PYTHON, "");
    expect_json("checkout/result.json",
                ".score == 9 and (.tests[0] | has(\"report\") | not)");
    shell_well("cat " HERE "/checkout/release-body.md");
    TEST_ASSERT_EQUAL_STRING("    Lesson\n    ```\n    <b>\n", run.out);
    expect(0, "cat " HERE "/arguments", "SECRET=word\n");
    expect(0, "cat " HERE "/environment", "CLASSROOM=cs-1\n");
    expect(0, "ls " HERE "/checkout | tr '\\n' ' '",
           "release-body.md result.json solver.c ");
}

/* A student's own file of that name is neither read nor followed. */
static void test_classroom50_and_files_in_the_way(void)
{
    make_classroom50();
    write_grader(GRADED_IN_CLASS);
    shell_well("cd " HERE "/checkout && echo kept >../victim && "
               "ln -s ../victim result.json && ln -s ../victim "
               "release-body.md.part && mkdir -p release-body.md/a "
               "result.json.part/b");
    expect(0, RUN_PYTHON, "");
    expect_json("checkout/result.json", ".score == 9");
    expect(0, "cat " HERE "/victim", "kept\n");
    expect(0, "cat " HERE "/checkout/release-body.md", "    Lesson\n");
    expect(1, "test -L " HERE "/checkout/result.json", "");
}

static void test_classroom50_without_a_grade(void)
{
    static const char condition[] =
        ".schema == \"classroom50/result/v1\" and .score == 0 and "
        ".[\"max-score\"] == 0 and .tests == [] and .classroom == \"cs-1\" and "
        ".assignment == \"ab\" and .submission == \"submit/x\" and .review == "
        "\"https://example.org/c\" and .owner == \"nobody\" and (.datetime | "
        "test(\"^[0-9-]{10}T[0-9:]{8}Z$\"))";
    make_classroom50();
    write_grader("exit 3");
    expect(1, RUN_PYTHON, "");
    expect_json("checkout/result.json", condition);
    expect(0, "cat " HERE "/checkout/release-body.md", "    Not graded");
    shell_well("echo broken >" HERE "/bundle/project.tar.gz; rm " HERE
               "/checkout/result.json");
    expect(1, RUN_PYTHON, "");
    expect_json("checkout/result.json", condition);
}

/* --- Autolab ---------------------------------------------------------------- */

#define TAR  MAKE "autolab-tar PART=07 OUT=" HERE "/a.tar "
#define ROOT HERE "/connect-four-07"
#define RUN_AUTOLAB \
    BASE "cd " HERE "/run && HOME=$here GRADER=$here/grader make 2>../said"

/* As Autolab does: the three files in an empty directory, one of them renamed. */
static void make_autolab(void)
{
    NEED_JQ;
    expect(0, TAR "BUNDLE_LIMIT=2", "grades part 07 on the platform");
    shell_well("cd " HERE " && tar xf a.tar && mkdir run && cp "
               "connect-four-07/autograde.tar run && cp "
               "connect-four-07/autograde-Makefile run/Makefile && "
               "mkdir work && touch work/solver.c && tar czf run/handin.tar "
               "work");
}

static void expect_last_line(const char *condition)
{
    shell_well("tail -n 1 " HERE "/printed >" HERE "/last");
    expect_json("last", condition);
}

static void test_autolab(void)
{
    make_autolab();
    write_grader("echo noise; printf 'Score: 5/5\\n{\"scores\": {\"builds\": "
                 "5}}\\n' >\"$out\"");
    shell(RUN_AUTOLAB " >../printed");
    TEST_ASSERT_EQUAL_INT(0, run.status);
    expect_last_line(".scores.builds == 5");
    expect(0, "cat " HERE "/printed", "Score: 5/5\n");
    expect(1, "grep noise " HERE "/printed", "");
    expect(0, "cat " HERE "/arguments", "/run/submission/work\n");
}

static void test_autolab_without_a_grade(void)
{
    make_autolab();
    write_grader("sleep 20");
    shell(RUN_AUTOLAB " >../printed");
    expect_last_line(". == {\"scores\": {}}");
    expect(0, "cat " HERE "/printed", "Not graded: grading took longer than 2");
    write_grader("printf '{\"scores\": {\"builds\": 0}}\\n' >\"$out\"");
    shell_well("echo text >" HERE "/run/handin.tar; rm -r " HERE
               "/run/submission");
    shell(RUN_AUTOLAB " >../printed");
    expect_last_line(".scores.builds == 0");
    expect(0, "cat " HERE "/printed", "is not an archive that tar can read");
}

/* One folder, and a file of its name in it: then it can be imported. */
static void test_autolab_can_import_it(void)
{
    expect(0, TAR, "grades part 07 on the platform");
    shell_well("tar tf " HERE "/a.tar | sort && tar xf " HERE
               "/a.tar -C " HERE);
    TEST_ASSERT_EQUAL_STRING("connect-four-07/\nconnect-four-07/README.md\n"
                             "connect-four-07/autograde-Makefile\n"
                             "connect-four-07/autograde.tar\n"
                             "connect-four-07/connect-four-07.yml\n",
                             run.out);
    expect(0, "cat " ROOT "/connect-four-07.yml",
           "display_name: 'Lesson 7: the transposition table'\n");
    expect(0, "cat " ROOT "/connect-four-07.yml",
           "- name: nodes\n  description: ''\n  max_score: 30.0\n");
    expect(0, "grep -c '^- name: ' " ROOT "/connect-four-07.yml", "6\n");
    expect(0, "grep -c autograde_timeout: " ROOT "/connect-four-07.yml", "1\n");
    expect(1, "grep @ " ROOT "/connect-four-07.yml", "");
}

/* --- all -------------------------------------------------------------------- */

static void test_what_is_in_it(void)
{
    expect(0, FOLDER, "grades part 07 on the platform");
    shell_well("tar tzf " HERE "/bundle/project.tar.gz >" HERE "/list");
    const char *const there[] = {"Makefile", "build/unity/unity.c",
                                 "common/tools/get-packages.sh",
                                 "parts/07-transposition-table/test_part.c",
                                 "tutorial/classroom/formats.c"};
    for (size_t i = 0; i < sizeof there / sizeof *there; i++) {
        char command[200];
        snprintf(command, sizeof command, "grep -x project/%s " HERE "/list",
                 there[i]);
        expect(0, command, "");
    }
    expect(1,
           "grep -E '/(results|fuzz|figures|solutions|mine|[.]git)/' " HERE
           "/list",
           "");
    shell_well("du -sk " HERE "/bundle");
    TEST_ASSERT_TRUE_MESSAGE(atol(run.out) < 4096, run.out);
}

static void test_what_is_wrong_is_said(void)
{
    expect(1, MAKE "gradescope-zip PART=07", "Which part, and where to?");
    expect(1, FOLDER "SEED=x", "SEED=x: not a whole number");
    expect(1, FOLDER "TTSLOTS=8388610", "not an odd number above");
    expect(1, FOLDER "SECRET=\"a'b\"", "SECRET: only letters");
    expect(1, FOLDER "CUT='tt_get nothing'", "has no function 'nothing'");
    expect(1, FOLDER "CUT='a;b'", "'a;b' is no name of a function");
    expect(1, FOLDER "SUB_CMD='a; b'", "SUB_CMD: only letters");
    expect(1, FOLDER "BUNDLE_LIMIT=soon", "no number of seconds");
    expect(1, MAKE "autolab-tar PART=07 OUT=/", "OUT names nothing");
    expect(0, "ls " HERE " | wc -l | tr -d ' '", "0\n");
    shell_well("mkdir " HERE "/bundle");
    expect(1, FOLDER, "is there already: it was left as it is");
    expect(0, "ls " HERE "/bundle | wc -l | tr -d ' '", "0\n");
}

/* --- with the grader itself -------------------------------------------------- */

static void need_grader(void)
{
    need(shell("[ -x " BUILD_DIR "/grade ]") == 0,
         "there is no grader: it needs cJSON");
    need(shell("ctags --version | grep -q Universal") == 0,
         "universal-ctags is not installed here");
    need(shell("bwrap --ro-bind / / --unshare-all --unshare-user true") == 0,
         "bubblewrap cannot run here");
}

/* The part's own files have all points, also in another place than ours. */
static void test_the_grader_itself(void)
{
    need_grader();
    make_gradescope(MAKE "gradescope-zip PART=04 OUT=" HERE
                         "/a.zip | sed s/part.04/part\\ 07/");
    shell_well("cp parts/04-alpha-beta/*.[ch] " HERE "/autograder/submission");
    expect(0, RUN_AUTOGRADER "./source/run_autograder", "");
    expect_json(RESULTS, ".score == 100 and .extra_data.graded and "
                         "(.tests | length == 6)");
    shell_well("echo 'int x = ;' >" HERE "/autograder/submission/solver.c");
    expect(0, RUN_AUTOGRADER "./source/run_autograder", "");
    expect_json(RESULTS,
                ".score < 60 and (.extra_data | has(\"grader_failed\") "
                "| not)");
}

int main(void)
{
    have_jq = shell("command -v jq") == 0;
    have_zip = shell("command -v zip && command -v unzip") == 0;
    have_python = shell("command -v python3") == 0;
    UNITY_BEGIN();
    RUN_TEST(test_gradescope_is_told_all);
    RUN_TEST(test_gradescope_and_its_environment);
    RUN_TEST(test_gradescope_sets_up);
    RUN_TEST(test_gradescope_without_a_grade);
    RUN_TEST(test_classroom50);
    RUN_TEST(test_classroom50_and_files_in_the_way);
    RUN_TEST(test_classroom50_without_a_grade);
    RUN_TEST(test_autolab);
    RUN_TEST(test_autolab_without_a_grade);
    RUN_TEST(test_autolab_can_import_it);
    RUN_TEST(test_what_is_in_it);
    RUN_TEST(test_what_is_wrong_is_said);
    RUN_TEST(test_the_grader_itself);
    run_free(&run);
    return UNITY_END();
}
