#include "checks.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"

enum { BUILD_PATIENCE = 120, TEST_PATIENCE = 15, SHOWN = 8 };

/* --- building --------------------------------------------------------------- */

/* make, with up to two goals, side by side. */
Output check_make(const Check *check, const char *goal, const char *second)
{
    char *mine = text_print("MINE=%s", check->place->mine);
    char *build = text_print("BUILD=%s", check->tools->build);
    const char *const arguments[] = {check->tools->make,
                                     "-s",
                                     "-k",
                                     "-j2",
                                     "--no-print-directory",
                                     mine,
                                     build,
                                     goal,
                                     second,
                                     NULL};
    Output output = run_quiet(arguments, BUILD_PATIENCE);
    free(build);
    free(mine);
    return output;
}

static bool is_error(const char *line)
{
    return strstr(line, "error:") || strstr(line, "undefined reference") ||
           strstr(line, "multiple definition of");
}

/* The first error of the compiler, or warning if there is none, with the lines
   that explain it. */
static void show_messages(Report *report, char *text)
{
    int messages = 0, shown = 0;
    bool errors = is_error(text);
    for (char *line = text; *line;) {
        char *next = line + strcspn(line, "\n");
        if (*next)
            *next++ = '\0';
        messages += is_error(line) || (!errors && strstr(line, "warning:"));
        if (messages == 1 && shown++ < SHOWN)
            report_verbatim(report, line);
        line = next;
    }
    if (messages > 1)
        report_detail(report, "(and %d more: the first is the one to mend)",
                      messages - 1);
    if (messages == 0)
        report_detail(report, "%.400s", text);
}

bool check_build(Check *check)
{
    char *object = text_print("%s/obj/parts/mine/%s.o", check->tools->build,
                              check->place->name);
    unlink(object); /* so that warnings are seen again */
    free(object);
    Output output = check_make(check, check->program, check->reference);
    bool built = output.status == 0;
    bool clean = output.text[0] == '\0';
    if (built && clean)
        report_line(&check->report, VERDICT_OK, "builds", "without a warning");
    else {
        report_line(&check->report, VERDICT_FAIL, "builds",
                    built ? "it builds, but the compiler warns"
                          : "the compiler does not accept it");
        show_messages(&check->report, output.text);
    }
    free(output.text);
    return built;
}

/* Why a program ended too early. */
const char *check_reason(int status)
{
    static char text[64];
    if (status > 128)
        snprintf(text, sizeof text, "%s", strsignal(status - 128));
    else
        snprintf(text, sizeof text, "exit status %d", status);
    return text;
}

/* Whether every function of the lesson is where it was. */
bool check_names(Check *check)
{
    const Place *place = check->place;
    bool all = true;
    for (int i = 0; i < place->lesson.count; i++) {
        const Task *task = &place->lesson.tasks[i];
        if (place_written(place, task) != FUNCTION_GONE)
            continue;
        char *piece = place_piece_with(place, task->function);
        if (all)
            report_line(&check->report, VERDICT_FAIL, "functions",
                        "the lesson and the test call them by their names");
        all = false;
        report_detail(&check->report, "there is no %s in %s/%s", task->function,
                      place->path, piece ? piece : "");
        free(piece);
    }
    return all;
}

/* How far the learner is: a stub is no mistake. */
void check_written(Check *check)
{
    const Lesson *lesson = &check->place->lesson;
    char *stubs = text_copy("", 0);
    int written = 0;
    for (int i = 0; i < lesson->count; i++) {
        const Task *task = &lesson->tasks[i];
        if (place_written(check->place, task) == FUNCTION_STUB) {
            char *more =
                text_print("%s%s %s", stubs, *stubs ? "," : "", task->function);
            free(stubs);
            stubs = more;
        } else
            written++;
    }
    if (*stubs)
        report_line(&check->report, VERDICT_NOTE, "functions",
                    "%d of %d written; still to write:%s", written,
                    lesson->count, stubs);
    free(stubs);
}

/* --- unit tests ------------------------------------------------------------- */

