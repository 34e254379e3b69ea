/*
 * Writes an assignment: a folder that needs nothing but a C compiler and make.
 *
 *   part.c, solver.c ...   the files to hand in, with stubs
 *   given/                 all that they are made with
 *   tests/                 the part's unit tests, and Unity
 *   sets/                  positions with their scores, and the nodes to reach
 *   Makefile, README.md
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../../common/format.h"
#include "../markdown/markdown.h"
#include "../workbench/cut.h"
#include "../workbench/files.h"
#include "../workbench/place.h"

static const char usage[] =
    "usage: handout [-c functions] -o folder PART     from the top\n"
    "  -c names   the functions to cut, in place of the lesson's\n"
    "  -u dir     where Unity's sources are (build/unity)\n"
    "  -d flag    for every compilation, such as -DTT_SLOTS=8388617\n"
    "  -n nodes   that the reference needs on the set\n"
    "  -s file    the set: lines of a position and its score\n";

enum { MOST_FILES = 96, GOOD = 0, NOT_DONE = 1, BAD_CALL = 2 };

typedef struct {
    Place place;
    const char *folder, *unity, *define, *nodes, *set;
    char *from[MOST_FILES]; /* the file, from the top */
    char *to[MOST_FILES];   /* in the folder */
    int count;
} Handout;

/* --- which files ------------------------------------------------------------ */

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static bool is_in(const char *path, const char *directory)
{
    size_t length = strlen(directory);
    return strncmp(path, directory, length) == 0 && path[length] == '/' &&
           !strchr(path + length + 1, '/');
}

static char *place_for(const Handout *handout, const char *path)
{
    const char *name = base_name(path);
    bool test = strstr(name, "_tests.h") || strcmp(name, "test_part.c") == 0 ||
                is_in(path, "common/testing") ||
                strncmp(name, "random_play.", 12) == 0;
    bool own = is_in(path, handout->place.part);
    return text_print("%s%s", test ? "tests/" : own ? "" : "given/", name);
}

/* The file that `path` includes by this name; NULL if it is none of ours. */
static char *included(const char *path, const char *name)
{
    int directory = (int)(base_name(path) - path);
    const char *const places[] = {"common/", "common/testing/", NULL};
    char *file = text_print("%.*s%s", directory, path, name);
    path_tidy(file);
    for (int i = 0; !file_exists(file) && places[i]; i++) {
        free(file);
        file = text_print("%s%s", places[i], name);
    }
    if (file_exists(file))
        return file;
    free(file);
    return NULL;
}

static int find(const Handout *handout, const char *path)
{
    for (int i = 0; i < handout->count; i++)
        if (strcmp(handout->from[i], path) == 0)
            return i;
    return -1;
}

/* Where a name in an include was met. */
typedef struct {
    Handout *handout;
    const char *path; /* of the file that includes it, */
    const char *to;   /* and where that goes */
    bool good;
} Meeting;

static bool gather(Handout *handout, const char *path);

static char *gather_included(const char *name, void *context)
{
    Meeting *meeting = context;
    char *file = included(meeting->path, name);
    if (file && meeting->good)
        meeting->good = gather(meeting->handout, file);
    free(file);
    return NULL;
}

static bool name_is_new(const Handout *handout, const char *path)
{
    for (int i = 0; i < handout->count; i++)
        if (strcmp(base_name(handout->to[i]), base_name(path)) == 0) {
            fprintf(stderr, "%s and %s have the same name\n", path,
                    handout->from[i]);
            return false;
        }
    return handout->count < MOST_FILES;
}

/* The file and all that it includes. */
static bool gather(Handout *handout, const char *path)
{
    size_t size;
    if (find(handout, path) >= 0)
        return true;
    if (!name_is_new(handout, path))
        return false;
    char *text = read_whole(path, &size);
    if (!text) {
        perror(path);
        return false;
    }
    handout->from[handout->count] = text_copy(path, strlen(path));
    handout->to[handout->count++] = place_for(handout, path);
    Meeting meeting = {.handout = handout, .path = path, .good = true};
    free(source_includes(text, gather_included, &meeting));
    free(text);
    return meeting.good;
}

/* --- the files as they are handed out --------------------------------------- */

/* From one file of the folder to another. */
static char *way(const char *from, const char *to)
{
    bool below = strchr(from, '/') != NULL;
    size_t directory = below ? (size_t)(strchr(from, '/') - from) + 1 : 0;
    if (below && strncmp(from, to, directory) == 0)
        return text_copy(to + directory, strlen(to + directory));
    return text_print("%s%s", below ? "../" : "", to);
}

static char *include_in_folder(const char *name, void *context)
{
    const Meeting *meeting = context;
    char *file = included(meeting->path, name);
    int at = file ? find(meeting->handout, file) : -1;
    free(file);
    return at >= 0 ? way(meeting->to, meeting->handout->to[at]) : NULL;
}

/* The text of a file; with stubs, if it is one to hand in. */
static char *text_of(const Handout *handout, int file)
{
    Source source;
    size_t size;
    int cut;
    if (strchr(handout->to[file], '/'))
        return read_whole(handout->from[file], &size);
    if (!source_read(&source, handout->from[file]))
        return NULL;
    char *text = cut_text(&source, &handout->place.lesson, &cut);
    source_free(&source);
    return text;
}

static bool write_file(Handout *handout, int file)
{
    char *text = text_of(handout, file);
    if (!text)
        return false;
    Meeting meeting = {handout, handout->from[file], handout->to[file], true};
    char *moved = source_includes(text, include_in_folder, &meeting);
    char *path = path_join(handout->folder, handout->to[file]);
    bool written = file_write(path, moved);
    free(path);
    free(moved);
    free(text);
    return written;
}

