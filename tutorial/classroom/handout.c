/*
 * Writes an assignment: a folder that needs nothing but a C compiler and make.
 *
 *   part.c ... given/, tests/   as folder.h has it, and Unity
 *   sets/                       positions with their scores
 *   Makefile, README.md
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../../common/format.h"
#include "../markdown/markdown.h"
#include "../workbench/files.h"
#include "folder.h"

static const char usage[] =
    "usage: handout [-c functions] -o folder PART     from the top\n"
    "  -c names   the functions to cut, in place of the lesson's\n"
    "  -u dir     where Unity's sources are (build/unity)\n"
    "  -d flag    for every compilation, such as -DTT_SLOTS=8388617\n"
    "  -n nodes   that the reference needs on the set\n"
    "  -s file    the set: lines of a position and its score\n";

enum { GOOD = 0, NOT_DONE = 1, BAD_CALL = 2 };

typedef struct {
    Place place;
    const char *folder, *unity, *define, *nodes, *set;
} Handout;

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
    fputs(
        "\nWhat is handed in are the files with these functions. Only the "
        "functions named count:\nall else is taken from here again when it is "
        "graded, so put no helper, macro or include\nbeside them. A function "
        "holds no line that begins with `#`, no line that ends in `\\`, no\n"
        "`asm` and no word of the compiler's own (`__attribute__`); and it "
        "calls nothing of the\nsystem's but memory, printing and "
        "`<stdlib.h>`'s "
        "sorting.\n",
        to);
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

/* --- the whole -------------------------------------------------------------- */

static bool write_all(const Handout *handout)
{
    Folder folder;
    char *sets = path_join(handout->folder, "sets");
    char *set = path_join(sets, "small.txt");
    bool good = folder_gather(&folder, &handout->place) &&
                folder_write(&folder, handout->folder) &&
                folder_write_unity(handout->folder, handout->unity) &&
                directory_make(sets) && file_copy(handout->set, set) &&
                write_template(handout, "Makefile") &&
                write_template(handout, "check.awk") && write_readme(handout);
    folder_free(&folder);
    free(set);
    free(sets);
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
