#include "check.h"

#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../../common/format.h"
#include "compare.h"
#include "files.h"
#include "report.h"
#include "run.h"

enum { BUILD_PATIENCE = 120, TEST_PATIENCE = 15, SHOWN = 8 };

/* What is looked at, and what came out. */
typedef struct {
    Place *place;
    const Tools *tools;
    Report report;
    char *program, *reference, *test, *sanitized, *errors;
    char *failed_tests; /* as Fingerprint has them */
    Positions sets[MOST_SETS];
    Answers mine[MOST_SETS], theirs[MOST_SETS];
    int set_count;
    int patience; /* seconds for an answer */
    bool traced;  /* trace commands were shown */
    bool scores_right, nodes_right;
    bool none_wrong; /* of the answers that there are */
    double ratio;    /* of times; 0: not measured */
} Check;

/* --- building --------------------------------------------------------------- */

/* make, with up to two goals, side by side. */
static Output make_goals(const Check *check, const char *goal,
                         const char *second)
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

static bool check_build(Check *check)
{
    char *object = text_print("%s/obj/parts/mine/%s.o", check->tools->build,
                              check->place->name);
    unlink(object); /* so that warnings are seen again */
    free(object);
    Output output = make_goals(check, check->program, check->reference);
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
static const char *reason(int status)
{
    static char text[64];
    if (status > 128)
        snprintf(text, sizeof text, "%s", strsignal(status - 128));
    else
        snprintf(text, sizeof text, "exit status %d", status);
    return text;
}

/* Whether every function of the lesson is where it was. */
static bool check_names(Check *check)
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
static void say_what_is_written(Check *check)
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
                    reason(output->status));
    read_tests(check, output->text, last);
    if (!whole) {
        remember_test(check, output->late ? "late" : "crash");
        report_detail(report, "%s%s",
                      last[0] ? "the last test done: " : "in the first test",
                      last);
    }
}

static void check_tests(Check *check)
{
    if (access(check->test, X_OK) != 0) {
        report_line(&check->report, verdict_of_tests(check), "unit tests",
                    "test_part.c does not compile with your files");
        remember_test(check, "compile");
        Output output = make_goals(check, check->test, NULL);
        show_messages(&check->report, output.text);
        free(output.text);
        return;
    }
    /* Processor time: a busy machine is no fault of the part's. */
    char *limited = text_print("ulimit -t %d; exec \"$0\"", TEST_PATIENCE);
    const char *const arguments[] = {"sh", "-c", limited, check->test, NULL};
    Output output = run_quiet(arguments, 20 * TEST_PATIENCE);
    if (output.status == 128 + SIGXCPU)
        output.late = true;
    free(limited);
    judge_tests(check, &output);
    free(output.text);
}

/* --- scores and nodes ------------------------------------------------------- */

static void run_sets(Check *check)
{
    static const char *const names[] = {"late", "middle"};
    int number = part_number(check->place->part + strlen("parts/"));
    for (int i = 0; i < 2 * 2; i++) {
        bool weak = i % 2;
        /* The middle is out of reach before part 7; in part 3 weak is strong. */
        if ((i / 2 == 1 && number < 7) || (weak && number == 3))
            continue;
        int set = check->set_count;
        if (!positions_read(&check->sets[set], names[i / 2], weak, MOST_LINES))
            continue;
        check->set_count++;
        compare_run(&check->sets[set], check->program, check->reference,
                    check->patience, check->errors, &check->mine[set],
                    &check->theirs[set]);
        if (check->mine[set].ending != RUN_WHOLE)
            break;
    }
}

static const char *mode(const Positions *set)
{
    return set->weak ? ", weak" : "";
}

static void show_ending(Check *check, int set)
{
    const Answers *mine = &check->mine[set];
    const Positions *positions = &check->sets[set];
    Report *report = &check->report;
    const char *where = mine->count < positions->count
                            ? positions->line[mine->count]
                            : "the end";
    switch (mine->ending) {
    case RUN_LATE:
        report_detail(report,
                      "no answer within %d s to %s%s: an endless loop, "
                      "or a search of far too many nodes",
                      check->patience, where, mode(positions));
        break;
    case RUN_CRASHED:
        report_detail(report, "the solver ended at %s%s: %s", where,
                      mode(positions), reason(mine->status));
        if (mine->said[0])
            report_detail(report, "%s", mine->said);
        break;
    default:
        report_detail(report,
                      "at %s%s it printed \"%.60s\", which is no "
                      "answer: standard output belongs to the "
                      "protocol; print to standard error instead "
                      "(fprintf(stderr, …))",
                      where, mode(positions), mine->said);
    }
}

