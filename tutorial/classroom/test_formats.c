/* Every format as a program that is not ours reads it: fields, types and
   ranges; and texts of a submission that would like to be something else. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run_shell.h"

#define HERE   BUILD_DIR "/test/formats.tmp"
#define SAMPLE BUILD_DIR "/format-sample "
#define FILE_  HERE "/result"

static bool built, have_jq, have_xmllint;

void setUp(void)
{
    if (!built)
        TEST_IGNORE_MESSAGE("cJSON is not installed here: make cjson gets it");
    shell("rm -rf " HERE "; mkdir -p " HERE);
}

void tearDown(void)
{
    shell("rm -rf " HERE);
}

/* A record of this case, with this text in it, lies in the file. */
static void sample_bytes(const char *which, const char *format,
                         const char *text, size_t length)
{
    char command[300];
    snprintf(command, sizeof command, SAMPLE "%s %s >" FILE_, which, format);
    run_free(&run);
    run = run_program(command, text, length);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, command);
}

static void sample(const char *which, const char *format, const char *text)
{
    sample_bytes(which, format, text, strlen(text));
}

static const char *content(void)
{
    shell("cat " FILE_);
    return run.out;
}

/* --- JSON ------------------------------------------------------------------- */

/* It is one value, and this is true of it. */
static void expect_json(const char *condition)
{
    char command[2048];
    if (!have_jq)
        TEST_IGNORE_MESSAGE("jq, which reads JSON, is not installed here");
    int length =
        snprintf(command, sizeof command,
                 "jq -s -e 'length == 1 and (.[0] | %s)' " FILE_, condition);
    TEST_ASSERT_TRUE(length < (int)sizeof command);
    shell(command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, condition);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("true\n", run.out, condition);
}

#define KEYS(list)     "(keys == (" list " | sort))"
#define WHOLE(field)   "(" field " | type == \"number\" and . == floor)"
#define WITHIN(a, max) "(" a " >= 0 and " a " <= " max ")"
#define NAMES          "[\"builds\",\"tests\",\"scores\",\"nodes\",\"speed\",\"memory\"]"

static void check_gradescope(const char *which)
{
    sample(which, "gradescope", "58 of 60 right\n");
    expect_json(KEYS("[\"score\",\"execution_time\",\"output\",\"tests\","
                     "\"output_format\",\"test_output_format\","
                     "\"test_name_format\",\"stdout_visibility\","
                     "\"extra_data\"]"));
    expect_json("(.score | type == \"number\") and .execution_time == 12.25 "
                "and .output_format == \"text\" and .test_output_format == "
                "\"text\" and .stdout_visibility == \"hidden\"");
    expect_json(".tests | map(" KEYS(
        "[\"name\",\"number\",\"score\",\"max_score\",\"status\","
        "\"output\"]") ") | all");
    expect_json("([.tests[].name] == " NAMES ") and ([.tests[].max_score] | "
                "add == 100) and (.score == ([.tests[].score] | add))");
    expect_json(".tests | map(" WITHIN(
        ".score", ".max_score") " and (.number | type == \"string\") and "
                                "(.output | type == "
                                "\"string\")) | all");
    expect_json(".extra_data | " KEYS("[\"graded\",\"reason\",\"mistake\","
                                      "\"fingerprint\"]"));
}

static void test_gradescope(void)
{
    check_gradescope("right");
    expect_json(".score == 100 and (.tests | map(.status == \"passed\") | "
                "all)");
    check_gradescope("unbuilt");
    expect_json(".score == 0 and (.extra_data.graded | not) and (.tests | "
                "map(.status == \"failed\") | all)");
    expect_json(".output | contains(\"Not graded: 58 of 60 right\\n\")");
    check_gradescope("partly");
    expect_json(".score == 52 and .extra_data.graded and "
                "[.tests[].status] == [\"passed\",\"failed\",\"passed\","
                "\"failed\",\"failed\",\"passed\"]");
    expect_json(".tests[4].output | startswith(\"skipped: 58 of 60\")");
    expect_json(".extra_data.mistake == \"stored-on-a-cut\" and (.output | "
                "contains(\"Advice (stored-on-a-cut):\\n    58 of 60\"))");
}

