#include "identity.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../common/hash.h"
#include "shell.h"
#include "text.h"

#ifdef __APPLE__
#define NANOSECONDS(status) ((status).st_mtimensec)
#else
#define NANOSECONDS(status) ((status).st_mtim.tv_nsec)
#endif

enum { DEEPEST = 8 }; /* sh -c "sh -c '...'" */

/* What a word of a command is for. */
typedef enum { PROGRAM, ARGUMENT, DIRECTORY, INPUT, OUTPUT } Role;

typedef struct {
    uint64_t hash;
    uint64_t around; /* what lies beside the files named */
    bool is_sure;
    char *base; /* where cd has led */
    int depth;
} Look;

static uint64_t hash_text(uint64_t hash, const char *text)
{
    return hash_bytes(hash, text, strlen(text) + 1);
}

static uint64_t hash_status(uint64_t hash, const struct stat *status)
{
    int64_t figures[3] = {(int64_t)status->st_size, (int64_t)status->st_mtime,
                          (int64_t)NANOSECONDS(*status)};
    return hash_bytes(hash, figures, sizeof figures);
}

/* The regular files in a directory: a sum, as they come in any order. */
static uint64_t hash_listing(const char *path)
{
    uint64_t sum = 0;
    struct stat status;
    struct dirent *entry;
    DIR *directory = opendir(path);
    if (directory == NULL)
        return 0;
    while ((entry = readdir(directory)) != NULL)
        if (fstatat(dirfd(directory), entry->d_name, &status, 0) == 0 &&
            S_ISREG(status.st_mode))
            sum += hash_status(hash_text(HASH_START, entry->d_name), &status);
    closedir(directory);
    return sum;
}

static uint64_t hash_content(uint64_t hash, const char *path)
{
    char block[1 << 14];
    struct stat status;
    FILE *file = fopen(path, "rb");
    if (file == NULL) /* it may be run, and not be read */
        return stat(path, &status) == 0 ? hash_status(hash, &status) : hash;
    for (size_t n; (n = fread(block, 1, sizeof block, file)) > 0;)
        hash = hash_bytes(hash, block, n);
    fclose(file);
    return hash;
}

/* `word` as it is seen from a directory. */
static char *path_in(const char *directory, const char *word)
{
    bool is_whole = word[0] == '/' || strcmp(directory, ".") == 0;
    return is_whole ? text_print("%s", word)
                    : text_print("%s/%s", directory, word);
}

static uint64_t hash_beside(const char *path)
{
    const char *slash = strrchr(path, '/');
    size_t length = slash == NULL ? 0 : (size_t)(slash - path) + 1;
    char *directory = length > 0 ? text_copy(path, length) : text_copy(".", 1);
    uint64_t hash = hash_listing(directory);
    free(directory);
    return hash;
}

/* Takes in a file or a directory, if there is one. */
static bool look_at_path(Look *look, const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0)
        return false;
    if (S_ISREG(status.st_mode)) {
        look->hash = hash_content(look->hash, path);
        look->around += hash_beside(path);
    } else if (S_ISDIR(status.st_mode)) {
        uint64_t listing = hash_listing(path);
        look->hash = hash_bytes(look->hash, &listing, sizeof listing);
    }
    return true;
}

/* ELF and Mach-O say so in their first four bytes. */
static bool is_native(const char *path)
{
    static const char magic[][5] = {"\177ELF", "\xfe\xed\xfa\xce",
                                    "\xce\xfa\xed\xfe", "\xfe\xed\xfa\xcf",
                                    "\xcf\xfa\xed\xfe"};
    char start[4] = "";
    FILE *file = fopen(path, "rb");
    bool native = false;
    if (file == NULL)
        return false;
    if (fread(start, 1, sizeof start, file) == sizeof start)
        for (size_t i = 0; i < sizeof magic / sizeof magic[0]; i++)
            native = native || memcmp(start, magic[i], sizeof start) == 0;
    fclose(file);
    return native;
}

/* What PATH leads to belongs to the system: perhaps it runs other programs. */
static bool is_of_system(const char *path)
{
    struct stat this, that;
    const char *slash = strrchr(path, '/');
    char *found = shell_find(slash != NULL ? slash + 1 : path);
    bool same = found != NULL && stat(path, &this) == 0 &&
                stat(found, &that) == 0 && this.st_dev == that.st_dev &&
                this.st_ino == that.st_ino;
    free(found);
    return same;
}

