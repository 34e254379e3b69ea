#include "folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../../common/hash.h"
#include "../markdown/markdown.h"
#include "../workbench/cut.h"
#include "../workbench/files.h"

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

static char *place_for(const Folder *folder, const char *path)
{
    const char *name = base_name(path);
    bool test = strstr(name, "_tests.h") || strcmp(name, "test_part.c") == 0 ||
                is_in(path, "common/testing") ||
                strncmp(name, "random_play.", 12) == 0;
    bool own = is_in(path, folder->place->part);
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

static int find(const Folder *folder, const char *path)
{
    for (int i = 0; i < folder->count; i++)
        if (strcmp(folder->from[i], path) == 0)
            return i;
    return -1;
}

/* Where a name in an include was met. */
typedef struct {
    Folder *folder;
    const char *path; /* of the file that includes it, */
    const char *to;   /* and where that goes */
    bool good;
} Meeting;

static bool gather(Folder *folder, const char *path);

static char *gather_included(const char *name, void *context)
{
    Meeting *meeting = context;
    char *file = included(meeting->path, name);
    if (file && meeting->good)
        meeting->good = gather(meeting->folder, file);
    free(file);
    return NULL;
}

static bool name_is_new(const Folder *folder, const char *path)
{
    for (int i = 0; i < folder->count; i++)
        if (strcmp(base_name(folder->to[i]), base_name(path)) == 0) {
            fprintf(stderr, "%s and %s have the same name\n", path,
                    folder->from[i]);
            return false;
        }
    return folder->count < MOST_FILES;
}

/* The file and all that it includes. */
static bool gather(Folder *folder, const char *path)
{
    size_t size;
    if (find(folder, path) >= 0)
        return true;
    if (!name_is_new(folder, path))
        return false;
    char *text = read_whole(path, &size);
    if (!text) {
        perror(path);
        return false;
    }
    folder->from[folder->count] = text_copy(path, strlen(path));
    folder->to[folder->count++] = place_for(folder, path);
    Meeting meeting = {.folder = folder, .path = path, .good = true};
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
    int at = file ? find(meeting->folder, file) : -1;
    free(file);
    return at >= 0 ? way(meeting->to, meeting->folder->to[at]) : NULL;
}

/* The text of a file; with stubs, if it is one to hand in. */
static char *text_of(const Folder *folder, int file)
{
    Source source;
    size_t size;
    int cut;
    if (strchr(folder->to[file], '/'))
        return read_whole(folder->from[file], &size);
    if (!source_read(&source, folder->from[file]))
        return NULL;
    char *text = cut_text(&source, &folder->place->lesson, &cut);
    source_free(&source);
    return text;
}

static bool write_file(const Folder *folder, int file, const char *directory)
{
    char *text = text_of(folder, file);
    if (!text)
        return false;
    Meeting meeting = {(Folder *)folder, folder->from[file], folder->to[file],
                       true};
    char *moved = source_includes(text, include_in_folder, &meeting);
    char *path = path_join(directory, folder->to[file]);
    bool written = file_write(path, moved);
    free(path);
    free(moved);
    free(text);
    return written;
}

/* --- the whole -------------------------------------------------------------- */

bool folder_gather(Folder *folder, const Place *place)
{
    static const char *const always[] = {"common/main.c", "common/answer.c",
                                         "common/board.c",
                                         "common/random_play.c", NULL};
    *folder = (Folder){.place = place};
    char *manifest = path_join(place->part, "part.c");
    char *test = path_join(place->part, "test_part.c");
    bool good = place_has_functions(place) && gather(folder, manifest) &&
                gather(folder, test);
    for (int i = 0; good && always[i]; i++)
        good = gather(folder, always[i]);
    free(test);
    free(manifest);
    return good;
}

void folder_free(Folder *folder)
{
    for (int i = 0; i < folder->count; i++) {
        free(folder->from[i]);
        free(folder->to[i]);
    }
    *folder = (Folder){0};
}

bool folder_write(const Folder *folder, const char *path)
{
    static const char *const names[] = {"given", "tests", NULL};
    bool good = true;
    for (int i = 0; good && names[i]; i++) {
        char *below = path_join(path, names[i]);
        good = directory_make(below);
        free(below);
    }
    for (int i = 0; good && i < folder->count; i++)
        good = write_file(folder, i, path);
    return good;
}

bool folder_write_unity(const char *path, const char *unity)
{
    static const char *const names[] = {"unity.c", "unity.h",
                                        "unity_internals.h", NULL};
    bool good = true;
    for (int i = 0; good && names[i]; i++) {
        char *from = path_join(unity, names[i]);
        char *to = text_print("%s/tests/%s", path, names[i]);
        good = file_copy(from, to);
        free(to);
        free(from);
    }
    return good;
}

uint64_t folder_hash(const Folder *folder)
{
    uint64_t hash = HASH_START;
    for (int i = 0; i < folder->count; i++) {
        size_t size = 0;
        char *text = read_whole(folder->from[i], &size);
        hash = hash_bytes(hash, folder->to[i], strlen(folder->to[i]) + 1);
        if (text)
            hash = hash_bytes(hash, text, size);
        free(text);
    }
    return hash;
}
