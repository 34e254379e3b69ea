/* Does it build, pass its tests, and leave memory in order? */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "groups.h"

enum { TEST_SECONDS = 60, LOOKED_AT = 10, SHOWN = 8 };

/* --- builds ----------------------------------------------------------------- */

static bool line_has(const char *line, const char *word)
{
    const char *at = strstr(line, word);
    return at && at < line + strcspn(line, "\n");
}

/* The first error of the compiler, or else its first warning, with the lines
   that explain it. */
static char *first_message(const char *text)
{
    const char *word = strstr(text, "undefined reference")
                           ? "undefined reference"
                       : strstr(text, "error:") ? "error:"
                                                : "warning:";
    const char *at = strstr(text, word);
    char *message = text_copy("", 0);
    while (at && at > text && at[-1] != '\n')
        at--;
    if (!at)
        at = text;
    for (int i = 0; i < SHOWN && *at && (i == 0 || !line_has(at, word)); i++) {
        int length = (int)strcspn(at, "\n");
        group_add(&message, "%.*s", length < 300 ? length : 300, at);
        at += length;
        at += *at == '\n';
    }
    return message;
}

/* Not graded, and why. */
static void refuse(Grading *grading, const char *why, const char *message)
{
    free(grading->grade->reason);
    grading->grade->reason = text_print("%s\n%s", why, message);
    group_judge(grading, BUILDS, 0, "it does not build");
    for (int i = TESTS; i < GROUPS; i++)
        group_skip(grading, i, "it does not build");
}

bool grade_build(Grading *grading)
{
    Output output = exam_build(&grading->exam, BUILD_SOLVER);
    bool built = output.status == 0;
    char *message = first_message(output.text);
    char *calls = built ? exam_calls(&grading->exam) : NULL;
    if (!built)
        refuse(grading,
               output.late || output.status > 128
                   ? "the compiler does not come to an end"
                   : "the compiler does not accept it",
               message);
    else if (calls)
        refuse(grading, "it calls what the task does not need:", calls);
    else if (!output.text[0])
        group_judge(grading, BUILDS, 1, "without a warning");
    else {
        Group *group = group_judge(grading, BUILDS, 0.5,
                                   "it builds, but the compiler warns");
        group_add(&group->output, "%.*s", (int)strlen(message) - 1, message);
    }
    grading->grade->graded = built && !calls;
    free(calls);
    free(message);
    free(output.text);
    return grading->grade->graded;
}

/* --- unit tests ------------------------------------------------------------- */

static int count_words(const char *text)
{
    int words = 0;
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        words++;
        text += strcspn(text, " ");
    }
    return words;
}

/* How many of these the stubs pass. */
static int count_easy(const Grading *grading, const char *names)
{
    int easy = 0;
    for (names += strspn(names, " "); *names; names += strspn(names, " ")) {
        size_t length = strcspn(names, " ");
        char *word = text_print(" %.*s ", (int)length, names);
        easy += strstr(grading->assignment->tests_passed, word) != NULL;
        free(word);
        names += length;
    }
    return easy;
}

static void note_test(Grading *grading, const char *word)
{
    char *more = text_print("%s%s ", grading->tests.failed, word);
    free(grading->tests.failed);
    grading->tests.failed = more;
}

static void tell_tests(Grading *grading, bool built, bool whole)
{
    TestRun *run = &grading->tests;
    char **output = &grading->grade->groups[TESTS].output;
    if (!built) {
        note_test(grading, "compile");
        group_add(output, "they do not compile with your functions");
    } else if (!whole) {
        note_test(grading, run->late ? "late" : "crash");
        group_add(output, "%s; %s%s",
                  run->late ? "not done in time: slow, or endless"
                            : "the program ended before its last test",
                  run->last[0] ? "the last one done: " : "in the first one",
                  run->last);
    }
    if (*run->why)
        group_add(output, "%.*s", (int)strlen(run->why) - 1, run->why);
}

/* One that has answered nothing has less time. */
static bool run_tests(Grading *grading)
{
    int seconds = answers_are_none(grading) ? ANSWER_SECONDS : TEST_SECONDS;
    Output output = exam_build(&grading->exam, BUILD_TESTS);
    free(output.text);
    grading->tests = output.status == 0 ? exam_tests(&grading->exam, seconds)
                                        : (TestRun){.passed = text_copy(" ", 1),
                                                    .failed = text_copy(" ", 1),
                                                    .why = text_copy("", 0)};
    return output.status == 0;
}

void grade_tests(Grading *grading)
{
    const Assignment *assignment = grading->assignment;
    bool built = run_tests(grading);
    const TestRun *run = &grading->tests;
    bool whole = run->whole && run->done == assignment->tests;
    int all = assignment->tests - count_words(assignment->tests_passed);
    int passed = count_words(run->passed);
    int easy = count_easy(grading, run->passed);
    /* What stubs pass is worth nothing, but to fail it costs. */
    int gained = passed - easy - count_easy(grading, run->failed);
    double part = all > 0 ? (double)gained / all : whole;
    if (part < 0 || (part >= 1 && !whole)) /* somebody left before the end */
        part = 0;
    Group *group = group_judge(grading, TESTS, part, "%d of %d passed", passed,
                               assignment->tests);
    tell_tests(grading, built, whole);
    if (part > 0 && part < 1 && easy > 0)
        group_add(&group->output,
                  "(%d of them pass with the stubs, and count for nothing)",
                  easy);
}

/* --- memory ------------------------------------------------------------------ */

void grade_memory(Grading *grading)
{
    Output output = exam_build(&grading->exam, BUILD_SANITIZED);
    Positions few = grading->assignment->sets[0];
    Reply *reply = malloc(sizeof *reply);
    bool built = output.status == 0;
    free(output.text);
    if (!reply)
        abort();
    few.count = few.count < LOOKED_AT ? few.count : LOOKED_AT;
    if (built)
        exam_ask(&grading->exam, BUILD_SANITIZED, &few, 4 * ANSWER_SECONDS,
                 reply);
    if (!built)
        group_judge(grading, MEMORY, 0, "the sanitizers' build fails");
    else if (reply->ending == RUN_WHOLE)
        group_judge(grading, MEMORY, 1, "the sanitizers find no error");
    else
        group_add(&group_judge(grading, MEMORY, 0, "an error at %s",
                               few.line[reply->at])
                       ->output,
                  "%.200s", reply->said);
    free(reply);
}