/* Does it do what it does whatever other files there are? */
static bool is_on_its_own(const Look *look, const char *word, Role role)
{
    if (role == INPUT)
        return true;
    if (role == ARGUMENT)
        return word[0] == '-' || word[strspn(word, "0123456789")] == '\0';
    char *path = path_in(look->base, word);
    bool alone = role == PROGRAM && strchr(word, '/') != NULL &&
                 is_native(path) && !is_of_system(path);
    free(path);
    return alone;
}

static void look_at_command(Look *look, const char *text);

/* A word of its own that is a whole command, as behind sh -c? */
static void look_inside(Look *look, const char *word)
{
    if (look->depth == DEEPEST ||
        strpbrk(word, SHELL_SPACE SHELL_OPERATORS) == NULL)
        return;
    look->depth++;
    look_at_command(look, word);
    look->depth--;
}

static void look_at_word(Look *look, const char *word, Role role)
{
    char *path = path_in(look->base, word), *found = NULL;
    const char *value = strchr(word, '=');
    look->is_sure = look->is_sure && is_on_its_own(look, word, role);
    look->hash = hash_text(look->hash, word);
    bool is_there = look_at_path(look, path);
    if (strcmp(look->base, ".") != 0) /* was cd in ( ), and this behind? */
        is_there = look_at_path(look, word) || is_there;
    if (value != NULL)
        look_at_path(look, value + 1);
    if (strchr(word, '/') == NULL && (found = shell_find(word)) != NULL)
        look->hash = hash_content(look->hash, found);
    if (!is_there)
        look_inside(look, word);
    free(found);
    free(path);
}

static void change_directory(Look *look, const char *word)
{
    char *path = path_in(look->base, word);
    free(look->base);
    look->base = path;
}

/* One word of the text, which may stand for several. Returns its end. */
static const char *look_at_text(Look *look, const char *text, Role *role)
{
    const char *end = shell_word_end(text);
    char *word = text_copy(text, (size_t)(end - text));
    wordexp_t words;
    bool is_cd = *role == PROGRAM && strcmp(word, "cd") == 0;
    if (is_cd)
        *role = DIRECTORY;
    else if (shell_expand(word, &words)) {
        for (size_t i = 0; i < words.we_wordc; i++) {
            if (*role == DIRECTORY)
                change_directory(look, words.we_wordv[i]);
            else if (*role != OUTPUT)
                look_at_word(look, words.we_wordv[i], *role);
            *role = ARGUMENT;
        }
        wordfree(&words);
    } else {
        look->is_sure = false;
        *role = ARGUMENT;
    }
    free(word);
    return end;
}

/* What the word behind some operators is for. */
static Role role_behind(const char *operators, size_t length)
{
    if (memchr(operators, '(', length) != NULL)
        return PROGRAM;
    if (memchr(operators, '>', length) != NULL)
        return OUTPUT;
    return memchr(operators, '<', length) != NULL ? INPUT : PROGRAM;
}

static void look_at_command(Look *look, const char *text)
{
    Role role = PROGRAM;
    while (*(text += strspn(text, " \t")) != '\0') {
        size_t length = strspn(text, SHELL_OPERATORS "\n");
        if (length > 0)
            role = role_behind(text, length);
        text = length > 0 ? text + length : look_at_text(look, text, &role);
    }
}

/* A shell sets PWD anew; whoever has started us may not have. */
static void set_pwd(void)
{
    char here[4096];
    if (getcwd(here, sizeof here) != NULL)
        setenv("PWD", here, 1);
}

Identity identity_of(const char *command)
{
    set_pwd();
    Look look = {.hash = hash_text(HASH_START, command),
                 .is_sure = true,
                 .base = text_copy(".", 1)};
    look_at_command(&look, command);
    look.around += hash_listing(".") + hash_listing(look.base);
    if (!look.is_sure)
        look.hash = hash_bytes(look.hash, &look.around, sizeof look.around);
    free(look.base);
    return (Identity){look.hash, look.is_sure};
}
