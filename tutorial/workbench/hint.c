/* Hints, and the road. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "commands.h"
#include "copy.h"
#include "cut.h"
#include "files.h"
#include "report.h"
#include "run.h"

/* --- which function fails --------------------------------------------------- */

/* The reference's version of a function takes the place of the learner's in a
   file of `directory`. */
static bool graft(const Place *place, const char *directory,
                  const char *function)
{
    char *piece = place_piece_with(place, function);
    if (!piece)
        return false;
    char *path = path_join(directory, piece);
    char *from = path_join(place->part, piece);
    Source mine, reference;
    bool done = false;
    if (source_read(&mine, path)) {
        if (source_read(&reference, from)) {
            char *text = cut_graft(&mine, &reference, function);
            done = text && file_write(path, text);
            free(text);
            source_free(&reference);
        }
        source_free(&mine);
    }
    free(from);
    free(path);
    free(piece);
    return done;
}

/* Is all right when only this function is the learner's? */
static bool works_alone(const Place *place, const Tools *tools, int task)
{
    char *directory = path_join(place->mine, ".trial");
    run_remove(directory);
    bool good =
        directory_make(directory) && directory_copy(place->path, directory);
    for (int i = 0; good && i < place->lesson.count; i++)
        if (i != task)
            good = graft(place, directory, place->lesson.tasks[i].function);
    if (good) {
        static char name[] = ".trial";
        Place alone = *place;
        alone.name = name;
        alone.path = directory;
        Trial trial = check_trial(&alone, tools);
        good = trial.passed;
        fingerprint_free(&trial.print);
    }
    run_remove(directory);
    free(directory);
    return good;
}

/* --- hints ------------------------------------------------------------------ */

static void give_hint(Place *place, int number)
{
    const Task *task = &place->lesson.tasks[number];
    if (!task->hint[0]) {
        printf("%s: %s\n(The lesson has no hints for it.)\n", task->function,
               task->contract);
        return;
    }
    int next = place->hints[number];
    bool last = next >= HINTS;
    next = last ? HINTS - 1 : next;
    printf("%s, hint %d of %d:\n\n", task->function, next + 1, HINTS);
    report_words(task->hint[next]);
    if (last || next == HINTS - 1)
        printf("\nThat is the last one. make solution %s SURE=1 puts "
               "the\nreference in place, and keeps your version beside it.\n",
               place->words);
    if (!last) {
        place->hints[number]++;
        place_save(place);
    }
}

/* The first function that is not written, or does not work when the others
   are the reference's; -1 if there is none. */
static int first_failing(const Place *place, const Tools *tools)
{
    for (int i = 0; i < place->lesson.count; i++) {
        const Task *task = &place->lesson.tasks[i];
        switch (place_written(place, task)) {
        case FUNCTION_GONE:
            fprintf(stderr,
                    "%s is not where it was in %s: has it another name now?\n",
                    task->function, place->path);
            return i;
        case FUNCTION_STUB: return i;
        default: break;
        }
        printf("%s: ", task->function);
        fflush(stdout);
        bool works = works_alone(place, tools, i);
        printf("%s\n", works ? "right" : "not yet right");
        if (!works)
            return i;
    }
    return -1;
}

bool command_hint(const Options *options, const char *part)
{
    Place place;
    if (!place_open(&place, options->mine, part))
        return false;
    if (place.kind >= KIND_NEW || place.lesson.count == 0)
        printf("%s is a part of your own: there are no hints for it.\n",
               place.path);
    else if (place_has_passed(&place))
        printf("%s has passed: no hint is needed.\n", place.path);
    else {
        int task = first_failing(&place, &options->tools);
        if (task >= 0)
            give_hint(&place, task);
        else
            printf("Each function is right when the others are the "
                   "reference's. So either all is\nright (make check %s "
                   "tells), or what fails is something else that you\nchanged: "
                   "make diff PART=mine/%02d shows it.\n",
                   place.words, part_number(part));
    }
    place_free(&place);
    return true;
}

/* --- the road --------------------------------------------------------------- */

static void print_place(const Place *place, bool changed)
{
    static const char *const marks[] = {"[=   ]", "[==  ]", "[=== ]", "[====]",
                                        "[====]"};
    static const char *const words[] = {
        "begun", "builds", "scores right", "nodes right",
        "nodes right, and faster than the reference"};
    static const char *const words_for_new[] = {
        "begun", "builds", "scores right", "all is right",
        "all is right, and faster than what it began as"};
    printf("%s %s%s\n", marks[place->state],
           (place->kind == KIND_NEW ? words_for_new : words)[place->state],
           changed ? ", changed since: make check" : "");
}

static bool is_among(char **names, const char *name)
{
    for (; *names; names++)
        if (strcmp(*names, name) == 0)
            return true;
    return false;
}

bool command_progress(const Options *options, char **parts)
{
    int passed = 0, count = 0;
    char **own = directory_names(options->mine);
    for (int i = 0; parts[i]; i++) {
        const char *name = parts[i];
        Place place;
        count++;
        printf("%-28s ", name);
        if (!place_exists(options->mine, name))
            printf("[    ] not started\n");
        else if (place_open(&place, options->mine, name)) {
            bool changed =
                place.state > STATE_STARTED && place.hash != place_hash(&place);
            passed += place.state >= STATE_NODES && !changed;
            print_place(&place, changed);
            place_free(&place);
        }
    }
    for (int i = 0; own[i]; i++) {
        Place place;
        if (!isdigit((unsigned char)own[i][0]) || is_among(parts, own[i]) ||
            !place_exists(options->mine, own[i]) ||
            !place_open(&place, options->mine, own[i]))
            continue;
        printf("%-28s ", own[i]);
        print_place(&place, place.state > STATE_STARTED &&
                                place.hash != place_hash(&place));
        place_free(&place);
    }
    names_free(own);
    printf("\n%d of %d parts are yours.\n", passed, count);
    return true;
}