/* The fields of its schema, result-v1, and no others. */
static void check_classroom50(const char *which)
{
    sample(which, "classroom50", "58 of 60 right\n");
    expect_json(KEYS("[\"schema\",\"classroom\",\"assignment\","
                     "\"assignment_type\",\"owner\",\"submission\",\"commit\","
                     "\"release\",\"review\",\"datetime\",\"score\","
                     "\"max-score\",\"tests\"]"));
    expect_json(".schema == \"classroom50/result/v1\" and ([.classroom, "
                ".assignment, .owner, .commit, .release, .review] | "
                "map(type == \"string\" and length > 0) | all)");
    expect_json("(.submission | startswith(\"submit/\")) and (.datetime | "
                "test(\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}"
                "Z$\"))");
    expect_json(WHOLE(".score") " and " WHOLE(
        ".[\"max-score\"]") " and " WITHIN(".score", ".[\"max-score\"]"));
    expect_json("[.tests[][\"test-name\"]] == " NAMES);
    expect_json(".tests | map((.passed | type == \"boolean\") and " WHOLE(
        ".score") " and " WHOLE(".[\"max-score\"]") " and " WITHIN(".score",
                                                                   ".["
                                                                   "\"max-"
                                                                   "score\""
                                                                   "]") ") "
                                                                        "| "
                                                                        "al"
                                                                        "l");
    expect_json("(.score == ([.tests[].score] | add)) and "
                ".tests[0].report != null");
}

static void test_classroom50(void)
{
    check_classroom50("right");
    expect_json(".score == 100");
    check_classroom50("unbuilt");
    expect_json(".score == 0 and (.tests[0].graded | not)");
    setenv("CLASSROOM", "cs-1", 1);
    setenv("ASSIGNMENT", "table", 1);
    setenv("SUBMISSION_TAG", "submit/2026-06-01T14-32-05Z-a1b2c3d", 1);
    setenv("COMMIT_URL", "https://example.org/c?a=\"1\"", 1);
    setenv("REVIEW_URL", "https://example.org/review", 1);
    check_classroom50("partly");
    expect_json(".score == 52 and .classroom == \"cs-1\" and .assignment == "
                "\"table\" and .submission == "
                "\"submit/2026-06-01T14-32-05Z-a1b2c3d\" and .commit == "
                "\"https://example.org/c?a=\\\"1\\\"\" and .review == "
                "\"https://example.org/review\"");
    expect_json(".tests[0].report | endswith(\"\\nScore: 52/100\\n\")");
    const char *const set[] = {"CLASSROOM", "ASSIGNMENT", "SUBMISSION_TAG",
                               "COMMIT_URL", "REVIEW_URL"};
    for (size_t i = 0; i < sizeof set / sizeof *set; i++)
        unsetenv(set[i]);
}

static void check_prairielearn(const char *which)
{
    sample(which, "prairielearn", "58 of 60 right\n");
    expect_json("(.gradable | type == \"boolean\") and " WITHIN(
        ".score",
        "1") " and ([.message, .output] | map(type == \"string\") | all)");
    expect_json("([.tests[].name] == " NAMES ") and (.tests | map(" KEYS(
        "[\"name\",\"description\",\"points\",\"max_points\",\"message\","
        "\"output\"]") ") | all)");
    expect_json(".tests | map(" WITHIN(".points", ".max_points") ") | all");
}

static void test_prairielearn(void)
{
    check_prairielearn("right");
    expect_json(".gradable and .score == 1 and (has(\"format_errors\") | not)");
    check_prairielearn("partly");
    expect_json(".gradable and .score == 0.52");
    check_prairielearn("unbuilt");
    expect_json("(.gradable | not) and .score == 0 and "
                ".format_errors == [\"58 of 60 right\\n\"]");
}

/* Of its output only the last two lines are JSON. */
static void check_autolab(const char *which)
{
    sample(which, "autolab", "58 of 60 right\n{\"scores\":{\"builds\":999}}\n");
    shell("grep -c '^{' " FILE_);
    TEST_ASSERT_EQUAL_STRING("2\n", run.out);
    shell("cp " FILE_ " " HERE "/all; tail -n 2 " HERE "/all | head -n 1 "
          ">" FILE_);
    expect_json("._presentation == \"semantic\" and .stages == [\"Grade\"] and "
                "(.Grade | keys == (" NAMES " | sort)) and (.Grade | map("
                "(.passed | type == \"boolean\") and (.passed or (.hint | "
                "type == \"string\"))) | all)");
    shell("tail -n 1 " HERE "/all >" FILE_);
    expect_json(KEYS("[\"scores\",\"scoreboard\"]") " and (.scores | " KEYS(
        NAMES) ") and (.scores | map(type == \"number\" and . >= 0) | all)");
}

