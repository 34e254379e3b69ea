#include "readme.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../../common/format.h"
#include "../markdown/markdown.h"
#include "files.h"
#include "source.h"

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

typedef struct {
    FILE *to;
    const Place *place;
    const char *manifest; /* or a list in it */
} Helpers;

static void print_pieces(FILE *to, const Place *place, const char *manifest);

/* A file that the manifest includes, unless the learner writes it. */
static char *print_included(const char *name, void *context)
{
    const Helpers *helpers = context;
    int directory =
        (int)(strrchr(helpers->manifest, '/') + 1 - helpers->manifest);
    char *path = text_print("%.*s%s", directory, helpers->manifest, name);
    const char *own = helpers->place->part;
    path_tidy(path);
    if (strstr(path, "_pieces.h"))
        print_pieces(helpers->to, helpers->place, path);
    else if (strncmp(path, own, strlen(own)) != 0 &&
             strncmp(path, "common/", 7) != 0)
        print_piece(helpers->to, path);
    free(path);
    return NULL;
}

static void print_pieces(FILE *to, const Place *place, const char *manifest)
{
    size_t size;
    char *text = read_whole(manifest, &size);
    Helpers helpers = {to, place, manifest};
    if (text)
        free(source_includes(text, print_included, &helpers));
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

bool readme_write(const Place *place, const char *directory)
{
    const char *part = place->from;
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
