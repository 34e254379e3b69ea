#include "grading.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../../common/clock.h"
#include "../../common/format.h"
#include "../workbench/checks.h"
#include "../workbench/files.h"
#include "exam.h"
#include "submission.h"

/* In the order of group_names. */
enum { BUILDS, TESTS, SCORES, NODES, SPEED, MEMORY };

enum {
    ANSWER_SECONDS = 5,
    TEST_SECONDS = 15,
    COMMAND_SECONDS = 60,
    CONFIRMED = 10,
    SHOWN = 8
};

typedef struct {
    const Assignment *assignment;
    Grade *grade;
    Exam exam;
    int taken;
    TestRun tests;
    Reply replies[MOST_SETS];
    Answers reference[MOST_SETS];
    int right, asked;
} Grading;

/* --- words ------------------------------------------------------------------ */

static void add(char **text, const char *format, ...)
{
    va_list arguments;
    char line[1024];
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    char *more = text_print("%s%s\n", *text, line);
    free(*text);
    *text = more;
}

/* So much of the points, rounded down; the output is added by the caller. */
static Group *judge(Grading *grading, int which, double part,
                    const char *format, ...)
{
    va_list arguments;
    char line[512];
    Group *group = &grading->grade->groups[which];
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    free(group->message);
    group->message = text_copy(line, strlen(line));
    group->points = (int)(group->most * part + 1e-9);
    group->state = part >= 1 ? GROUP_OK : part > 0 ? GROUP_PARTLY : GROUP_FAIL;
    return group;
}

static void skip(Grading *grading, int which, const char *why)
{
    judge(grading, which, 0, "%s", why)->state = GROUP_SKIPPED;
}

static const char *mode(const Positions *set)
{
    return set->weak ? ", weak" : "";
}

/* --- builds ----------------------------------------------------------------- */

/* The first error of the compiler, or else its first warning, with the lines
   that explain it. */
static char *first_message(const char *text)
{
    const char *word = strstr(text, "error:") ? "error:" : "warning:";
    const char *at = strstr(text, word);
    char *message = text_copy("", 0);
    while (at && at > text && at[-1] != '\n')
        at--;
    if (!at)
        at = text;
    for (int i = 0; i < SHOWN && *at; i++) {
        int length = (int)strcspn(at, "\n");
        bool another =
            i > 0 &&
            (strstr(at, word) == NULL ? false : strstr(at, word) < at + length);
        if (another)
            break;
        add(&message, "%.*s", length < 300 ? length : 300, at);
        at += length;
        at += *at == '\n';
    }
    return message;
}

static bool grade_build(Grading *grading)
{
    Output output = exam_build(&grading->exam, BUILD_SOLVER);
    bool built = output.status == 0;
    char *message = first_message(output.text);
    if (!built) {
        free(grading->grade->reason);
        grading->grade->reason =
            text_print("%s\n%s",
                       output.late || output.status > 128
                           ? "the compiler does not come to an end"
                           : "the compiler does not accept it",
                       message);
        for (int i = 0; i < GROUPS; i++)
            skip(grading, i, "it does not build");
    } else if (output.text[0])
        add(&judge(grading, BUILDS, 0.5, "it builds, but the compiler warns")
                 ->output,
            "%s", message);
    else
        judge(grading, BUILDS, 1, "without a warning");
    grading->grade->graded = built;
    free(message);
    free(output.text);
    return built;
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

/* Of those passed, the ones that the stubs do not pass. */
static int count_gained(const Grading *grading)
{
    int gained = 0;
    const char *text = grading->tests.passed;
    for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
        size_t length = strcspn(text, " ");
        char *word = text_print(" %.*s ", (int)length, text);
        gained += !strstr(grading->assignment->tests_passed, word);
        free(word);
        text += length;
    }
    return gained;
}

static void note_test(Grading *grading, const char *word)
{
    char *more = text_print("%s%s ", grading->tests.failed, word);
    free(grading->tests.failed);
    grading->tests.failed = more;
}

/* Not even the first position was answered. */
static bool is_mute(const Grading *grading)
{
    const Reply *first = &grading->replies[0];
    return first->at == 0 && first->ending != RUN_WHOLE;
}

