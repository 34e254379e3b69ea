#include "solver_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "hash.h"

static const char NAME_CHARACTERS[] = "abcdefghijklmnopqrstuvwxyz"
                                      "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                      "0123456789._+-/";
static const char SPACE[] = " \t\n";

/* The length of the name when `word` starts a solver, else 0. */
static size_t name_length(const char *word)
{
    size_t length = strspn(word, NAME_CHARACTERS);
    return word[length] == '=' ? length : 0;
}

/* A name becomes a path below the results: it must not lead elsewhere. */
static bool is_safe(const char *name)
{
    return name[0] != '/' && name[0] != '.' && name[0] != '-' &&
           strstr(name, "..") == NULL && strstr(name, "//") == NULL;
}

static char *copy(const char *text, size_t length)
{
    char *result = malloc(length + 1);
    if (result == NULL)
        abort();
    memcpy(result, text, length);
    result[length] = '\0';
    return result;
}

/* Where the command that starts at `text` ends: before the next name. */
static const char *command_end(const char *text)
{
    const char *end = text, *word = text;
    while (*word != '\0' && (word == text || name_length(word) == 0)) {
        end = word + strcspn(word, SPACE);
        word = end + strspn(end, SPACE);
    }
    return end;
}

static void free_entrant(Entrant *entrant)
{
    free(entrant->name);
    free(entrant->command);
}

static bool has_name(const SolverList *list, const char *name)
{
    for (int i = 0; i < list->count; i++)
        if (strcmp(list->entrants[i].name, name) == 0)
            return true;
    return false;
}

static void append(SolverList *list, Entrant entrant)
{
    size_t size = (size_t)(list->count + 1) * sizeof entrant;
    list->entrants = realloc(list->entrants, size);
    if (list->entrants == NULL)
        abort();
    list->entrants[list->count++] = entrant;
}

bool solver_list_add(SolverList *list, const char *text, char *error,
                     size_t size)
{
    text += strspn(text, SPACE);
    while (*text != '\0') {
        size_t length = name_length(text);
        if (length == 0) {
            snprintf(error, size, "solver '%.60s': must be name=command", text);
            return false;
        }
        const char *command = text + length + 1;
        const char *end = command_end(command);
        Entrant entrant = {copy(text, length),
                           copy(command, (size_t)(end - command))};
        if (!is_safe(entrant.name) || has_name(list, entrant.name) ||
            entrant.command[0] == '\0') {
            snprintf(error, size, "solver '%s': %s", entrant.name,
                     !is_safe(entrant.name)         ? "not a good name"
                     : has_name(list, entrant.name) ? "is named twice"
                                                    : "has no command");
            free_entrant(&entrant);
            return false;
        }
        append(list, entrant);
        text = end + strspn(end, SPACE);
    }
    return true;
}

static uint64_t hash_file(uint64_t hash, const char *path)
{
    struct stat status;
    char block[1 << 14];
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
        return hash;
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return hash;
    for (size_t n; (n = fread(block, 1, sizeof block, file)) > 0;)
        hash = hash_bytes(hash, block, n);
    fclose(file);
    return hash;
}

uint64_t solver_hash(const Entrant *entrant)
{
    uint64_t hash =
        hash_bytes(HASH_START, entrant->command, strlen(entrant->command));
    for (const char *word = entrant->command; *word != '\0';) {
        size_t length = strcspn(word, SPACE);
        char *path = copy(word, length);
        hash = hash_file(hash, path);
        free(path);
        word += length;
        word += strspn(word, SPACE);
    }
    return hash;
}

void solver_list_free(SolverList *list)
{
    for (int i = 0; i < list->count; i++)
        free_entrant(&list->entrants[i]);
    free(list->entrants);
    *list = (SolverList){0};
}
