#include "assignment.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../../common/board.h"
#include "../../common/hash.h"
#include "../markdown/markdown.h"
#include "../workbench/files.h"
#include "exam.h"
#include "functions.h"
#include "submission.h"

enum { PATIENCE = 600 };

/* --- hidden sets ------------------------------------------------------------ */

/* What a part can solve in a moment, from its first number on. */
static const struct {
    int part;
    const char *name, *stones, *left, *lines;
} kinds[] = {
    {3, "late", "32-36", "2-10", "60"},
    {4, "late", "28-34", "2-14", "60"},
    {7, "late", "26-32", "4-16", "60"},
    {7, "middle", "22-26", "10-20", "30"},
};

enum { KINDS = sizeof kinds / sizeof *kinds };

/* A later row of the same name replaces an earlier one. */
static bool is_asked(int kind, int part)
{
    if (part < kinds[kind].part)
        return false;
    for (int i = kind + 1; i < KINDS; i++)
        if (part >= kinds[i].part &&
            strcmp(kinds[i].name, kinds[kind].name) == 0)
            return false;
    return true;
}

static char *seed_for(const Settings *settings, const char *name)
{
    char *text = text_print("%s/%s/%s/%s", settings->seed, settings->secret,
                            settings->part, name);
    uint64_t hash = hash_bytes(HASH_START, text, strlen(text));
    free(text);
    return text_print("%" PRIu64, hash % 999999937 + 1);
}

static bool make_set(const Settings *settings, const char *home, int kind)
{
    char *generate = path_join(settings->build, "generate");
    char *seed = seed_for(settings, kinds[kind].name);
    char *file = text_print("%s/%s.txt", home, kinds[kind].name);
    const char *const arguments[] = {generate,
                                     "-S",
                                     settings->scorer,
                                     "-s",
                                     seed,
                                     "-p",
                                     kinds[kind].stones,
                                     "-l",
                                     kinds[kind].left,
                                     "-n",
                                     kinds[kind].lines,
                                     "-o",
                                     file,
                                     NULL};
    Output output = run_quiet(arguments, PATIENCE);
    if (output.status != 0)
        fprintf(stderr, "the hidden positions cannot be made:\n%s",
                output.text);
    free(output.text);
    free(file);
    free(seed);
    free(generate);
    return output.status == 0;
}

static bool read_set(Positions *set, int score[MOST_LINES], const char *path)
{
    char line[LINE_SIZE + 16];
    FILE *file = fopen(path, "r");
    set->count = 0;
    if (!file) {
        perror(path);
        return false;
    }
    while (set->count < MOST_LINES && fgets(line, sizeof line, file) &&
           sscanf(line, "%127s %d", set->line[set->count],
                  &score[set->count]) == 2)
        set->count++;
    fclose(file);
    return set->count > 0;
}

/* Each in strong and weak mode; part 3 does not know the difference. */
static bool read_sets(Assignment *assignment)
{
    int part = part_number(assignment->place.from);
    for (int i = 0; i < 2 * KINDS; i++) {
        bool weak = i % 2;
        if (!is_asked(i / 2, part) || (weak && part == 3))
            continue;
        int at = assignment->set_count++;
        Positions *set = &assignment->sets[at];
        char *path =
            text_print("%s/%s.txt", assignment->home, kinds[i / 2].name);
        bool good = read_set(set, assignment->score[at], path);
        free(path);
        if (!good)
            return false;
        set->name = kinds[i / 2].name;
        set->weak = weak;
    }
    return true;
}

int assignment_right(const Assignment *assignment, int set,
                     const Answers *answers, const bool *missing)
{
    int right = 0;
    for (int i = 0; i < answers->count; i++) {
        int score = assignment->score[set][i], other = answers->score[i];
        right += !missing[i] && (assignment->sets[set].weak
                                     ? score_sign(score) == score_sign(other)
                                     : score == other);
    }
    return right;
}

/* --- the reference ---------------------------------------------------------- */

static bool build_reference(const Settings *settings, const char *path,
                            const char *define)
{
    char *command = text_print(
        "%s -std=c11 -O2 -DNDEBUG -D_POSIX_C_SOURCE=200809L -pthread "
        "-DPART_NAME='\"%s\"' %s -o '%s' 'parts/%s/part.c' common/main.c "
        "common/answer.c common/board.c",
        settings->compiler, settings->part, define, path, settings->part);
    const char *const arguments[] = {"sh", "-c", command, NULL};
    Output output = run_quiet(arguments, PATIENCE);
    if (output.status != 0)
        fprintf(stderr, "the reference cannot be built:\n%s", output.text);
    free(output.text);
    free(command);
    return output.status == 0;
}