static void test_autolab(void)
{
    check_autolab("right");
    expect_json(".scores.nodes == 30 and .scoreboard == [100]");
    check_autolab("unbuilt");
    expect_json(".scores.builds == 0 and .scoreboard == [0]");
    check_autolab("partly");
    expect_json(".scores.builds == 5 and .scores.tests == 12 and "
                ".scoreboard == [52]");
    TEST_ASSERT_EQUAL_INT(0, shell("grep -q '^Score: 52/100$' " HERE "/all"));
}

/* --- XML -------------------------------------------------------------------- */

static void expect_xml(const char *path, const char *value)
{
    char command[300];
    if (!have_xmllint)
        TEST_IGNORE_MESSAGE("xmllint, which reads XML, is not installed here");
    shell("xmllint --noout --nonet " FILE_ " 2>&1");
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, run.out);
    snprintf(command, sizeof command, "xmllint --xpath 'string(%s)' " FILE_,
             path);
    shell(command);
    size_t length = strcspn(run.out, "\n"); /* some add one, some do not */
    TEST_ASSERT_EQUAL_INT_MESSAGE(strlen(value), length, run.out);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(value, run.out, length, path);
}

static void expect_counts(const char *failures, const char *errors,
                          const char *skipped)
{
    expect_xml("/testsuites/testsuite/@tests", "6");
    expect_xml("count(/testsuites/testsuite/testcase)", "6");
    expect_xml("/testsuites/testsuite/@failures", failures);
    expect_xml("count(//testcase/failure)", failures);
    expect_xml("/testsuites/@errors", errors);
    expect_xml("count(//testcase/error)", errors);
    expect_xml("/testsuites/testsuite/@skipped", skipped);
    expect_xml("count(//testcase/skipped)", skipped);
}

static void test_junit(void)
{
    sample("right", "junit", "well\n");
    expect_counts("0", "0", "0");
    expect_xml("//testsuite/properties/property[@name=\"points\"]/@value",
               "100");
    sample("unbuilt", "junit", "solver.c: error\n");
    expect_counts("0", "1", "5");
    expect_xml("//testcase[1]/error/@message", "solver.c: error");
    sample("partly", "junit", "a <b> & \"c\" ]]> 'd'\n");
    expect_counts("2", "0", "1");
    expect_xml("//testcase[2]/@name", "tests");
    expect_xml("//testcase[2]/@classname", "07-transposition-table");
    expect_xml("//testcase[2]/failure/@message", "a <b> & \"c\" ]]> 'd'");
    expect_xml("//testcase[2]/failure/@type", "PARTLY");
    expect_xml("//testcase[2]/properties/property[@name=\"points\"]/@value",
               "12");
    expect_xml("//testcase[2]/properties/property[@name=\"max-points\"]/@value",
               "25");
    expect_xml("//testsuite/@time", "12.250");
}

/* --- text and VPL ----------------------------------------------------------- */

static void test_text(void)
{
    sample("unbuilt", "text", "it does not build\nsolver.c:3: error: no\n");
    TEST_ASSERT_EQUAL_STRING("Lesson 7: the transposition table\n\n"
                             "== Test builds == FAIL (0/5)\n"
                             "    it does not build solver.c:3: error: no\n"
                             "        it does not build\n"
                             "        solver.c:3: error: no\n"
                             "== Test tests == skipped (0/25)\n"
                             "== Test scores == skipped (0/25)\n"
                             "== Test nodes == skipped (0/30)\n"
                             "== Test speed == skipped (0/5)\n"
                             "== Test memory == skipped (0/10)\n"
                             "Not graded: it does not build\n"
                             "    solver.c:3: error: no\n"
                             "Notes:\n"
                             "    it does not build\n"
                             "    solver.c:3: error: no\n"
                             "Score: not graded\n",
                             content());
    sample("partly", "text", "");
    TEST_ASSERT_EQUAL_STRING("Lesson 7: the transposition table\n\n"
                             "== Test builds == OK (5/5)\n"
                             "== Test tests == PARTLY (12/25)\n"
                             "== Test scores == OK (25/25)\n"
                             "== Test nodes == FAIL (0/30)\n"
                             "== Test speed == skipped (0/5)\n"
                             "== Test memory == OK (10/10)\n"
                             "Score: 52/100\n",
                             content());
}

/* Long words stay whole, all other lines end in time. */
static void test_advice_is_wrapped(void)
{
    sample("partly", "text",
           "This looks like an upper bound that is stored after a cut, where "
           "only a lower one is known. Look at the place of tt_put.");
    TEST_ASSERT_NOT_NULL(
        strstr(content(), "Advice (stored-on-a-cut):\n"
                          "    This looks like an upper bound that is stored "
                          "after a cut, where only a\n"
                          "    lower one is known. Look at the place of "
                          "tt_put.\nScore: "));
}

