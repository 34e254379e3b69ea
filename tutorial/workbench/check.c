#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "checks.h"
#include "files.h"

static void check_open(Check *check, Place *place, const Tools *tools)
{
    const char *build = tools->build;
    *check = (Check){
        .place = place,
        .tools = tools,
        .program = text_print("%s/mine/%s", build, place->name),
        .reference =
            text_print("%s/%s%s%s%s", build, place->variant ? "variants/" : "",
                       place->from, place->variant ? "/" : "",
                       place->variant ? place->variant : ""),
        .test = text_print("%s/test/mine/%s/test_part", build, place->name),
        .sanitized = text_print("%s/sanitized/mine/%s", build, place->name),
        .errors = text_print("%s/mine/%s.errors", build, place->name),
        .failed_tests = text_copy(" ", 1),
        .patience = part_number(place->from) > 3 ? 5 : 20,
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
    check_written(check);
    Output output = check_make(check, check->test, check->sanitized);
    free(output.text); /* check_tests says what is wrong with it */
    if (check_names(check))
        check_tests(check);
    check_run(check);
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
               part_number(place->from), part_number(place->name));
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
        Output output = check_make(check, check->test, NULL);
        free(output.text);
        if (check_names(check))
            check_tests(check);
        check_run(check);
        check_scores(check);
        check_nodes(check);
        trial.print = print_of(check);
    }
    trial.passed = check->report.failed == 0;
    check_close(check);
    return trial;
}