/* One that has answered nothing has less time. */
static void grade_tests(Grading *grading)
{
    Output output = exam_build(&grading->exam, BUILD_TESTS);
    const Assignment *assignment = grading->assignment;
    bool built = output.status == 0;
    free(output.text);
    int seconds = is_mute(grading) ? ANSWER_SECONDS : TEST_SECONDS;
    grading->tests = built ? exam_tests(&grading->exam, seconds)
                           : (TestRun){.passed = text_copy(" ", 1),
                                       .failed = text_copy(" ", 1),
                                       .why = text_copy("", 0)};
    TestRun *run = &grading->tests;
    bool whole = run->whole && run->done == assignment->tests;
    int all = assignment->tests - count_words(assignment->tests_passed);
    int passed = count_words(run->passed);
    double part = all > 0 ? (double)count_gained(grading) / all : whole;
    if (part >= 1 && !whole)
        part = 0;
    Group *group = judge(grading, TESTS, part, "%d of %d passed", passed,
                         assignment->tests);
    if (!built) {
        note_test(grading, "compile");
        add(&group->output, "they do not compile with your functions");
    } else if (!whole) {
        note_test(grading, run->late ? "late" : "crash");
        add(&group->output, "%s; %s%s",
            run->late ? "not done in time: slow, or endless"
                      : "the program ended before its last test",
            run->last[0] ? "the last one done: " : "in the first one",
            run->last);
    }
    if (*run->why)
        add(&group->output, "%.*s", (int)strlen(run->why) - 1, run->why);
    if (part > 0 && part < 1 && passed > count_gained(grading))
        add(&group->output,
            "(%d of them pass with the stubs, and count for "
            "nothing)",
            passed - count_gained(grading));
}

/* --- scores ----------------------------------------------------------------- */

static void show_wrong(const Grading *grading, Group *group, int set)
{
    const Reply *reply = &grading->replies[set];
    const Positions *positions = &grading->assignment->sets[set];
    for (int i = 0; i < positions->count; i++) {
        int score = reply->answers.score[i];
        int right = grading->assignment->score[set][i];
        if (positions->weak) {
            score = (score > 0) - (score < 0);
            right = (right > 0) - (right < 0);
        }
        if (reply->missing[i] || score == right)
            continue;
        add(&group->output, "  %s%s: your score is %d, the right one %d",
            positions->line[i], mode(positions), score, right);
        return;
    }
}

static void show_ending(Group *group, const Reply *reply,
                        const Positions *positions, int seconds)
{
    const char *where =
        reply->at < positions->count ? positions->line[reply->at] : "the end";
    if (reply->ending == RUN_LATE)
        add(&group->output,
            "  no answer within %d s to %s%s: an endless loop, or far too many "
            "nodes",
            seconds, where, mode(positions));
    else if (reply->ending == RUN_STRANGE)
        add(&group->output,
            "  at %s it printed \"%.60s\", which is no answer: standard output "
            "belongs to the protocol",
            where, reply->said);
    else if (reply->ending == RUN_CRASHED)
        add(&group->output, "  the solver ended at %s%s: %s %.80s", where,
            mode(positions), check_reason(reply->status), reply->said);
}

/* Where the first set gave no answer at all, nothing more is asked. */
static void ask_sets(Grading *grading, const char *command)
{
    const Assignment *assignment = grading->assignment;
    int seconds = command ? COMMAND_SECONDS : ANSWER_SECONDS;
    for (int i = 0; i < assignment->set_count; i++) {
        Reply *reply = &grading->replies[i];
        const Positions *set = &assignment->sets[i];
        memset(reply->missing, true, sizeof reply->missing);
        reply->answers.count = set->count;
        if (command && set->weak)
            continue;
        if (i > 0 && is_mute(grading))
            continue;
        if (command)
            exam_ask_command(&grading->exam, command, set, seconds, reply);
        else
            exam_ask(&grading->exam, BUILD_SOLVER, set, seconds, reply);
    }
}

static void grade_scores(Grading *grading, const char *command)
{
    const Assignment *assignment = grading->assignment;
    int gained = 0, possible = 0;
    char *lines = text_copy("", 0);
    ask_sets(grading, command);
    Group *group = &grading->grade->groups[SCORES];
    for (int i = 0; i < assignment->set_count; i++) {
        const Positions *set = &assignment->sets[i];
        const Reply *reply = &grading->replies[i];
        if (command && set->weak)
            continue;
        int right =
            assignment_right(assignment, i, &reply->answers, reply->missing);
        int stubs = command ? 0 : assignment->right[i];
        grading->right += right;
        grading->asked += set->count;
        gained += right > stubs ? right - stubs : 0;
        possible += set->count - stubs;
        add(&group->output, "%s%s: %d of %d right", set->name, mode(set), right,
            set->count);
        show_wrong(grading, group, i);
        show_ending(group, reply, set,
                    command ? COMMAND_SECONDS : ANSWER_SECONDS);
    }
    free(lines);
    judge(grading, SCORES, possible > 0 ? (double)gained / possible : 0,
          "%d of %d right", grading->right, grading->asked);
    if (gained == 0 && grading->right > 0)
        add(&group->output, "(as many as the stubs get right by chance)");
}

