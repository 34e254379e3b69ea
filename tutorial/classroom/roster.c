#include "roster.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../../common/hash.h"
#include "../markdown/markdown.h"
#include "../workbench/files.h"

/* --- names ------------------------------------------------------------------ */

enum {
    LONGEST_NAME = 180
}; /* with room for an ending, and three times as
                                long where nothing of it can stay */

/* How many bytes of UTF-8 are a character to print; 0 if they are none. */
static size_t character(const char *at)
{
    unsigned char c = (unsigned char)*at;
    size_t length = c < 0xc2   ? 0
                    : c < 0xe0 ? 2
                    : c < 0xf0 ? 3
                    : c < 0xf5 ? 4
                               : 0;
    for (size_t i = 1; i < length; i++)
        if (((unsigned char)at[i] & 0xc0) != 0x80)
            return 0;
    if (length == 2 && c == 0xc2 && (unsigned char)at[1] < 0xa0)
        return 0; /* a command to a terminal */
    return length;
}

/* Dots and dashes mean something at the beginning, blanks get lost there. */
static size_t plain(const char *name, const char *at)
{
    if (isalnum((unsigned char)*at) || *at == '_')
        return 1;
    if (at > name && *at && strchr(".-+,=@'()", *at))
        return 1;
    if (at > name && *at == ' ' && at[1])
        return 1;
    return character(at);
}

char *safe_name(const char *name)
{
    char text[LONGEST_NAME + 32], *end = text;
    for (const char *at = name; *at;) {
        size_t length = plain(name, at);
        if ((size_t)(end - text) + (length ? length : 3) > LONGEST_NAME) {
            sprintf(end, "%%~%016" PRIx64,
                    hash_bytes(HASH_START, name, strlen(name)));
            return text_copy(text, strlen(text));
        }
        if (length) {
            memcpy(end, at, length);
            end += length;
            at += length;
        } else
            end += sprintf(end, "%%%02X", (unsigned char)*at++);
    }
    return text_copy(text, (size_t)(end - text));
}

/* Characters and line ends only: then a table can have it as it is. */
static bool is_text(const char *name)
{
    while (*name) {
        size_t length = (unsigned char)*name >= 0x80
                            ? character(name)
                            : *name == '\n' || !iscntrl((unsigned char)*name);
        if (length == 0)
            return false;
        name += length;
    }
    return true;
}

/* --- hashes ----------------------------------------------------------------- */

enum { DEEPEST = 16, MOST_READ = 64 * 1024 * 1024 };

typedef struct {
    uint64_t hash;
    size_t left; /* to be read; what is beyond is known by size and time */
    int depth;
} Tree;

static void add(Tree *tree, const void *bytes, size_t size)
{
    tree->hash = hash_bytes(tree->hash, bytes, size);
}

static void add_number(Tree *tree, int64_t number)
{
    add(tree, &number, sizeof number);
}

/* It was a plain file a moment ago; if it is a pipe by now, nobody waits. */
static void add_content(Tree *tree, const char *path)
{
    static char bytes[65536];
    int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    ssize_t got = -1;
    while (file >= 0 && (got = read(file, bytes, sizeof bytes)) > 0) {
        add(tree, bytes, (size_t)got);
        tree->left -= (size_t)got < tree->left ? (size_t)got : tree->left;
    }
    if (got < 0)
        add_number(tree, errno);
    if (file >= 0)
        close(file);
}

static void add_file(Tree *tree, const char *path, const struct stat *about)
{
    add_number(tree, about->st_size);
    if ((uint64_t)about->st_size <= tree->left)
        add_content(tree, path);
    else
        add_number(tree, about->st_mtime);
}

static void add_entry(Tree *tree, const char *path);