static void show_wrong_score(Check *check, int set, int i)
{
    report_detail(&check->report, "%s%s: your score is %d, the right one %d",
                  check->sets[set].line[i], mode(&check->sets[set]),
                  check->mine[set].score[i], check->theirs[set].score[i]);
}

static void check_scores(Check *check)
{
    int right = 0, answered = 0, asked = 0;
    int set_of_wrong = -1, wrong = -1, stopped = -1;
    for (int set = 0; set < check->set_count; set++) {
        asked += check->sets[set].count;
        answered += check->mine[set].count;
        for (int i = 0; i < check->mine[set].count; i++)
            if (check->mine[set].score[i] == check->theirs[set].score[i])
                right++;
            else if (wrong < 0) {
                wrong = i;
                set_of_wrong = set;
            }
        if (check->mine[set].ending != RUN_WHOLE)
            stopped = set;
    }
    check->scores_right = right == asked && asked > 0 && stopped < 0;
    check->none_wrong = wrong < 0 && right > 0;
    report_line(&check->report, check->scores_right ? VERDICT_OK : VERDICT_FAIL,
                "scores",
                answered < asked ? "%d right, %d wrong, %d not reached"
                                 : "%d of %d right",
                right, answered < asked ? answered - right : asked,
                asked - answered);
    if (wrong >= 0)
        show_wrong_score(check, set_of_wrong, wrong);
    if (stopped >= 0)
        show_ending(check, stopped);
}

/* The trace commands once: one difference is enough to begin with. */
static void show_difference(Check *check, int set, int i)
{
    char mine[32], theirs[32];
    const char *position = check->sets[set].line[i];
    const char *weak = check->sets[set].weak ? " WEAK=1" : "";
    format_count(mine, sizeof mine, check->mine[set].nodes[i]);
    format_count(theirs, sizeof theirs, check->theirs[set].nodes[i]);
    report_detail(&check->report, "first at %s: %s nodes, the reference %s",
                  position, mine, theirs);
    if (check->traced)
        return;
    check->traced = true;
    const Place *place = check->place;
    bool usual = strcmp(place->mine, "mine") == 0;
    char *ours = text_print(
        "make trace PART=mine/%02d%s%s%s POS=%s", part_number(place->name),
        usual ? "" : " MINE=", usual ? "" : place->mine, weak, position);
    char *other =
        text_print("make trace PART=%02d%s%s%s POS=%s",
                   part_number(place->part + strlen("parts/")),
                   place->variant ? " VARIANT=" : "",
                   place->variant ? place->variant : "", weak, position);
    report_verbatim(&check->report, ours);
    report_verbatim(&check->report, other);
    free(ours);
    free(other);
}

/* Of a new part, nodes are compared, not judged. */
static bool check_nodes_of(Check *check, int set)
{
    const Answers *mine = &check->mine[set], *theirs = &check->theirs[set];
    char label[32], ours[32], other[32];
    int differ = 0, first = -1;
    for (int i = 0; i < mine->count; i++)
        if (mine->nodes[i] != theirs->nodes[i]) {
            first = first < 0 ? i : first;
            differ++;
        }
    snprintf(label, sizeof label, "nodes, %s%s", check->sets[set].name,
             mode(&check->sets[set]));
    format_count(ours, sizeof ours, answers_nodes(mine));
    format_count(other, sizeof other, answers_nodes(theirs));
    if (check->place->kind == KIND_NEW)
        report_line(&check->report, VERDICT_NOTE, label,
                    "%s, the reference %s: %.3f times as many", ours, other,
                    (double)answers_nodes(mine) /
                        (double)answers_nodes(theirs));
    else if (differ == 0)
        report_line(&check->report, VERDICT_OK, label,
                    "%s, equal to the reference", ours);
    else {
        report_line(&check->report, VERDICT_FAIL, label,
                    "%s, the reference %s: %d of %d positions differ", ours,
                    other, differ, mine->count);
        show_difference(check, set, first);
    }
    return differ == 0 || check->place->kind == KIND_NEW;
}

static void check_nodes(Check *check)
{
    check->nodes_right = check->scores_right;
    for (int set = 0; set < check->set_count; set++)
        if (check->mine[set].ending == RUN_WHOLE && !check_nodes_of(check, set))
            check->nodes_right = false;
}

/* --- speed and memory ------------------------------------------------------- */

/* Each position as fast as it ever was. */
static void keep_fastest(Answers *best, const Answers *again)
{
    for (int i = 0; i < best->count; i++)
        if (again->usec[i] < best->usec[i])
            best->usec[i] = again->usec[i];
}

/* On the dearest set, one after the other, again and again for a second or
   two; where one run takes that long, it is the one side by side. */
