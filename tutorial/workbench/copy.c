#include "copy.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../markdown/markdown.h"
#include "cut.h"
#include "files.h"

/* --- the way to what is not copied ------------------------------------------ */

/* From a directory in mine/ to the top: "../../", or all of the path where
   mine/ is somewhere else. Free it. */
static char *way_to_top(const char *mine)
{
    if (mine[0] == '/' || strncmp(mine, "..", 2) == 0) {
        char top[4096];
        return getcwd(top, sizeof top) ? text_print("%s/", top)
                                       : text_copy("", 0);
    }
    char *way = text_copy("../", 3);
    for (const char *at = mine; *at; at++)
        if (at == mine || (*at == '/' && at[1] && at[1] != '/')) {
            char *longer = text_print("../%s", way);
            free(way);
            way = longer;
        }
    return way;
}

/* parts/06-bitboard/position.h: has the learner written it, and passed? */
static bool is_own(const Place *place, const char *path)
{
    const char *part = path + strlen("parts/");
    const char *slash = strchr(part, '/');
    if (strncmp(path, "parts/", 6) != 0 || !slash)
        return false;
    char *name = text_copy(part, (size_t)(slash - part));
    char *copy = text_print("%s/%s", place->mine, part);
    Place other;
    bool own = place_exists(place->mine, name) && file_exists(copy) &&
               place_open(&other, place->mine, name);
    if (own) {
        own = place_has_passed(&other);
        if (!own)
            fprintf(stderr,
                    "%s has not passed its check: %s is taken from "
                    "parts/\n",
                    other.path, part);
        place_free(&other);
    }
    free(copy);
    free(name);
    return own;
}

typedef struct {
    const Place *place;
    bool own; /* the learner's earlier pieces are wanted */
} Copy;

/* What an include of the reference has to say in mine/; NULL: the same. */
static char *include_in_mine(const char *file, void *context)
{
    const Copy *copy = context;
    const Place *place = copy->place;
    bool copied = !strchr(file, '/') && !strstr(file, "_tests.h");
    char *path = path_join(place->part, file), *result = NULL;
    path_tidy(path);
    if (copied || !file_exists(path)) /* or found through -I */
        ;
    else if (copy->own && is_own(place, path)) {
        result = text_print("../%s", path + strlen("parts/"));
        printf("%s/%s is your own.\n", place->mine, path + strlen("parts/"));
    } else {
        char *way = way_to_top(place->mine);
        result = text_print("%s%s", way, path);
        free(way);
    }
    free(path);
    return result;
}

/* All lines that include a file of ours say where it is from there. */
static char *with_includes(const Place *place, const char *text, bool own)
{
    Copy copy = {place, own};
    return source_includes(text, include_in_mine, &copy);
}

/* --- from scratch ----------------------------------------------------------- */

static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; (at = strstr(at, word)) != NULL; at++)
        if ((at == text ||
             !(isalnum((unsigned char)at[-1]) || at[-1] == '_')) &&
            !(isalnum((unsigned char)at[length]) || at[length] == '_'))
            return true;
    return false;
}

typedef struct {
    const Place *place;
    const char *piece; /* whose functions are looked at */
} Others;

static bool file_has_word(const char *directory, const char *name,
                          const char *word)
{
    size_t size;
    char *path = path_join(directory, name);
    char *text = read_whole(path, &size);
    bool has = text && has_word(text, word);
    free(text);
    free(path);
    return has;
}

/* Does another file of the manifest, or a test, name this function? */
static bool is_needed(const char *function, void *context)
{
    const Others *others = context;
    bool needed = file_has_word("common", "join.h", function);
    char **parts = directory_names("parts");
    for (int i = 0; !needed && parts[i]; i++) {
        char *part = path_join("parts", parts[i]);
        bool ours = strcmp(part, others->place->part) == 0;
        char **files = directory_names(part);
        bool before = part_number(parts[i]) <= part_number(others->place->name);
        for (int k = 0; before && !needed && files[k]; k++)
            needed = !(ours && strcmp(files[k], others->piece) == 0) &&
                     file_has_word(part, files[k], function);
        names_free(files);
        free(part);
    }
    names_free(parts);
    return needed;
}

/* --- copies ----------------------------------------------------------------- */

static char *piece_of_reference(const Place *place, const char *name,
                                bool whole, bool own, int *cut)
{
    char *path = path_join(place->part, name);
    Source source;
    char *result = NULL;
    if (source_read(&source, path)) {
        Others others = {place, name};
        char *text = whole ? text_copy(source.text, source.size)
                     : place->kind == KIND_SCRATCH
                         ? cut_bare(&source, &place->lesson, is_needed, &others)
                         : cut_text(&source, &place->lesson, cut);
        result = with_includes(place, text, own);
        free(text);
        source_free(&source);
    }
    free(path);
    return result;
}

char *copy_piece(const Place *place, const char *name, bool whole)
{
    int cut;
    return piece_of_reference(place, name, whole, false, &cut);
}

static bool copy_as_it_is(const Place *place, const char *directory,
                          const char *name, bool own)
{
    size_t size;
    char *from = path_join(place->part, name);
    char *to = path_join(directory, name);
    char *text = read_whole(from, &size);
    bool copied = text != NULL;
    if (copied) {
        char *moved = with_includes(place, text, own);
        copied = file_write(to, moved);
        free(moved);
    } else
        perror(from);
    free(text);
    free(to);
    free(from);
    return copied;
}

bool copy_part(const Place *place, const char *directory, bool own, bool whole)
{
    char **pieces = place_pieces(place->part);
    bool good = place_has_functions(place) &&
                copy_as_it_is(place, directory, "part.c", own) &&
                copy_as_it_is(place, directory, "test_part.c", own);
    for (int i = 0; good && pieces[i]; i++) {
        int cut;
        char *to = path_join(directory, pieces[i]);
        char *text = piece_of_reference(
            place, pieces[i], whole || place->kind >= KIND_NEW, own, &cut);
        good = text && file_write(to, text);
        free(text);
        free(to);
    }
    names_free(pieces);
    return good;
}