typedef struct {
    const char *text;
    char **counted;
} Counter;

static void look_for_counter(Token name, Span span, void *context)
{
    Counter *counter = context;
    char *body = text_copy(counter->text + span.body, span.end - span.body);
    if (!*counter->counted &&
        (strstr(body, "solver->nodes++") || strstr(body, "++solver->nodes")))
        *counter->counted = text_copy(name.start, name.length);
    free(body);
}

/* The function that counts itself. */
static char *find_counted(const Folder *folder)
{
    char *counted = NULL;
    for (int i = 0; i < folder->count && !counted; i++) {
        size_t size;
        char *text = read_whole(folder->from[i], &size);
        Counter counter = {text, &counted};
        if (text && strncmp(folder->from[i], "parts/", 6) == 0)
            functions_each(text, look_for_counter, &counter);
        free(text);
    }
    return counted ? counted : text_copy("negamax", 7);
}

/* --- what the stubs get, and the reference ---------------------------------- */

static bool build_two(const Exam *exam, Build first, Build second)
{
    Output one = exam_build(exam, first), two = exam_build(exam, second);
    bool good = one.status == 0 && two.status == 0;
    if (!good)
        fprintf(stderr, "it does not build:\n%s%s", one.text, two.text);
    free(two.text);
    free(one.text);
    return good;
}

/* Lines: the names of the tests passed, and right answers. */
static bool write_stubs(const Assignment *assignment, const Exam *exam,
                        FILE *to)
{
    if (!build_two(exam, BUILD_SOLVER, BUILD_TESTS))
        return false;
    TestRun run = exam_tests(exam, 60);
    fprintf(to, "%s\n", run.passed);
    testrun_free(&run);
    Reply *reply = malloc(sizeof *reply);
    for (int i = 0; reply && i < assignment->set_count; i++) {
        exam_ask(exam, BUILD_SOLVER, &assignment->sets[i], 10, reply);
        fprintf(
            to, "%d\n",
            assignment_right(assignment, i, &reply->answers, reply->missing));
    }
    free(reply);
    return true;
}

/* A line of all that it calls. */
static void write_calls(const Exam *exam, FILE *to)
{
    char *calls = exam_calls(exam);
    for (char *at = calls; at && *at; at++)
        if (*at == '\n')
            *at = ' ';
    fprintf(to, "%s\n", calls ? calls : "");
    free(calls);
}

/* The part's own functions pass every test, and are entered as often as they
   say: a line with the number of tests, and one of what they call. */
static bool write_reference(const Assignment *assignment, const Exam *exam,
                            FILE *to)
{
    char *notes;
    int taken = submission_take(&assignment->place, assignment->place.part,
                                exam->in, &notes);
    bool whole = taken == assignment->place.lesson.count;
    if (!whole)
        fprintf(stderr, "the reference is not whole:\n%s", notes);
    free(notes);
    if (!whole || !build_two(exam, BUILD_COUNTED, BUILD_TESTS))
        return false;
    TestRun run = exam_tests(exam, 60);
    Reply *reply = malloc(sizeof *reply);
    Answers *answers = malloc(sizeof *answers);
    if (!reply || !answers)
        abort();
    exam_ask(exam, BUILD_COUNTED, &assignment->sets[0], 60, reply);
    char *reference = path_join(assignment->home, "reference");
    compare_ask(&assignment->sets[0], reference, 60, exam->errors, answers);
    bool good = run.whole && run.failures == 0 && answers->count > 0 &&
                answers_nodes(&reply->answers) == answers_nodes(answers);
    if (!good)
        fprintf(stderr,
                "the reference does not pass:\n%s%" PRIu64
                " nodes, but %s was entered %" PRIu64 " times\n",
                run.why, answers_nodes(answers), assignment->counted,
                answers_nodes(&reply->answers));
    fprintf(to, "%d\n", run.done);
    write_calls(exam, to);
    testrun_free(&run);
    free(reference);
    free(answers);
    free(reply);
    return good;
}

static bool make_baseline(const Assignment *assignment)
{
    char *path = path_join(assignment->home, "stubs.txt");
    FILE *to = fopen(path, "w");
    bool good = to != NULL;
    if (!to)
        perror(path);
    for (int i = 0; good && i < 2; i++) {
        Exam exam;
        good = exam_open(&exam, assignment) &&
               (i == 0 ? write_reference : write_stubs)(assignment, &exam, to);
        exam_close(&exam);
    }
    if (to && fclose(to) != 0)
        good = false;
    free(path);
    return good;
}