/* --- nodes ------------------------------------------------------------------ */

/* Exactly; a tenth more or less; twice or half as many. */
static double node_part(uint64_t mine, uint64_t theirs, bool equal)
{
    double ratio = (double)mine / ((double)theirs + 1e-9);
    if (equal)
        return 1;
    if (ratio > 0.9 && ratio < 1.1)
        return 0.8;
    return ratio > 0.5 && ratio < 2 ? 0.4 : 0;
}

static bool is_all_right(const Grading *grading, int set)
{
    const Assignment *assignment = grading->assignment;
    const Reply *reply = &grading->replies[set];
    return reply->ending == RUN_WHOLE &&
           assignment_right(assignment, set, &reply->answers, reply->missing) ==
               assignment->sets[set].count;
}

static double grade_nodes_of(Grading *grading, int set)
{
    const Assignment *assignment = grading->assignment;
    const Positions *positions = &assignment->sets[set];
    const Answers *mine = &grading->replies[set].answers;
    Answers *theirs = &grading->reference[set];
    char ours[32], other[32];
    int first = -1;
    char **output = &grading->grade->groups[NODES].output;
    if (!is_all_right(grading, set)) {
        add(output, "%s%s: not looked at, as not all scores are right",
            positions->name, mode(positions));
        return 0;
    }
    compare_ask(positions, assignment->reference, COMMAND_SECONDS,
                grading->exam.errors, theirs);
    for (int i = 0; i < mine->count && first < 0; i++)
        if (mine->nodes[i] != theirs->nodes[i])
            first = i;
    format_count(ours, sizeof ours, answers_nodes(mine));
    format_count(other, sizeof other, answers_nodes(theirs));
    add(output, "%s%s: %s%s%s", positions->name, mode(positions), ours,
        first < 0 ? ", as many as the reference" : ", the reference ",
        first < 0 ? "" : other);
    if (first >= 0) {
        format_count(ours, sizeof ours, mine->nodes[first]);
        format_count(other, sizeof other, theirs->nodes[first]);
        add(output, "  first at %s: %s nodes, the reference %s",
            positions->line[first], ours, other);
    }
    return node_part(answers_nodes(mine), answers_nodes(theirs), first < 0);
}

/* Does the counter count? False, and said, if the search was entered more or
   less often than it says. */
static bool confirm_nodes(Grading *grading)
{
    Positions few = grading->assignment->sets[0];
    const Answers *said = &grading->replies[0].answers;
    Reply *reply = malloc(sizeof *reply);
    Output output = exam_build(&grading->exam, BUILD_COUNTED);
    bool honest = output.status == 0;
    if (!reply)
        abort();
    few.count = few.count < CONFIRMED ? few.count : CONFIRMED;
    if (honest)
        exam_ask(&grading->exam, BUILD_COUNTED, &few, 4 * ANSWER_SECONDS,
                 reply);
    for (int i = 0; honest && i < few.count; i++) {
        char mine[32], counted[32];
        honest =
            !reply->missing[i] && reply->answers.nodes[i] == said->nodes[i];
        format_count(mine, sizeof mine, said->nodes[i]);
        format_count(counted, sizeof counted, reply->answers.nodes[i]);
        if (!honest)
            add(&grading->grade->groups[NODES].output,
                "%s: it reports %s nodes, but %s was entered %s times",
                few.line[i], mine, grading->assignment->counted, counted);
    }
    free(output.text);
    free(reply);
    return honest;
}

static void grade_nodes(Grading *grading, const char *command)
{
    double sum = 0;
    int sets = 0;
    for (int i = 0; i < grading->assignment->set_count; i++)
        if (!command || !grading->assignment->sets[i].weak) {
            sum += grade_nodes_of(grading, i);
            sets++;
        }
    double part = sum / sets;
    bool honest = command || part <= 0 || confirm_nodes(grading);
    judge(grading, NODES, honest ? part : 0, "%s",
          !honest     ? "the count is not what was searched"
          : part >= 1 ? "as many as the reference, to the last one"
          : part > 0  ? "near the reference"
                      : "far from the reference");
}