/* "file:line:test_name:FAIL: why" */
static void show_failed_test(Report *report, const char *line)
{
    const char *name = strchr(line, ':');
    name = name ? strchr(name + 1, ':') : NULL;
    const char *verdict = name ? strstr(name, ":FAIL") : NULL;
    if (!verdict)
        return;
    report_detail(report, "%.*s: %s", (int)(verdict - name - 1), name + 1,
                  verdict[5] == ':' ? verdict + 7 : "failed");
}

/* Keeps the name of one that failed, or in words what else went wrong. */
static void remember_test(Check *check, const char *line)
{
    const char *name = strstr(line, ":test_");
    size_t length = name ? strcspn(name + 1, ":") : strlen(line);
    char *more = text_print("%s%.*s ", check->failed_tests, (int)length,
                            name ? name + 1 : line);
    free(check->failed_tests);
    check->failed_tests = more;
}

/* Shows the first failures, remembers all, and the last test that was done. */
static void read_tests(Check *check, char *text, char last[80])
{
    int shown = 0;
    for (char *line = text; *line;) {
        char *next = line + strcspn(line, "\n");
        if (*next)
            *next++ = '\0';
        bool failed = strstr(line, ":FAIL") != NULL;
        if (failed) {
            remember_test(check, line);
            if (shown++ < 3)
                show_failed_test(&check->report, line);
        }
        const char *name = strstr(line, ":test_");
        if (name && (failed || strstr(line, ":PASS")))
            snprintf(last, 80, "%.*s", (int)strcspn(name + 1, ":"), name + 1);
        line = next;
    }
    if (shown > 3)
        report_detail(&check->report, "(and %d more)", shown - 3);
}

/* The tests of an exercise are the part's: it may differ where they look, or
   take much longer. Its scores and nodes judge it. */
static Verdict verdict_of_tests(const Check *check)
{
    return check->place->kind == KIND_EXERCISE ? VERDICT_NOTE : VERDICT_FAIL;
}

static void judge_tests(Check *check, Output *output)
{
    int tests = 0, failures = 0;
    char last[80] = "";
    Report *report = &check->report;
    Verdict bad = verdict_of_tests(check);
    const char *counts = strstr(output->text, " Tests ");
    while (counts && counts > output->text && counts[-1] != '\n')
        counts--;
    bool whole = counts &&
                 sscanf(counts, "%d Tests %d Failures", &tests, &failures) == 2;
    if (whole && failures == 0 && tests > 0)
        report_line(report, VERDICT_OK, "unit tests", "%d passed", tests);
    else if (whole)
        report_line(report, bad, "unit tests", "%d of %d failed%s", failures,
                    tests,
                    check->place->kind == KIND_EXERCISE
                        ? ", which are about the part as it was"
                        : "");
    else if (output->late)
        report_line(report, bad, "unit tests",
                    "not done after %d s of computing: slow, or endless",
                    TEST_PATIENCE);
    else
        report_line(report, bad, "unit tests", "the program ended: %s",
                    check_reason(output->status));
    read_tests(check, output->text, last);
    if (!whole) {
        remember_test(check, output->late ? "late" : "crash");
        report_detail(report, "%s%s",
                      last[0] ? "the last test done: " : "in the first test",
                      last);
    }
}

void check_tests(Check *check)
{
    if (access(check->test, X_OK) != 0) {
        report_line(&check->report, verdict_of_tests(check), "unit tests",
                    "test_part.c does not compile with your files");
        remember_test(check, "compile");
        Output output = check_make(check, check->test, NULL);
        show_messages(&check->report, output.text);
        free(output.text);
        return;
    }
    /* Processor time: a busy machine is no fault of the part's. */
    char *limited = text_print("ulimit -S -t %d; exec \"$0\"", TEST_PATIENCE);
    const char *const arguments[] = {"sh", "-c", limited, check->test, NULL};
    Output output = run_quiet(arguments, 20 * TEST_PATIENCE);
    if (output.status == 128 + SIGXCPU)
        output.late = true;
    free(limited);
    judge_tests(check, &output);
    free(output.text);
}
