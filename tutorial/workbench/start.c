/* Beginning a part, and beginning it again. */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../../common/format.h"
#include "../markdown/markdown.h"
#include "commands.h"
#include "copy.h"
#include "files.h"
#include "run.h"
#include "source.h"

/* --- the README of a place -------------------------------------------------- */

static void print_functions(FILE *to, const Lesson *lesson, bool scratch)
{
    fprintf(to, "\n## To write\n\n");
    if (scratch)
        fprintf(to, "Every function of these files, and what they need "
                    "besides. The heart of it:\n\n");
    for (int i = 0; i < lesson->count; i++)
        fprintf(to, "- `%s`: %s\n", lesson->tasks[i].function,
                lesson->tasks[i].contract);
}

/* From bench/signatures.csv: part,set,mode,nodes */
static void print_counts(FILE *to, const char *part)
{
    size_t size, length = strlen(part);
    char *text = read_whole("bench/signatures.csv", &size);
    if (!text)
        return;
    fprintf(to, "\n## The counts to reach\n\n"
                "Nodes on the two sets of the check, equal to the node:\n\n"
                "| Set | Mode | Nodes |\n|---|---|--:|\n");
    for (const char *line = text; *line; line += strcspn(line, "\n")) {
        char set[16], mode[16], count[32];
        unsigned long long nodes;
        line += *line == '\n';
        if (strncmp(line, part, length) != 0 ||
            sscanf(line + length, ",%15[^,],%15[^,],%llu", set, mode, &nodes) !=
                3)
            continue;
        format_count(count, sizeof count, nodes);
        fprintf(to, "| %s | %s | %s |\n", set, mode, count);
    }
    free(text);
}

/* The functions of a piece, on one line. */
static void print_piece(FILE *to, const char *path)
{
    Source source;
    if (!source_read(&source, path))
        return;
    for (int i = 0; i < source.count; i++)
        fprintf(to, i ? ", `%s`" : "- `%s`", source.functions[i].name);
    if (source.count > 0)
        fprintf(to, " (%s)\n", path);
    source_free(&source);
}

/* What stands before the learner's own pieces in a manifest, lists included. */
static void print_pieces(FILE *to, const Place *place, const char *manifest)
{
    static const char start[] = "#include \"";
    size_t size;
    char *text = read_whole(manifest, &size);
    for (const char *line = text; line && *line;) {
        const char *file = line + sizeof start - 1;
        if (strncmp(line, start, sizeof start - 1) == 0) {
            int directory = (int)(strrchr(manifest, '/') + 1 - manifest);
            char *path = text_print("%.*s%.*s", directory, manifest,
                                    (int)strcspn(file, "\""), file);
            path_tidy(path);
            if (strstr(path, "_pieces.h"))
                print_pieces(to, place, path);
            else if (strncmp(path, place->part, strlen(place->part)) != 0 &&
                     strncmp(path, "common/", 7) != 0)
                print_piece(to, path);
            free(path);
        }
        line += strcspn(line, "\n");
        line += *line == '\n';
    }
    free(text);
}

static void print_helpers(FILE *to, const Place *place)
{
    char *manifest = path_join(place->part, "part.c");
    fprintf(to, "\n## At hand\n\nWhat earlier parts have, and where it "
                "stands with its comments:\n\n");
    print_pieces(to, place, manifest);
    fprintf(to, "- `score_win_now`, `BOARD_WIDTH`, `BOARD_HEIGHT`, "
                "`BOARD_CELLS` (common/board.h)\n");
    free(manifest);
}

static void print_commands(FILE *to, const Place *place)
{
    int number = part_number(place->name);
    const char *words = place->words;
    fprintf(to, "\n## Commands, from the top of the project\n\n```sh\n");
    fprintf(to, "make check %s       # builds it, and tells what is right\n",
            words);
    fprintf(to, "make watch %s       # the same at each save\n", words);
    if (place->kind < KIND_NEW) {
        fprintf(to, "make hint %s        # the next hint for what fails\n",
                words);
        fprintf(to,
                "make solution %s    # after a pass: compare with the "
                "reference\n",
                words);
    }
    fprintf(to, "make reset %s       # begin again; a copy is kept\n```\n",
            words);
    if (!place->variant)
        fprintf(to,
                "\n`PART=mine/%02d` is this part in `make try`, `play`, "
                "`trace`, `diff`, `flat` and `test`,\nand in `PARTS=` of "
                "`bench` and `charts`.\n",
                number);
}

static bool write_readme(const Place *place, const char *directory)
{
    const char *part = place->part + strlen("parts/");
    char *path = path_join(directory, "README.md");
    FILE *to = fopen(path, "w");
    if (!to) {
        perror(path);
        free(path);
        return false;
    }
    if (place->kind == KIND_EXERCISE) {
        char *signed_as = text_print("%s/%s", part, place->variant);
        fprintf(to,
                "# %s, as an exercise\n\nThese are the files of %s. Change "
                "them so that the part does what its\nvariant %s does; `make "
                "diff %s` shows our way.\n",
                place->variant, part, place->variant, place->words);
        print_counts(to, signed_as);
        free(signed_as);
    } else if (place->kind == KIND_NEW)
        fprintf(to,
                "# %s\n\nA new part, as yet the same as %s. Change it; "
                "`make check` tells whether its\nscores are right, and "
                "what it needs in comparison.\n",
                place->name, part);
    else {
        fprintf(to, "# %s\n\n%s\n",
                place->lesson.title ? place->lesson.title : place->name,
                place->lesson.task ? place->lesson.task : "");
        fprintf(to,
                "\nThe chapter is tutorial/%s.md. `part.c` lists what the "
                "solver is made of;\n`test_part.c` is the test that judges "
                "it, and may be added to.\n",
                part);
        print_functions(to, &place->lesson, place->kind == KIND_SCRATCH);
        print_helpers(to, place);
        print_counts(to, part);
    }
    print_commands(to, place);
    free(path);
    return fclose(to) == 0;
}

/* --- beginning -------------------------------------------------------------- */

static bool fill(const Place *place, const char *directory, bool own)
{
    return directory_make(directory) &&
           copy_part(place, directory, own, false) &&
           write_readme(place, directory);
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

static void remove_all(const char *directory)
{
    const char *const arguments[] = {"rm", "-rf", directory, NULL};
    run_loud(arguments);
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
                "letters, as 24-my-idea\n",
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
               place->path, place->part + strlen("parts/"));
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
    remove_all(beside);
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
        remove_all(beside);
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
    bool good = directory_make(kept);
    char **names = directory_names(place->path);
    for (int i = 0; good && names[i]; i++) {
        char *from = path_join(place->path, names[i]);
        char *to = path_join(kept, names[i]);
        if (file_exists(from))
            good = file_copy(from, to);
        free(to);
        free(from);
    }
    names_free(names);
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