static int no_dots(const struct dirent *entry)
{
    return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

static void add_directory(Tree *tree, const char *path)
{
    struct dirent **entries = NULL;
    int count = -1;
    if (++tree->depth <= DEEPEST)
        count = scandir(path, &entries, no_dots, alphasort);
    add_number(tree, count);
    for (int i = 0; i < count; i++) {
        char *below = path_join(path, entries[i]->d_name);
        add(tree, entries[i]->d_name, strlen(entries[i]->d_name) + 1);
        add_entry(tree, below);
        free(below);
        free(entries[i]);
    }
    free(entries);
    tree->depth--;
}

static void add_entry(Tree *tree, const char *path)
{
    struct stat about;
    char target[4096];
    if (lstat(path, &about) != 0) {
        add_number(tree, -errno);
        return;
    }
    add_number(tree, (int64_t)(about.st_mode & S_IFMT));
    if (S_ISDIR(about.st_mode))
        add_directory(tree, path);
    else if (S_ISREG(about.st_mode))
        add_file(tree, path, &about);
    else if (S_ISLNK(about.st_mode)) {
        ssize_t length = readlink(path, target, sizeof target);
        add(tree, target, length > 0 ? (size_t)length : 0);
    }
}

uint64_t hash_tree(uint64_t hash, const char *path)
{
    Tree tree = {.hash = hash, .left = MOST_READ};
    add_entry(&tree, path);
    return tree.hash;
}

/* --- who there is ----------------------------------------------------------- */

static bool is_archive(const char *name)
{
    static const char *const endings[] = {".zip", ".gz", ".tgz",
                                          ".tar", ".7z", NULL};
    const char *dot = strrchr(name, '.');
    for (int i = 0; dot && endings[i]; i++)
        if (strcmp(dot, endings[i]) == 0)
            return true;
    return false;
}

static const char *why_skipped(const char *name, const char *path)
{
    struct stat about;
    if (name[0] == '.')
        return "begins with a dot";
    if (lstat(path, &about) != 0)
        return strerror(errno);
    if (S_ISLNK(about.st_mode))
        return "a link, which is not followed";
    if (S_ISDIR(about.st_mode))
        return NULL;
    return is_archive(name) ? "an archive: unpack it first" : "no directory";
}

static Student student_make(const char *name, char *file, char *path)
{
    const char *told = is_text(name) ? name : file;
    return (Student){text_copy(name, strlen(name)), file,
                     text_copy(told, strlen(told)), path};
}

static void take(Roster *roster, const char *name, int *skipped)
{
    char *path = path_join(roster->subs, name), *file = safe_name(name);
    const char *why = why_skipped(name, path);
    if (why) {
        roster->skipped[(*skipped)++] = text_print("%s: %s", file, why);
        free(path);
        free(file);
    } else
        roster->students[roster->count++] = student_make(name, file, path);
}

bool roster_read(Roster *roster, const char *subs, const char *book,
                 uint64_t settings)
{
    struct dirent **entries;
    int skipped = 0, count = scandir(subs, &entries, no_dots, alphasort);
    if (count < 0) {
        perror(subs);
        return false;
    }
    *roster = (Roster){.subs = subs, .book = book, .settings = settings};
    roster->students = calloc((size_t)count + 1, sizeof *roster->students);
    roster->skipped = calloc((size_t)count + 1, sizeof *roster->skipped);
    if (!roster->students || !roster->skipped)
        abort();
    for (int i = 0; i < count; i++) {
        take(roster, entries[i]->d_name, &skipped);
        free(entries[i]);
    }
    free(entries);
    return true;
}

void roster_free(Roster *roster)
{
    for (int i = 0; i < roster->count; i++) {
        free(roster->students[i].name);
        free(roster->students[i].file);
        free(roster->students[i].told);
        free(roster->students[i].path);
    }
    free(roster->students);
    names_free(roster->skipped);
    *roster = (Roster){0};
}

const Student *roster_find(const Roster *roster, const char *file)
{
    for (int i = 0; i < roster->count; i++)
        if (strcmp(roster->students[i].file, file) == 0)
            return &roster->students[i];
    return NULL;
}

/* --- what is done ----------------------------------------------------------- */

char *student_file(const Roster *roster, const Student *student,
                   const char *kind)
{
    bool directory = kind[strlen(kind) - 1] == '/';
    return directory
               ? text_print("%s/%s%s.txt", roster->book, kind, student->file)
               : text_print("%s/%s%s", roster->book, student->file, kind);
}

uint64_t student_key(const Roster *roster, const Student *student)
{
    uint64_t hash =
        hash_bytes(HASH_START, &roster->settings, sizeof roster->settings);
    return hash_tree(hash, student->path);
}

/* The line of the record, for what is in the files now. Free it. */
static char *record(const Roster *roster, const Student *student, uint64_t key)
{
    char *json = student_file(roster, student, ".json");
    char *text = student_file(roster, student, ".txt");
    char *line =
        text_print("%016" PRIx64 " %016" PRIx64 " %016" PRIx64 "\n", key,
                   hash_tree(HASH_START, json), hash_tree(HASH_START, text));
    free(json);
    free(text);
    return line;
}

bool student_is_done(const Roster *roster, const Student *student)
{
    size_t size;
    char *path = student_file(roster, student, ".done/");
    char *found = read_whole(path, &size);
    free(path);
    if (!found)
        return false;
    char *expected = record(roster, student, student_key(roster, student));
    bool done = strcmp(found, expected) == 0;
    free(expected);
    free(found);
    return done;
}

bool student_set_done(const Roster *roster, const Student *student,
                      uint64_t key)
{
    char *path = student_file(roster, student, ".done/");
    char *line = record(roster, student, key);
    bool written = file_write(path, line);
    free(line);
    free(path);
    return written;
}

void student_forget(const Roster *roster, const Student *student)
{
    static const char *const kinds[] = {".done/", ".failed/", ".json", ".txt",
                                        NULL};
    for (int i = 0; kinds[i]; i++) {
        char *path = student_file(roster, student, kinds[i]);
        unlink(path);
        free(path);
    }
}
