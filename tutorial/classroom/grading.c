#include "grading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../../common/clock.h"
#include "../workbench/files.h"
#include "groups.h"
#include "submission.h"

enum { COPY_SECONDS = 60, MOST_KILOBYTES = 100000 };

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
    int count = positions_of_part(sets, number);
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

static bool is_wrong(const Grade *grade)
{
    for (int i = TESTS; i <= NODES; i++)
        if (grade->groups[i].points < grade->groups[i].most)
            return true;
    return false;
}

/* Right in all, and too slow for its tests: no mistake that we know. */
static bool is_only_slow(const Grading *grading)
{
    const Group *nodes = &grading->grade->groups[NODES];
    return grading->tests.late && grading->tests.failures == 0 &&
           nodes->state == GROUP_OK;
}

/* Where all is written, and something is wrong: what does it look like? */
static void diagnose_grade(Grading *grading)
{
    const Assignment *assignment = grading->assignment;
    Grade *grade = grading->grade;
    if (!is_wrong(grade) || is_only_slow(grading) ||
        grading->replies[0].ending == RUN_STRANGE ||
        grading->taken < assignment->place.lesson.count)
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
    grade_scores(grading);
    grade_tests(grading);
    if (2 * grading->right < grading->asked || grading->taken == 0)
        for (int i = NODES; i < GROUPS; i++)
            group_skip(grading, i, "looked at when the scores are right");
    else {
        grade_nodes(grading);
        if (grading->right < grading->asked)
            group_skip(grading, SPEED, "looked at when all scores are right");
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
    const char *const size[] = {"du", "-sk", from, NULL};
    const char *const copy[] = {"cp", "-RP", all, to, NULL};
    const char *const open_up[] = {"chmod", "-R", "a+rX", to, NULL};
    Output du = run_quiet(size, COPY_SECONDS);
    bool copied = du.status == 0 && atoi(du.text) < MOST_KILOBYTES;
    if (copied) {
        Output cp = run_quiet(copy, COPY_SECONDS);
        Output mode = run_quiet(open_up, COPY_SECONDS);
        copied = cp.status == 0 && mode.status == 0;
        free(mode.text);
        free(cp.text);
    }
    free(du.text);
    free(all);
    return copied;
}

/* Only what a program that answers can be judged by. */
static void grade_program(Grading *grading)
{
    Grade *grade = grading->grade;
    grade->graded = true;
    for (int i = 0; i < GROUPS; i++)
        if (i != SCORES && i != NODES) {
            grade->groups[i].most = 0;
            group_skip(grading, i, "not for a program of one's own");
        }
    grade_scores(grading);
    if (grading->replies[0].answers.bare) {
        grade->groups[NODES].most = 0;
        group_skip(grading, NODES, "it does not tell them");
    } else if (grading->right < grading->asked)
        group_skip(grading, NODES, "looked at when the scores are right");
    else
        grade_nodes(grading);
}

bool grade_command(const Assignment *assignment, const char *from,
                   const char *command, Grade *grade)
{
    int64_t started = clock_now();
    Grading *grading = begin(assignment, grade);
    grading->command = command;
    bool ready = exam_open_bare(&grading->exam, assignment);
    if (ready && copy_folder(from, grading->exam.in))
        grade_program(grading);
    else if (ready) {
        free(grade->reason);
        grade->reason = text_print("its folder cannot be copied: it is larger "
                                   "than %d MB, or too deep\n",
                                   MOST_KILOBYTES / 1000);
    }
    end(grading, started);
    return ready;
}
