#include "shell.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text.h"

/* Behind the character at `at` and what it quotes: 'a b', "a b", \a, ${a}. */
static const char *unit_end(const char *at)
{
    char close = *at == '\'' || *at == '"'      ? *at
                 : at[0] == '$' && at[1] == '{' ? '}'
                                                : '\0';
    if (*at == '\\' && at[1] != '\0')
        return at + 2;
    if (close == '\0')
        return at + 1;
    for (at++; *at != '\0' && *at != close; at++)
        if (*at == '\\' && close != '\'' && at[1] != '\0')
            at++;
    return *at == '\0' ? at : at + 1;
}

const char *shell_word_end(const char *word)
{
    while (*word != '\0' && strchr(SHELL_SPACE SHELL_OPERATORS, *word) == NULL)
        word = unit_end(word);
    return word;
}

/* $( runs a command; where the others meet, glibc's wordexp crashes. */
static bool is_perilous(const char *dollar)
{
    const char *next = dollar + 1 + (dollar[1] == '{');
    return *next == '(' || *next == '[' || *next == '@';
}

/* Would a command be run? Not only wordexp's word for it: some ran it. */
static bool has_command(const char *word)
{
    bool in_double = false;
    for (; *word != '\0'; word++) {
        if (*word == '\\' && word[1] != '\0')
            word++;
        else if (*word == '"')
            in_double = !in_double;
        else if (*word == '\'' && !in_double)
            word = unit_end(word) - 1;
        else if (*word == '`' || (*word == '$' && is_perilous(word)))
            return true;
    }
    return false;
}

bool shell_expand(const char *word, wordexp_t *words)
{
    if (has_command(word))
        return false;
    int result = wordexp(word, words, WRDE_NOCMD);
    if (result == WRDE_NOSPACE)
        wordfree(words);
    return result == 0;
}

static bool can_run(const char *file)
{
    struct stat status;
    return stat(file, &status) == 0 && S_ISREG(status.st_mode) &&
           access(file, X_OK) == 0;
}

char *shell_find(const char *program)
{
    const char *path = getenv("PATH");
    while (path != NULL) {
        int length = (int)strcspn(path, ":");
        char *file = text_print("%.*s%s%s", length, path,
                                length > 0 ? "/" : "./", program);
        if (can_run(file))
            return file;
        free(file);
        path = path[length] != '\0' ? path + length + 1 : NULL;
    }
    return NULL;
}

/* Words that the shell itself knows, at the beginning of a command. */
static bool is_builtin(const char *word)
{
    static const char *const known[] = {
        "!",    ".",      "case",  "cd",    "command", "eval",
        "exec", "export", "for",   "if",    "read",    "set",
        "trap", "ulimit", "umask", "until", "while"};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(word, known[i]) == 0)
            return true;
    return false;
}

static bool is_program(const char *word)
{
    if (strchr(word, '/') != NULL)
        return access(word, F_OK) == 0;
    if (is_builtin(word) || strchr(word, '=') != NULL)
        return true;
    char *file = shell_find(word);
    bool found = file != NULL;
    free(file);
    return found;
}

bool shell_has_program(const char *command)
{
    wordexp_t words;
    char *word =
        text_copy(command, (size_t)(shell_word_end(command) - command));
    bool is_unclear = word[0] == '\0' || word[strlen(word) - 1] == '$';
    bool found = is_unclear || !shell_expand(word, &words);
    if (!found) {
        found = words.we_wordc == 0 || is_program(words.we_wordv[0]);
        wordfree(&words);
    }
    free(word);
    return found;
}