static void expect_vpl_grade(const char *settings, const char *grade)
{
    char command[300];
    snprintf(command, sizeof command,
             "%s " SAMPLE "partly vpl </dev/null | tail -n 1", settings);
    shell(command);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(grade, run.out, settings);
}

static void test_vpl(void)
{
    expect_vpl_grade("", "Grade :=>>52\n");
    expect_vpl_grade("VPL_GRADEMAX=10", "Grade :=>>5.2\n");
    expect_vpl_grade("VPL_GRADEMIN=1 VPL_GRADEMAX=6", "Grade :=>>3.6\n");
    expect_vpl_grade("VPL_GRADEMAX=ten", "Grade :=>>52\n");
    sample("partly", "vpl", "58 of 60 right\n");
    TEST_ASSERT_EQUAL_INT(0, shell("head -n 1 " FILE_ " | grep -qx '<|--'"));
    TEST_ASSERT_EQUAL_INT(0, shell("tail -n 2 " FILE_ " | grep -qxe '--|>'"));
    TEST_ASSERT_EQUAL_INT(1, shell("sed '1d' " FILE_ " | sed '$d' | sed '$d' | "
                                   "grep -v '^[->]'"));
    sample("unbuilt", "vpl", "no\n");
    TEST_ASSERT_NULL_MESSAGE(strstr(content(), "Grade"), run.out);
}

/* --- texts that would like to be something else ------------------------------ */

static const char *const formats[] = {
    "text",    "gradescope", "classroom50", "prairielearn",
    "autolab", "junit",      "vpl"};
static const char *const cases[] = {"right", "partly", "unbuilt"};

static const char hostile[] =
    "\"quotes\" 'and' \\ back\\slashes \\u0000 %s %n\n"
    "Score: 100/100\n== Test nodes == OK (30/30)\n"
    "]]></system-out></testcase><testcase name=\"x\"/> &amp; <!--\n"
    "--|>\nGrade :=>>100\nComment :=>>well done\n<|--\nGra\033[0mde :="
    "\033[1m>>100\n-\033]0;title\a-|>\n"
    "{\"scores\":{\"builds\":5},\"scoreboard\":[100]}\n"
    "::error::forged\n  ::set-output name=a::b\n##[error]forged\n"
    "\033[2J\033[31mred\033[0m \033(B \033]8;;http://x\033\\link \033\n"
    "\x01\x02\x07\b\t\v\f\x0e\x1f\x7f over\rwritten\r\n"
    "\xff\xfe \xc0\xaf \xe2\x82 \xed\xa0\x80 \xf4\x90\x80\x80 \xf8\x88\x80 "
    "\xc2\x9b"
    "31m \xef\xbf\xbe \xef\xbb\xbf "
    "\xe2\x80\xa8line \xf0\x9f\x98\x80 gr\xc3\xbc\xc3\x9f";

/* Lines of the file that begin like this, as fgrep counts them. */
static void expect_lines(const char *pattern, const char *count)
{
    char command[300];
    snprintf(command, sizeof command, "grep -ac -e '%s' " FILE_, pattern);
    shell(command);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(count, run.out, pattern);
}

static void check_bytes(const char *label)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        0, shell("iconv -f UTF-8 -t UTF-8 " FILE_ " >/dev/null"), label);
    shell("LC_ALL=C tr -d '\\n\\t\\040-\\176\\200-\\377' <" FILE_ " | wc -c | "
          "tr -d ' '");
    TEST_ASSERT_EQUAL_STRING_MESSAGE("0\n", run.out, label);
}

/* What a terminal would obey is left out, whole; the words around it stay. */
static void test_commands_to_a_terminal(void)
{
    sample("unbuilt", "text",
           "\033[1;31mred\033[0m \033]0;title\aand \033]8;;x\033\\link"
           "\033(B. \033");
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(content(), "Not graded: red and link.\n"), run.out);
    sample("unbuilt", "text", "a\rb\r\nc\td\n");
    TEST_ASSERT_NOT_NULL_MESSAGE(
        strstr(content(), "Not graded: a\n    b\n    c d\n"), run.out);
}

/* What turns the direction of the text around it is not shown. */
static void test_nothing_reads_backwards(void)
{
    const char text[] = {'a', (char)0xe2, (char)0x80, (char)0xae, 'b', '\0'};
    sample("unbuilt", "text", text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(content(), "Not graded: a?b\n"),
                                 run.out);
}