/* --- what is the same for all ----------------------------------------------- */

/* @NAME@ and the like in a template are replaced. */
static char *filled(const Handout *handout, char *text)
{
    const char *const words[][2] = {{"@NAME@", handout->place.from},
                                    {"@DEFINE@", handout->define},
                                    {"@NODES@", handout->nodes},
                                    {NULL, NULL}};
    for (int i = 0; words[i][0]; i++)
        for (char *at; (at = strstr(text, words[i][0])) != NULL;) {
            char *more = text_print("%.*s%s%s", (int)(at - text), text,
                                    words[i][1], at + strlen(words[i][0]));
            free(text);
            text = more;
        }
    return text;
}

static bool write_template(const Handout *handout, const char *name)
{
    size_t size;
    char *from = path_join("tutorial/classroom/handout", name);
    char *to = path_join(handout->folder, name);
    char *text = read_whole(from, &size);
    bool written = text != NULL;
    if (written) {
        text = filled(handout, text);
        written = file_write(to, text);
    } else
        perror(from);
    free(text);
    free(to);
    free(from);
    return written;
}

static bool write_readme(const Handout *handout)
{
    const Lesson *lesson = &handout->place.lesson;
    char *path = path_join(handout->folder, "README.md");
    FILE *to = fopen(path, "w");
    if (!to) {
        perror(path);
        free(path);
        return false;
    }
    fprintf(to, "# %s\n\n%s\n\n## To write\n\n",
            lesson->title ? lesson->title : handout->place.name,
            lesson->task ? lesson->task : "");
    for (int i = 0; i < lesson->count; i++) {
        char *piece =
            place_piece_with(&handout->place, lesson->tasks[i].function);
        fprintf(to, "- `%s` in `%s`: %s\n", lesson->tasks[i].function,
                piece ? piece : "?", lesson->tasks[i].contract);
        free(piece);
    }
    fprintf(to, "\nWhat is handed in are the files with these functions. Only "
                "the functions named count:\nall else is taken from here again "
                "when it is graded.\n");
    fprintf(to, "\n## Points\n\n| What | Points |\n|---|--:|\n");
    for (int i = 0; i < GROUPS; i++)
        fprintf(to, "| %s | %d |\n", group_names[i], lesson->points[i]);
    fprintf(to,
            "\n## How to work\n\n```sh\nmake          # the solver, with "
            "every warning\nmake test     # the unit tests\nmake check    "
            "# scores and nodes on sets/small.txt\n```\n\n`part.c` lists "
            "what the solver is made of, in reading order; what is not "
            "yours is in\n`given/`. A position is a line of the columns "
            "played, `1` to `7`: `echo 4453 | ./solver`\nprints it with its "
            "score, the nodes searched and the microseconds it took.\n");
    free(path);
    return fclose(to) == 0;
}

static bool copy_unity(const Handout *handout)
{
    static const char *const names[] = {"unity.c", "unity.h",
                                        "unity_internals.h", NULL};
    bool good = true;
    for (int i = 0; good && names[i]; i++) {
        char *from = path_join(handout->unity, names[i]);
        char *to = text_print("%s/tests/%s", handout->folder, names[i]);
        good = file_copy(from, to);
        free(to);
        free(from);
    }
    return good;
}

/* --- the whole -------------------------------------------------------------- */

static bool gather_all(Handout *handout)
{
    static const char *const always[] = {"common/main.c", "common/answer.c",
                                         "common/board.c",
                                         "common/random_play.c", NULL};
    char *manifest = path_join(handout->place.part, "part.c");
    char *test = path_join(handout->place.part, "test_part.c");
    bool good = gather(handout, manifest) && gather(handout, test);
    for (int i = 0; good && always[i]; i++)
        good = gather(handout, always[i]);
    free(test);
    free(manifest);
    return good;
}

static bool make_folders(const Handout *handout)
{
    static const char *const names[] = {"given", "tests", "sets", NULL};
    bool good = true;
    for (int i = 0; good && names[i]; i++) {
        char *path = path_join(handout->folder, names[i]);
        good = directory_make(path);
        free(path);
    }
    return good;
}

static bool write_all(Handout *handout)
{
    char *set = path_join(handout->folder, "sets/small.txt");
    bool good = place_has_functions(&handout->place) && gather_all(handout) &&
                make_folders(handout);
    for (int i = 0; good && i < handout->count; i++)
        good = write_file(handout, i);
    good = good && file_copy(handout->set, set) && copy_unity(handout) &&
           write_template(handout, "Makefile") &&
           write_template(handout, "check.awk") && write_readme(handout);
    free(set);
    for (int i = 0; i < handout->count; i++) {
        free(handout->from[i]);
        free(handout->to[i]);
    }
    return good;
}

int main(int argc, char **argv)
{
    Handout handout = {.unity = "build/unity", .define = "", .nodes = ""};
    const char *cut = NULL;
    for (int c; (c = getopt(argc, argv, "c:o:u:d:n:s:")) != -1;) {
        switch (c) {
        case 'c': cut = optarg; break;
        case 'o': handout.folder = optarg; break;
        case 'u': handout.unity = optarg; break;
        case 'd': handout.define = optarg; break;
        case 'n': handout.nodes = optarg; break;
        case 's': handout.set = optarg; break;
        default: fputs(usage, stderr); return BAD_CALL;
        }
    }
    if (argc - optind != 1 || !handout.folder || !handout.set) {
        fputs(usage, stderr);
        return BAD_CALL;
    }
    if (!place_make(&handout.place, "mine", argv[optind], argv[optind],
                    KIND_CUT, cut))
        return NOT_DONE;
    bool good = write_all(&handout);
    place_free(&handout.place);
    return good ? GOOD : NOT_DONE;
}