static void check_speed(Check *check)
{
    int set = 0;
    for (int i = 1; i < check->set_count; i++)
        if (answers_nodes(&check->theirs[i]) >
            answers_nodes(&check->theirs[set]))
            set = i;
    Answers *mine = &check->mine[set], *theirs = &check->theirs[set];
    int64_t once = answers_usec(mine), spent = 0;
    for (int round = 0;
         round < 6 && once < 1000000 && (round < 3 || spent < 1000000);
         round++) {
        Answers again, other;
        compare_ask(&check->sets[set], check->program, check->patience,
                    check->errors, &again);
        compare_ask(&check->sets[set], check->reference, check->patience,
                    check->errors, &other);
        if (again.ending != RUN_WHOLE || other.ending != RUN_WHOLE)
            break;
        if (round == 0) {
            *mine = again;
            *theirs = other;
        }
        keep_fastest(mine, &again);
        keep_fastest(theirs, &other);
        spent += answers_usec(&again);
    }
    check->ratio =
        (double)(answers_usec(mine) + 1) / (double)(answers_usec(theirs) + 1);
    report_line(&check->report, check->ratio > 3 ? VERDICT_FAIL : VERDICT_OK,
                "speed", "%.2f times the reference's time%s", check->ratio,
                check->ratio > 3 ? ": what is done again and again that need "
                                   "not be?"
                                 : "");
}

static void check_memory(Check *check)
{
    Positions few, more;
    Answers answers;
    int number = part_number(check->place->part + strlen("parts/"));
    if (access(check->sanitized, X_OK) != 0) {
        report_line(&check->report, VERDICT_NOTE, "memory",
                    "not looked at: the compiler has no sanitizers here");
        return;
    }
    if (!positions_read(&few, "late", false, number == 3 ? 4 : MOST_LINES))
        return;
    /* Enough nodes to fill what a late position leaves empty. */
    if (number >= 7 && positions_read(&more, "middle", false, 3))
        for (int i = 0; i < more.count && few.count < MOST_LINES; i++)
            memcpy(few.line[few.count++], more.line[i], LINE_SIZE);
    compare_ask(&few, check->sanitized, check->patience, check->errors,
                &answers);
    if (answers.ending == RUN_WHOLE) {
        report_line(&check->report, VERDICT_OK, "memory",
                    "the sanitizers find no error");
        return;
    }
    report_line(&check->report, VERDICT_FAIL, "memory", "at position %s",
                answers.count < few.count ? few.line[answers.count] : "");
    report_detail(&check->report, "%s",
                  answers.said[0] ? answers.said : "it ended too early");
    report_detail(&check->report, "all of it is in %s", check->errors);
}

/* --- the whole -------------------------------------------------------------- */

static void check_open(Check *check, Place *place, const Tools *tools)
{
    const char *build = tools->build;
    *check = (Check){
        .place = place,
        .tools = tools,
        .program = text_print("%s/mine/%s", build, place->name),
        .reference = text_print(
            "%s/%s%s%s%s", build, place->variant ? "variants/" : "",
            place->part + strlen("parts/"), place->variant ? "/" : "",
            place->variant ? place->variant : ""),
        .test = text_print("%s/test/mine/%s/test_part", build, place->name),
        .sanitized = text_print("%s/sanitized/mine/%s", build, place->name),
        .errors = text_print("%s/mine/%s.errors", build, place->name),
        .failed_tests = text_copy(" ", 1),
        .patience = part_number(place->part + strlen("parts/")) > 3 ? 5 : 20,
    };
    unlink(check->program); /* whatever was built before is not judged */
    unlink(check->test);
    unlink(check->sanitized);
    report_open(&check->report);
}

static void check_close(Check *check)
{
    free(check->program);
    free(check->reference);
    free(check->test);
    free(check->sanitized);
    free(check->errors);
    free(check->failed_tests);
    free(check);
}

static State state_of(const Check *check)
{
    if (!check->scores_right)
        return STATE_BUILDS;
    if (!check->nodes_right || check->report.failed > 0)
        return STATE_SCORES;
    return check->ratio > 0 && check->ratio < 0.9 ? STATE_FASTER : STATE_NODES;
}

static Fingerprint print_of(const Check *check)
{
    Fingerprint print = {
        .tests = text_copy(check->failed_tests, strlen(check->failed_tests)),
        .set_count = check->set_count};
    for (int i = 0; i < check->set_count; i++)
        print.sets[i] = set_print(&check->mine[i], &check->theirs[i]);
    return print;
}