/* --- speed and memory ------------------------------------------------------- */

/* The time of each position at its best, over a few turns. */
static void take_turns(Grading *grading, int set, Answers *mine,
                       Answers *theirs)
{
    const Positions *positions = &grading->assignment->sets[set];
    for (int turn = 0; turn < 2; turn++) {
        Answers *other = calloc(1, sizeof *other);
        Reply *reply = calloc(1, sizeof *reply);
        if (!reply || !other)
            abort();
        exam_ask(&grading->exam, BUILD_SOLVER, positions, ANSWER_SECONDS,
                 reply);
        compare_ask(positions, grading->assignment->reference, COMMAND_SECONDS,
                    grading->exam.errors, other);
        for (int i = 0; i < positions->count; i++) {
            if (!reply->missing[i] && reply->answers.usec[i] < mine->usec[i])
                mine->usec[i] = reply->answers.usec[i];
            if (i < other->count && other->usec[i] < theirs->usec[i])
                theirs->usec[i] = other->usec[i];
        }
        free(reply);
        free(other);
    }
}

/* On the dearest set: all points up to 1.5 times the reference's time, none
   from 4 times on. */
static void grade_speed(Grading *grading)
{
    int set = 0;
    for (int i = 0; i < grading->assignment->set_count; i++)
        if (answers_nodes(&grading->reference[i]) >
            answers_nodes(&grading->reference[set]))
            set = i;
    Answers *mine = &grading->replies[set].answers;
    Answers *theirs = &grading->reference[set];
    take_turns(grading, set, mine, theirs);
    double ratio =
        (double)(answers_usec(mine) + 1) / (double)(answers_usec(theirs) + 1);
    judge(grading, SPEED, fmax(0, fmin(1, (4 - ratio) / 2.5)),
          ratio < 1.5 ? "as fast as the reference, or nearly"
                      : "%.1f times the reference's time",
          ratio);
}

static void grade_memory(Grading *grading)
{
    Output output = exam_build(&grading->exam, BUILD_SANITIZED);
    Positions few = grading->assignment->sets[0];
    Reply *reply = malloc(sizeof *reply);
    bool built = output.status == 0;
    free(output.text);
    if (!reply)
        abort();
    few.count = few.count < 2 * CONFIRMED ? few.count : 2 * CONFIRMED;
    if (built)
        exam_ask(&grading->exam, BUILD_SANITIZED, &few, 4 * ANSWER_SECONDS,
                 reply);
    if (!built)
        judge(grading, MEMORY, 0, "the sanitizers' build fails");
    else if (reply->ending == RUN_WHOLE)
        judge(grading, MEMORY, 1, "the sanitizers find no error");
    else
        add(&judge(grading, MEMORY, 0, "an error at %s", few.line[reply->at])
                 ->output,
            "%.200s", reply->said);
    free(reply);
}

/* --- diagnosis -------------------------------------------------------------- */

/* The same questions as those that the known mistakes were asked. */
static Fingerprint take_print(Grading *grading)
{
    const Assignment *assignment = grading->assignment;
    Positions *sets = malloc(MOST_SETS * sizeof *sets);
    Reply *reply = malloc(sizeof *reply);
    Answers *theirs = malloc(sizeof *theirs);
    Fingerprint print = {.tests = text_copy(grading->tests.failed,
                                            strlen(grading->tests.failed))};
    if (!sets || !reply || !theirs)
        abort();
    int number = part_number(assignment->place.from);
    int count = positions_for(number, sets);
    for (bool whole = true; whole && print.set_count < count;) {
        const Positions *set = &sets[print.set_count];
        exam_ask(&grading->exam, BUILD_PLAIN, set, number > 3 ? 5 : 20, reply);
        compare_ask(set, assignment->plain, COMMAND_SECONDS,
                    grading->exam.errors, theirs);
        whole = reply->ending == RUN_WHOLE;
        reply->answers.ending = reply->ending;
        if (!whole) /* what came after a crash is no part of it */
            reply->answers.count = reply->at;
        print.sets[print.set_count++] = set_print(&reply->answers, theirs);
    }
    free(theirs);
    free(reply);
    free(sets);
    return print;
}