/* Who gives the same answer to all positions of a set is right so often. */
static int right_by_chance(const Assignment *assignment, int set)
{
    int most = 0;
    for (int guess = -BOARD_CELLS; guess <= BOARD_CELLS; guess++) {
        int right = 0;
        for (int i = 0; i < assignment->sets[set].count; i++) {
            int score = assignment->score[set][i];
            right += guess ==
                     (assignment->sets[set].weak ? score_sign(score) : score);
        }
        most = right > most ? right : most;
    }
    return most;
}

/* The next line of a text; NULL if there is none. Free it. */
static char *next_line(char **at)
{
    char *end = *at ? strchr(*at, '\n') : NULL;
    char *line = end ? text_copy(*at, (size_t)(end - *at)) : NULL;
    *at = end ? end + 1 : NULL;
    return line;
}

static bool read_baseline(Assignment *assignment)
{
    size_t size;
    char *path = path_join(assignment->home, "stubs.txt");
    char *text = read_whole(path, &size), *at = text;
    char *tests = next_line(&at);
    free(assignment->calls);
    assignment->calls = next_line(&at);
    assignment->tests_passed = next_line(&at);
    assignment->tests = tests ? atoi(tests) : 0;
    bool good = assignment->tests_passed != NULL;
    for (int i = 0; good && i < assignment->set_count; i++) {
        int stubs = (int)strtol(at, &at, 10);
        int chance = right_by_chance(assignment, i);
        assignment->right[i] = stubs > chance ? stubs : chance;
    }
    if (!good)
        fprintf(stderr, "%s is not as it should be: remove %s\n", path,
                assignment->home);
    free(tests);
    free(text);
    free(path);
    return good;
}

/* --- the whole -------------------------------------------------------------- */

static char *home_for(const Assignment *assignment)
{
    const Settings *settings = assignment->settings;
    char *words = text_print(
        "2/%s/%s/%s/%s/%s", settings->cut ? settings->cut : "",
        settings->define, settings->seed, settings->secret, settings->compiler);
    uint64_t hash =
        hash_bytes(folder_hash(&assignment->folder), words, strlen(words));
    free(words);
    return text_print("%s/classroom/%s-%016" PRIx64, settings->build,
                      settings->part, hash);
}

/* In a directory of its own, which then gets its name: what bears it is whole.
   Two that make it at the same time make the same. */
static bool make_home(Assignment *assignment)
{
    const Settings *settings = assignment->settings;
    char *home = assignment->home;
    assignment->home = text_print("%s.%ld", home, (long)getpid());
    char *reference = path_join(assignment->home, "reference");
    char *plain = path_join(assignment->home, "plain");
    bool good = directory_make(assignment->home) &&
                build_reference(settings, reference, settings->define) &&
                build_reference(settings, plain, "");
    for (int i = 0; good && i < KINDS; i++)
        if (is_asked(i, part_number(settings->part)))
            good = make_set(settings, assignment->home, i);
    good = good && read_sets(assignment) && make_baseline(assignment);
    assignment->set_count = 0;
    if (good && rename(assignment->home, home) != 0)
        good = file_exists(home) || access(home, F_OK) == 0;
    run_remove(assignment->home);
    free(plain);
    free(reference);
    free(assignment->home);
    assignment->home = home;
    return good;
}

bool assignment_open(Assignment *assignment, const Settings *settings)
{
    *assignment = (Assignment){.settings = settings};
    if (!place_make(&assignment->place, "mine", settings->part, settings->part,
                    KIND_CUT, settings->cut))
        return false;
    if (!folder_gather(&assignment->folder, &assignment->place))
        return false;
    assignment->counted = find_counted(&assignment->folder);
    assignment->calls = text_copy("", 0);
    assignment->home = home_for(assignment);
    if (access(assignment->home, F_OK) != 0 && !make_home(assignment))
        return false;
    assignment->reference = path_join(assignment->home, "reference");
    assignment->plain = path_join(assignment->home, "plain");
    return read_sets(assignment) && read_baseline(assignment);
}

void assignment_close(Assignment *assignment)
{
    folder_free(&assignment->folder);
    if (assignment->place.part)
        place_free(&assignment->place);
    free(assignment->home);
    free(assignment->reference);
    free(assignment->plain);
    free(assignment->counted);
    free(assignment->calls);
    free(assignment->tests_passed);
    *assignment = (Assignment){0};
}
