#include "solver_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shell.h"
#include "text.h"

enum { LONGEST_NAME = 63 };

static const char NAME_CHARACTERS[] = "abcdefghijklmnopqrstuvwxyz"
                                      "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                      "0123456789._+-/";

/* The length of the name when `word` starts a solver, else 0. */
static size_t name_length(const char *word)
{
    if (word[0] == '-') /* an option, --depth=3 */
        return 0;
    size_t length = strspn(word, NAME_CHARACTERS);
    return word[length] == '=' ? length : 0;
}

/* A name becomes a path below the results: it must not lead elsewhere. */
static bool is_safe(const char *name)
{
    return name[0] != '/' && name[0] != '.' && name[0] != '-' &&
           strstr(name, "..") == NULL && strstr(name, "//") == NULL;
}

/*
 * NN-... is a part, and is charted as one; then its program is called so,
 * too: its path ends in the name.
 */
static bool is_what_it_says(const char *name, const char *command)
{
    size_t length = strlen(name);
    size_t program = (size_t)(shell_word_end(command) - command);
    if (strspn(name, "0123456789") != 2 || name[2] != '-')
        return true;
    return program >= length &&
           strncmp(command + program - length, name, length) == 0 &&
           (program == length || command[program - length - 1] == '/');
}

/* Behind the word that starts here; operators are part of it. */
static const char *word_end(const char *word)
{
    while (*word != '\0' && strchr(SHELL_SPACE, *word) == NULL) {
        const char *end = shell_word_end(word);
        word = end == word ? word + 1 : end;
    }
    return word;
}

/*
 * Where the command that starts at `text` ends: with the line where each
 * solver has one, else before the next name.
 */
static const char *command_end(const char *text, bool is_line)
{
    const char *end = text, *word = text;
    if (is_line) {
        end += strcspn(end, "\n");
        while (end > text && strchr(SHELL_SPACE, end[-1]) != NULL)
            end--;
        return end;
    }
    while (*word != '\0' && (word == text || name_length(word) == 0)) {
        end = word_end(word);
        word = end + strspn(end, SHELL_SPACE);
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

/* What is wrong with the solver; NULL when nothing is. */
static const char *fault(const SolverList *list, const Entrant *entrant)
{
    const char *name = entrant->name;
    return !is_safe(name)                ? "not a good name"
           : strlen(name) > LONGEST_NAME ? "the name is too long"
           : has_name(list, name)        ? "is named twice"
           : entrant->command[0] == '\0' ? "has no command"
           : !is_what_it_says(name, entrant->command)
               ? "such a name is a part's: choose one without a number, or a "
                 "program of that name"
               : NULL;
}

/*
 * In a=env FOO=bar ./x the word FOO=bar looks like a solver. It is hardly
 * meant as one if there is no program bar.
 */
static bool is_doubtful(const Entrant *entrant, const char *text,
                        const char *start, char *error, size_t size)
{
    if (start == text || shell_has_program(entrant->command))
        return false;
    snprintf(error, size,
             "solver '%s': there is no program '%.*s'. If %s=... belongs to "
             "the command before it, write one solver a line, with a line end "
             "behind each",
             entrant->name,
             (int)(shell_word_end(entrant->command) - entrant->command),
             entrant->command, entrant->name);
    return true;
}

/* Adds the solver at `start`, somewhere in `text`; returns its end or NULL. */
static const char *add_one(SolverList *list, const char *text,
                           const char *start, char *error, size_t size)
{
    bool is_line = strchr(text, '\n') != NULL;
    size_t length = name_length(start);
    const char *command = start + length + 1;
    if (length == 0) {
        snprintf(error, size, "solver '%.60s': must be name=command", start);
        return NULL;
    }
    const char *end = command_end(command, is_line);
    Entrant entrant = {text_copy(start, length),
                       text_copy(command, (size_t)(end - command))};
    const char *reason = fault(list, &entrant);
    if (reason != NULL)
        snprintf(error, size, "solver '%.100s': %s", entrant.name, reason);
    else if (is_line || !is_doubtful(&entrant, text, start, error, size)) {
        append(list, entrant);
        return end;
    }
    free_entrant(&entrant);
    return NULL;
}

bool solver_list_add(SolverList *list, const char *text, char *error,
                     size_t size)
{
    text += strspn(text, " \t");
    const char *at = text + strspn(text, SHELL_SPACE);
    while (*at != '\0') {
        at = add_one(list, text, at, error, size);
        if (at == NULL)
            return false;
        at += strspn(at, SHELL_SPACE);
    }
    return true;
}

void solver_list_free(SolverList *list)
{
    for (int i = 0; i < list->count; i++)
        free_entrant(&list->entrants[i]);
    free(list->entrants);
    *list = (SolverList){0};
}