static bool loses_points(const Grade *grade)
{
    for (int i = 0; i < GROUPS; i++)
        if (i != SPEED && grade->groups[i].points < grade->groups[i].most)
            return true;
    return false;
}

/* Where all is written, and something is wrong: what does it look like? */
static void diagnose_grade(Grading *grading)
{
    const Assignment *assignment = grading->assignment;
    Grade *grade = grading->grade;
    if (!loses_points(grade) || grading->taken < assignment->place.lesson.count)
        return;
    Output output = exam_build(&grading->exam, BUILD_PLAIN);
    free(output.text);
    if (output.status != 0)
        return;
    Fingerprint print = take_print(grading);
    char *mistake = diagnose(assignment->place.part, &print), *title, *advice;
    free(grade->fingerprint);
    grade->fingerprint =
        fingerprint_write(mistake ? mistake : "unknown", &print);
    fingerprint_free(&print);
    if (!mistake)
        return;
    if (mistake_read(assignment->place.part, mistake, &title, &advice)) {
        free(grade->advice);
        grade->advice = text_print("%s? %s", title, advice);
        free(grade->mistake);
        grade->mistake = text_copy(mistake, strlen(mistake));
    }
    free(title);
    free(advice);
    free(mistake);
}

/* --- the whole -------------------------------------------------------------- */

static void grade_all(Grading *grading)
{
    if (!grade_build(grading))
        return;
    grade_scores(grading, NULL);
    grade_tests(grading);
    if (2 * grading->right < grading->asked || grading->taken == 0)
        for (int i = NODES; i < GROUPS; i++)
            skip(grading, i, "looked at when the scores are right");
    else {
        grade_nodes(grading, NULL);
        if (grading->right < grading->asked)
            skip(grading, SPEED, "looked at when all scores are right");
        else
            grade_speed(grading);
        grade_memory(grading);
    }
    diagnose_grade(grading);
}

static Grading *begin(const Assignment *assignment, Grade *grade)
{
    Grading *grading = calloc(1, sizeof *grading);
    if (!grading)
        abort();
    grading->assignment = assignment;
    grading->grade = grade;
    grade_open(grade, assignment->place.from, &assignment->place.lesson);
    return grading;
}

static void end(Grading *grading, int64_t started)
{
    grading->grade->seconds = (double)(clock_now() - started) / 1e9;
    exam_close(&grading->exam);
    if (grading->tests.passed)
        testrun_free(&grading->tests);
    free(grading);
}

bool grade_functions(const Assignment *assignment, const char *from,
                     Grade *grade)
{
    int64_t started = clock_now();
    Grading *grading = begin(assignment, grade);
    bool ready = exam_open(&grading->exam, assignment);
    if (ready) {
        free(grade->notes);
        grading->taken = submission_take(&assignment->place, from,
                                         grading->exam.in, &grade->notes);
        grade_all(grading);
    }
    end(grading, started);
    return ready;
}

/* The folder as it is, with its links, which lead nowhere in there. */
static bool copy_folder(const char *from, const char *to)
{
    char *all = text_print("%s/.", from);
    const char *const copy[] = {"cp", "-RP", all, to, NULL};
    const char *const open_up[] = {"chmod", "-R", "a+rX", to, NULL};
    bool copied = run_loud(copy) == 0 && run_loud(open_up) == 0;
    free(all);
    return copied;
}

bool grade_command(const Assignment *assignment, const char *from,
                   const char *command, Grade *grade)
{
    int64_t started = clock_now();
    Grading *grading = begin(assignment, grade);
    bool ready =
        sandbox_open(&grading->exam.sandbox, assignment->settings->unsafe);
    if (ready) {
        Exam *exam = &grading->exam;
        exam->assignment = assignment;
        exam->in = path_join(exam->sandbox.work, "in");
        exam->errors = path_join(exam->sandbox.work, "errors");
        ready = copy_folder(from, exam->in);
    }
    if (ready) {
        grade->graded = true;
        for (int i = 0; i < GROUPS; i++)
            if (i != SCORES && i != NODES) {
                grade->groups[i].most = 0;
                skip(grading, i, "not for a program of one's own");
            }
        grade_scores(grading, command);
        if (grading->replies[0].answers.bare) {
            grade->groups[NODES].most = 0;
            skip(grading, NODES, "it does not tell them");
        } else if (grading->right < grading->asked)
            skip(grading, NODES, "looked at when the scores are right");
        else
            grade_nodes(grading, command);
    }
    end(grading, started);
    return ready;
}