static bool has_stubs(const Place *place)
{
    for (int i = 0; i < place->lesson.count; i++)
        if (place_written(place, &place->lesson.tasks[i]) != FUNCTION_WRITTEN)
            return true;
    return false;
}

/* Where all is written and something is wrong: does it look like something? */
static void say_what_it_is_like(const Check *check)
{
    if (check->report.failed == 0 || check->place->state == STATE_STARTED ||
        check->place->kind >= KIND_NEW || has_stubs(check->place))
        return;
    Fingerprint print = print_of(check);
    char *mistake = diagnose(check->place->part, &print), *title, *advice;
    if (mistake) {
        if (mistake_read(check->place->part, mistake, &title, &advice)) {
            printf("\n%s?\n", title);
            report_words(advice);
        }
        free(title);
        free(advice);
    }
    free(mistake);
    fingerprint_free(&print);
}

/* It gives no answer, and would not give one to the sanitizers. */
static bool is_silent(const Check *check)
{
    Ending ending = check->set_count > 0
                        ? check->mine[check->set_count - 1].ending
                        : RUN_WHOLE;
    return ending == RUN_LATE || ending == RUN_STRANGE;
}

static void run_all(Check *check)
{
    check->place->state = STATE_STARTED;
    if (!check_build(check)) {
        report_detail(&check->report, "the rest is not tried");
        return;
    }
    say_what_is_written(check);
    Output output = make_goals(check, check->test, check->sanitized);
    free(output.text); /* check_tests says what is wrong with it */
    if (check_names(check))
        check_tests(check);
    run_sets(check);
    check_scores(check);
    if (check->none_wrong)
        check_nodes(check);
    else
        report_line(&check->report, VERDICT_NOTE, "nodes",
                    "looked at when the scores are right");
    if (check->scores_right)
        check_speed(check);
    if (is_silent(check))
        report_line(&check->report, VERDICT_NOTE, "memory",
                    "looked at when the solver answers");
    else
        check_memory(check);
    check->place->state = state_of(check);
}

static bool is_there(const Place *place, const char *name)
{
    char *path = path_join(place->path, name);
    bool there = file_exists(path);
    if (!there)
        fprintf(stderr,
                "%s is gone. Put it back, or make reset %s begins "
                "again and keeps what is there\n",
                path, place->words);
    free(path);
    return there;
}

/* Every file that the reference has is here; a new part may have others. */
static bool is_complete(const Place *place)
{
    bool complete = is_there(place, "part.c");
    complete = is_there(place, "test_part.c") && complete;
    char **names = place_pieces(place->part);
    for (int i = 0; names[i] && place->kind < KIND_NEW; i++)
        complete = is_there(place, names[i]) && complete;
    names_free(names);
    return complete;
}

static void say_what_next(const Check *check)
{
    const Place *place = check->place;
    if (check->report.failed > 0)
        printf("make %s %s helps, make watch %s checks at each save\n",
               place->kind < KIND_NEW ? "hint" : "trace", place->words,
               place->words);
    else if (place->kind == KIND_NEW)
        printf("It is right. make charts PARTS=%02d,mine/%02d races it\n",
               part_number(place->part + strlen("parts/")),
               part_number(place->name));
    else if (place->kind == KIND_EXERCISE)
        printf("The exercise is done. make diff %s shows our way\n",
               place->words);
    else
        printf("Part %d is yours. make solution %s compares it with the "
               "reference;\nthen: make start PART=%02d\n",
               part_number(place->name), place->words,
               part_number(place->name) + 1);
}

bool check_place(Place *place, const Tools *tools)
{
    if (!is_complete(place))
        return false;
    Check *check = malloc(sizeof *check);
    if (!check)
        abort();
    check_open(check, place, tools);
    printf("%s\n\n", place->path);
    fflush(stdout);
    run_all(check);
    say_what_it_is_like(check);
    report_sum(&check->report);
    say_what_next(check);
    bool passed = check->report.failed == 0;
    place->hash = place_hash(place);
    place_save(place);
    check_close(check);
    return passed;
}

Trial check_trial(const Place *place, const Tools *tools)
{
    Place copy = *place;
    Check *check = malloc(sizeof *check);
    Trial trial = {0};
    if (!check)
        abort();
    check_open(check, &copy, tools);
    check->report.silent = true;
    trial.builds = check_build(check);
    trial.clean = check->report.failed == 0;
    if (trial.builds) {
        Output output = make_goals(check, check->test, NULL);
        free(output.text);
        if (check_names(check))
            check_tests(check);
        run_sets(check);
        check_scores(check);
        check_nodes(check);
        trial.print = print_of(check);
    }
    trial.passed = check->report.failed == 0;
    check_close(check);
    return trial;
}
