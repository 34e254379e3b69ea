#include "judge.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "../../bench/text.h"
#include "files.h"
#include "run.h"

enum { BUILD_SECONDS = 120, FIRST_SECONDS = 60, TIMES = 3 };

const char *const fate_names[FATES] = {
    "does not compile", "compiler", "crash", "late", "scores", "nodes", "tests",
    "memory",           "survived"};

/* --- one thing after the other ---------------------------------------------- */

/* FATE_SURVIVED, or the compiler's word. */
static Fate compile(const char *command, const char *directory,
                    const char *program)
{
    const char *const arguments[] = {"sh",      "-c",    command, "sh",
                                     directory, program, NULL};
    Output output = run_quiet(arguments, BUILD_SECONDS);
    Fate fate = output.status != 0            ? FATE_NOT_C
                : strstr(output.text, "warn") ? FATE_WARNED
                                              : FATE_SURVIVED;
    free(output.text);
    return fate;
}

static Fate run_tests(const char *program, int seconds)
{
    /* Processor time: a busy machine is no fault of the part's. */
    char *limited = text_print("ulimit -S -t %d; exec \"$0\"", seconds);
    const char *const arguments[] = {"sh", "-c", limited, program, NULL};
    Output output = run_until(arguments, 60 * seconds, ":FAIL");
    bool late = output.late || output.status == 128 + SIGXCPU;
    Fate fate = strstr(output.text, ":FAIL")           ? FATE_TEST
                : late                                 ? FATE_LATE
                : output.status != 0                   ? FATE_CRASH
                : !strstr(output.text, " 0 Failures ") ? FATE_TEST
                                                       : FATE_SURVIVED;
    free(output.text);
    free(limited);
    return fate;
}

static Fate fate_of_answers(const Answers *answers, const Answers *expected)
{
    if (answers->ending != RUN_WHOLE)
        return answers->ending == RUN_LATE ? FATE_LATE : FATE_CRASH;
    for (int i = 0; i < answers->count; i++) {
        if (answers->score[i] != expected->score[i])
            return FATE_SCORE;
        if (answers->nodes[i] != expected->nodes[i])
            return FATE_NODES;
    }
    return FATE_SURVIVED;
}

static Fate run_set(const Judge *judge, const char *program,
                    const Positions *set, const Answers *expected)
{
    Answers answers;
    char *errors = text_print("%s.errors", program);
    compare_until(set, program, judge->patience, errors, expected, &answers);
    free(errors);
    return fate_of_answers(&answers, expected);
}

static Fate run_sets(const Judge *judge, const char *program)
{
    Fate fate = FATE_SURVIVED;
    for (int i = 0; fate == FATE_SURVIVED && i < judge->set_count; i++)
        fate = run_set(judge, program, &judge->sets[i], &judge->expected[i]);
    return fate;
}

/* --- all together ----------------------------------------------------------- */

/* What takes least time first: few positions tell most of them from the part,
   long before the unit tests are done. */
Fate judge_copy(const Judge *judge, const char *directory)
{
    char *test = path_join(directory, "test");
    char *solver = path_join(directory, "solver");
    char *sanitized = path_join(directory, "sanitized");
    Fate fate = compile(judge->compile[COMPILE_SOLVER], directory, solver);
    if (fate == FATE_SURVIVED)
        fate = run_sets(judge, solver);
    if (fate == FATE_SURVIVED)
        fate = compile(judge->compile[COMPILE_TEST], directory, test);
    if (fate == FATE_SURVIVED)
        fate = run_tests(test, judge->test_seconds);
    if (fate == FATE_SURVIVED && judge->compile[COMPILE_SANITIZED]) {
        compile(judge->compile[COMPILE_SANITIZED], directory, sanitized);
        if (run_set(judge, sanitized, &judge->few, &judge->of_few) !=
            FATE_SURVIVED)
            fate = FATE_MEMORY;
    }
    free(sanitized);
    free(solver);
    free(test);
    return fate;
}

/* --- what is known beforehand ----------------------------------------------- */

/* One command a line. */
static bool read_commands(Judge *judge, const Tools *tools)
{
    char *build = text_print("BUILD=%s", tools->build);
    const char *const arguments[] = {
        tools->make,       "-s", "--no-print-directory", build,
        "course-commands", NULL};
    Output output = run_quiet(arguments, BUILD_SECONDS);
    char *line = output.text;
    int count = 0;
    for (; output.status == 0 && count < COMPILES && *line; count++) {
        size_t length = strcspn(line, "\n");
        judge->compile[count] = text_copy(line, length);
        line += length + (line[length] == '\n');
    }
    if (count < COMPILES)
        fprintf(stderr, "make course-commands: %.400s\n", output.text);
    free(output.text);
    free(build);
    return count == COMPILES;
}

/* Seconds of processor time of all that we have waited for. */
static double time_spent(void)
{
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    return (double)usage.ru_utime.tv_sec + (double)usage.ru_utime.tv_usec / 1e6;
}

static bool learn_tests(Judge *judge, const char *directory)
{
    char *test = path_join(directory, "test");
    Fate fate = compile(judge->compile[COMPILE_TEST], directory, test);
    double before = time_spent();
    if (fate == FATE_SURVIVED)
        fate = run_tests(test, FIRST_SECONDS);
    judge->test_seconds = 1 + (int)(TIMES * (time_spent() - before));
    if (fate != FATE_SURVIVED)
        fprintf(stderr, "%s: the part's own tests: %s\n", directory,
                fate_names[fate]);
    free(test);
    return fate == FATE_SURVIVED;
}

static bool learn_answers(Judge *judge, const char *directory)
{
    char *solver = path_join(directory, "solver");
    Fate fate = compile(judge->compile[COMPILE_SOLVER], directory, solver);
    bool good = fate == FATE_SURVIVED && judge->set_count > 0;
    char *errors = text_print("%s.errors", solver);
    for (int i = 0; good && i < judge->set_count; i++) {
        compare_ask(&judge->sets[i], solver, FIRST_SECONDS, errors,
                    &judge->expected[i]);
        good = judge->expected[i].ending == RUN_WHOLE;
    }
    if (good)
        compare_ask(&judge->few, solver, FIRST_SECONDS, errors, &judge->of_few);
    if (!good)
        fprintf(stderr, "%s: the part does not answer\n", directory);
    free(errors);
    free(solver);
    return good;
}

/* Not every compiler has sanitizers. */
static void learn_memory(Judge *judge, const char *directory)
{
    char *sanitized = path_join(directory, "sanitized");
    char **command = &judge->compile[COMPILE_SANITIZED];
    if (compile(*command, directory, sanitized) == FATE_NOT_C ||
        run_set(judge, sanitized, &judge->few, &judge->of_few) !=
            FATE_SURVIVED) {
        fprintf(stderr, "%s: no sanitizers here; memory is not looked at\n",
                directory);
        free(*command);
        *command = NULL;
    }
    free(sanitized);
}

bool judge_open(Judge *judge, const Place *place, const Tools *tools)
{
    int number = part_number(place->from);
    *judge = (Judge){.patience = number > 3 ? 5 : 20};
    judge->set_count = positions_of_part(judge->sets, number);
    if (judge->set_count > 0 && positions_few(&judge->few, number) &&
        read_commands(judge, tools) && learn_tests(judge, place->path) &&
        learn_answers(judge, place->path)) {
        learn_memory(judge, place->path);
        return true;
    }
    judge_close(judge);
    return false;
}

void judge_close(Judge *judge)
{
    for (int i = 0; i < COMPILES; i++)
        free(judge->compile[i]);
    *judge = (Judge){0};
}