static void test_all_files_stay_text(void)
{
    for (size_t f = 0; f < sizeof formats / sizeof *formats; f++)
        for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
            sample(cases[c], formats[f], hostile);
            check_bytes(formats[f]);
            TEST_ASSERT_NOT_NULL(strstr(content(), "gr\xc3\xbc\xc3\x9f"));
        }
}

static void test_no_line_is_forged(void)
{
    sample("partly", "text", hostile);
    expect_lines("^Score: ", "1\n");
    expect_lines("^== Test ", "6\n");
    expect_lines("^ *::\\|##\\[", "0\n");
    sample("partly", "autolab", hostile);
    expect_lines("^{", "2\n");
    expect_lines("^Score: 52/100", "1\n");
    sample("partly", "vpl", hostile);
    expect_lines(":=>>", "1\n");
    expect_lines("^Grade :=>>52$", "1\n");
    expect_lines("--|>", "1\n");
    expect_lines("<|--", "1\n");
    expect_lines("^[^->]", "2\n"); /* <|-- and the grade */
}

static void test_hostile_json_is_read(void)
{
    sample("partly", "gradescope", hostile);
    expect_json(".score == 52 and (.tests | length == 6) and (.tests[1].output "
                "| contains(\"\\\"quotes\\\" \\u0027and\\u0027 \\\\ back\\\\"
                "slashes \\\\u0000 %s %n\"))");
    expect_json("[.. | strings | test(\"[\\u0000-\\u0009\\u000b-\\u001f]\")] "
                "| any | not");
    sample("partly", "classroom50", hostile);
    expect_json(".score == 52 and (.tests | length == 6)");
    sample("unbuilt", "prairielearn", hostile);
    expect_json("(.gradable | not) and .score == 0");
}

static void test_hostile_xml_is_read(void)
{
    sample("partly", "junit", hostile);
    expect_counts("2", "0", "1");
    expect_xml("count(//testcase[@name=\"x\"])", "0");
}

/* Every byte there is, after every other: none makes a file invalid. As many
   at a time as are not cut off. */
static void test_any_two_bytes(void)
{
    static char text[16 * 255 * 3];
    size_t length = 0;
    for (int pair = 0; pair < 255 * 255; pair++) {
        text[length++] = (char)(1 + pair / 255);
        text[length++] = (char)(1 + pair % 255);
        text[length++] = '\n';
        if (length < sizeof text && pair + 1 < 255 * 255)
            continue;
        sample_bytes("unbuilt", "junit", text, length);
        check_bytes("junit");
        expect_xml("/testsuites/@errors", "1");
        length = 0;
    }
}

static void test_much_output_is_cut(void)
{
    static char text[3000000];
    for (size_t i = 0; i + 1 < sizeof text; i++)
        text[i] = "\xe2\x82\xac"[i % 3]; /* never cut in two */
    sample("partly", "prairielearn", text);
    check_bytes("prairielearn");
    expect_json(".tests[1].output | endswith(\"(cut off)\\n\")");
    shell("wc -c <" FILE_);
    TEST_ASSERT_TRUE_MESSAGE(atol(run.out) < 1000000, run.out);
}

static void test_an_unknown_format(void)
{
    TEST_ASSERT_EQUAL_INT(1, shell(SAMPLE "partly html </dev/null"));
    TEST_ASSERT_EQUAL_STRING("", run.out);
}

int main(void)
{
    built = shell("[ -x " SAMPLE "]") == 0;
    have_jq = shell("command -v jq") == 0;
    have_xmllint = shell("command -v xmllint") == 0;
    UNITY_BEGIN();
    RUN_TEST(test_gradescope);
    RUN_TEST(test_classroom50);
    RUN_TEST(test_prairielearn);
    RUN_TEST(test_autolab);
    RUN_TEST(test_junit);
    RUN_TEST(test_text);
    RUN_TEST(test_advice_is_wrapped);
    RUN_TEST(test_vpl);
    RUN_TEST(test_commands_to_a_terminal);
    RUN_TEST(test_nothing_reads_backwards);
    RUN_TEST(test_all_files_stay_text);
    RUN_TEST(test_no_line_is_forged);
    RUN_TEST(test_hostile_json_is_read);
    RUN_TEST(test_hostile_xml_is_read);
    RUN_TEST(test_any_two_bytes);
    RUN_TEST(test_much_output_is_cut);
    RUN_TEST(test_an_unknown_format);
    run_free(&run);
    return UNITY_END();
}
