/* Beginning a part, and beginning it again. */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "commands.h"
#include "copy.h"
#include "files.h"
#include "readme.h"
#include "run.h"

/* --- beginning -------------------------------------------------------------- */

static bool fill(const Place *place, const char *directory, bool own)
{
    return directory_make(directory) &&
           copy_part(place, directory, own, false) &&
           readme_write(place, directory);
}

/* For editors. Where it fails, nothing else does. */
static void write_database(const Options *options)
{
    char *mine = text_print("MINE=%s", options->mine);
    const char *const arguments[] = {
        options->tools.make, "-s", "--no-print-directory", mine,
        "lsp-mine",          NULL};
    Output output = run_quiet(arguments, 60);
    if (output.status != 0)
        fprintf(stderr,
                "%s/compile_commands.json, for editors, could not be "
                "written:\n%s",
                options->mine, output.text);
    free(output.text);
    free(mine);
}

static bool is_new_name(const char *name)
{
    size_t length = strlen(name);
    bool good =
        length > 3 && length < 60 && isdigit((unsigned char)name[0]) &&
        isdigit((unsigned char)name[1]) && name[2] == '-' &&
        strspn(name + 3, "abcdefghijklmnopqrstuvwxyz0123456789-") == length - 3;
    char *path = path_join("parts", name);
    if (!good)
        fprintf(stderr,
                "NEW=%s: a part is called by two digits and small "
                "letters, as 25-my-idea\n",
                name);
    else if (directory_exists(path)) {
        good = false;
        fprintf(stderr, "NEW=%s: there is such a part already\n", name);
    }
    free(path);
    return good;
}

/* Two directories of one number could not be told apart by it. */
static bool number_is_free(const char *mine, const char *name)
{
    char **names = directory_names(mine);
    bool free_number = true;
    for (int i = 0; names[i]; i++)
        if (strcmp(names[i], name) != 0 &&
            isdigit((unsigned char)names[i][0]) &&
            part_number(names[i]) == part_number(name)) {
            fprintf(stderr, "%s/%s has this number already\n", mine, names[i]);
            free_number = false;
        }
    names_free(names);
    return free_number;
}

static void say_begun(const Place *place)
{
    printf("%s is begun.\n", place->path);
    if (place->kind == KIND_EXERCISE)
        printf("It is %s as yet, and is to become its variant %s.\n",
               place->part, place->variant);
    else if (place->kind == KIND_NEW)
        printf("It is %s as yet: change what you like.\n", place->part);
    else {
        printf("To write:%s", place->kind == KIND_SCRATCH
                                  ? " every function; the heart of it:"
                                  : "");
        for (int i = 0; i < place->lesson.count; i++)
            printf("%s %s", i ? "," : "", place->lesson.tasks[i].function);
        printf("\nThe task: %s/README.md, the chapter: tutorial/%s.md\n",
               place->path, place->from);
    }
    printf("Then: make check %s\n", place->words);
}

static bool start_as(const Options *options, const char *name, const char *part)
{
    if ((options->name && !is_new_name(name)) ||
        (!options->variant && !number_is_free(options->mine, name)))
        return false;
    if (place_exists(options->mine, name)) {
        fprintf(stderr,
                "%s/%s is there already, and was left as it is.\n"
                "make check looks at it; make reset begins again and keeps a "
                "copy\n",
                options->mine, name);
        return false;
    }
    Place place;
    Kind kind = options->variant   ? KIND_EXERCISE
                : options->name    ? KIND_NEW
                : options->scratch ? KIND_SCRATCH
                                   : KIND_CUT;
    if (!place_make(&place, options->mine, name, part, kind,
                    options->variant ? options->variant : options->cut))
        return false;
    char *beside = text_print("%s/.%s.new", options->mine, name);
    run_remove(beside);
    bool begun = fill(&place, beside, options->own);
    if (begun && rename(beside, place.path) != 0) {
        perror(place.path);
        begun = false;
    }
    begun = begun && place_save(&place);
    if (begun) {
        write_database(options);
        say_begun(&place);
    } else
        run_remove(beside);
    free(beside);
    place_free(&place);
    return begun;
}

bool command_start(const Options *options, const char *part)
{
    char *exercise =
        text_print("%s-%s", part, options->variant ? options->variant : "");
    const char *name = options->variant ? exercise
                       : options->name  ? options->name
                                        : part;
    bool begun = start_as(options, name, part);
    free(exercise);
    return begun;
}

/* --- beginning again -------------------------------------------------------- */

/* Moves all but the copies kept before into kept-N; returns its name. */
static char *keep_copy(const Place *place)
{
    char *kept = NULL;
    for (int number = 1; !kept || directory_exists(kept); number++) {
        free(kept);
        kept = text_print("%s/kept-%d", place->path, number);
    }
    bool good = directory_make(kept) && directory_copy(place->path, kept);
    if (good)
        return kept;
    free(kept);
    return NULL;
}

bool command_reset(const Options *options, const char *part)
{
    Place place;
    if (!place_open(&place, options->mine, part))
        return false;
    char *kept = keep_copy(&place);
    bool again = kept && fill(&place, place.path, options->own);
    if (again) {
        place.state = STATE_STARTED;
        place.hash = 0;
        again = place_save(&place);
        printf("%s is as at the beginning; what was there is in %s\n",
               place.path, kept);
    }
    free(kept);
    place_free(&place);
    return again;
}

/* --- the solution ----------------------------------------------------------- */

/* What is different in a piece, the learner's first; true if anything is. */
static bool show_difference(const Place *place, const char *name)
{
    char *mine = path_join(place->path, name);
    char *text = copy_piece(place, name, true);
    char *beside = path_join(place->path, ".reference");
    bool different = false;
    if (text && file_write(beside, text)) {
        char *ours = text_print("--label=%s", mine);
        char *other = text_print("--label=%s/%s", place->part, name);
        const char *const arguments[] = {"diff", "-u",   ours, other,
                                         mine,   beside, NULL};
        fflush(stdout);
        different = run_loud(arguments) != 0;
        free(other);
        free(ours);
    }
    unlink(beside);
    free(beside);
    free(text);
    free(mine);
    return different;
}

static bool put_in_place(const Place *place)
{
    char *kept = keep_copy(place);
    bool good = kept && copy_part(place, place->path, false, true);
    if (good)
        printf("\nThe reference is in %s now; what was there is in %s\n",
               place->path, kept);
    free(kept);
    return good;
}

bool command_solution(const Options *options, const char *part)
{
    Place place;
    if (!place_open(&place, options->mine, part))
        return false;
    bool may = options->sure || place_has_passed(&place);
    bool good = may;
    if (place.kind >= KIND_NEW)
        printf("There is no solution to a part of your own; make diff "
               "PART=mine/%02d compares it with\nwhat it began as.\n",
               part_number(part));
    else if (!may)
        fprintf(stderr,
                "%s has not passed make check %s yet (or was changed "
                "since).\nmake hint %s helps; SURE=1 shows the solution "
                "and puts it in place\n",
                place.path, place.words, place.words);
    else {
        bool different = false;
        char **pieces = place_pieces(place.part);
        for (int i = 0; pieces[i]; i++)
            different |= show_difference(&place, pieces[i]);
        names_free(pieces);
        if (!different)
            printf("Your files are those of the reference.\n");
        else if (options->sure)
            good = put_in_place(&place);
    }
    place_free(&place);
    return good;
}
