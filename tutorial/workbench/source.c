#include "source.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../markdown/markdown.h"
#include "run.h"

/* --- ctags ------------------------------------------------------------------ */

static bool is_universal(const char *command)
{
    const char *const arguments[] = {command, "--version", NULL};
    Output output = run_quiet(arguments, 10);
    bool universal = strstr(output.text, "Universal Ctags") != NULL;
    free(output.text);
    return universal;
}

/* Debian has it under a name of its own, where exuberant ctags is there too. */
const char *source_ctags(void)
{
    static const char *const names[] = {"ctags", "universal-ctags",
                                        "ctags-universal", NULL};
    static const char *found;
    for (int i = 0; !found && names[i]; i++)
        if (is_universal(names[i]))
            found = names[i];
    if (!found)
        fprintf(stderr, "Finding functions takes universal-ctags (Debian: "
                        "apt-get install universal-ctags);\nthe ctags here, "
                        "if there is one, is another: exuberant ctags does "
                        "not tell where\na function ends.\n");
    return found;
}

/* --- where a function is ---------------------------------------------------- */

static size_t line_start(const char *text, long line)
{
    const char *at = text;
    for (; line > 1; line--) {
        at = strchr(at, '\n');
        if (!at)
            return strlen(text);
        at++;
    }
    return (size_t)(at - text);
}

/* The lines of a declaration follow each other; before them stands the end of
   something else, or nothing. */
static size_t declaration_start(const char *text, size_t at)
{
    while (at > 0) {
        size_t before = at - 1;
        while (before > 0 && text[before - 1] != '\n')
            before--;
        const char *line = text + before;
        size_t length = at - 1 - before;
        while (length > 0 && isspace((unsigned char)line[length - 1]))
            length--;
        if (length == 0 || line[0] == '#' || isspace((unsigned char)line[0]) ||
            strchr(";}/{,:", line[length - 1]))
            break;
        at = before;
    }
    return at;
}

static size_t skip_comment(const char *text, size_t at)
{
    if (strncmp(text + at, "/*", 2) == 0) {
        const char *end = strstr(text + at + 2, "*/");
        return end ? (size_t)(end - text) + 2 : strlen(text);
    }
    if (strncmp(text + at, "//", 2) == 0)
        return at + strcspn(text + at, "\n");
    return at;
}

static size_t opening_brace(const char *text, size_t at)
{
    while (text[at] && text[at] != '{') {
        size_t behind = skip_comment(text, at);
        at = behind > at ? behind : at + 1;
    }
    return at;
}

/* Behind the last brace of the line that begins here. */
static size_t closing_brace(const char *text, size_t line)
{
    size_t end = line + strcspn(text + line, "\n");
    while (end > line && text[end - 1] != '}')
        end--;
    return end;
}

/* --- what ctags says -------------------------------------------------------- */

/* "typename:INLINE const char *": words in capitals are macros. */
static char *return_type(const char *typeref)
{
    const char *colon = strchr(typeref, ':');
    const char *word = colon ? colon + 1 : typeref;
    for (;;) {
        size_t length = strcspn(word, " ");
        size_t capitals = strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
        bool before_it = (capitals == length && length > 1) ||
                         strncmp(word, "static ", 7) == 0 ||
                         strncmp(word, "inline ", 7) == 0;
        if (!before_it || word[length] == '\0')
            return text_copy(word, strlen(word));
        word += length + 1;
    }
}

/* name|line|end|typeref|signature */
static bool add_function(Source *source, char *line)
{
    char *field[5] = {line};
    for (int i = 1; i < 5; i++) {
        field[i] = strchr(field[i - 1], '|');
        if (!field[i])
            return false;
        *field[i]++ = '\0';
    }
    long end = strtol(field[2], NULL, 10);
    if (end < 1)
        return false;
    size_t at = line_start(source->text, strtol(field[1], NULL, 10));
    Function function = {
        .name = text_copy(field[0], strlen(field[0])),
        .type = return_type(field[3]),
        .parameters = text_copy(field[4], strlen(field[4])),
        .start = declaration_start(source->text, at),
        .body = opening_brace(source->text, at),
        .end = closing_brace(source->text, line_start(source->text, end)),
    };
    Function *more = realloc(source->functions, (size_t)(source->count + 1) *
                                                    sizeof *source->functions);
    if (!more)
        abort();
    source->functions = more;
    source->functions[source->count++] = function;
    return function.body < function.end;
}

static bool read_functions(Source *source, const char *path)
{
    const char *ctags = source_ctags();
    if (!ctags)
        return false;
    const char *const arguments[] = {
        ctags,
        "-x",
        "--_xformat=%N|%n|%{end}|%{typeref}|%{signature}",
        "--kinds-C=f",
        "--language-force=C",
        "--sort=no",
        "-o",
        "-",
        path,
        NULL};
    Output output = run_quiet(arguments, 20);
    bool good = output.status == 0;
    for (char *line = output.text; good && *line;) {
        char *next = line + strcspn(line, "\n");
        if (*next)
            *next++ = '\0';
        good = add_function(source, line);
        line = next;
    }
    free(output.text);
    if (!good)
        fprintf(stderr,
                "%s: its functions cannot be told apart; is a brace "
                "missing?\n",
                path);
    return good;
}

bool source_read(Source *source, const char *path)
{
    *source = (Source){0};
    source->text = read_whole(path, &source->size);
    if (!source->text) {
        perror(path);
        return false;
    }
    if (read_functions(source, path))
        return true;
    source_free(source);
    return false;
}

void source_free(Source *source)
{
    for (int i = 0; i < source->count; i++) {
        free(source->functions[i].name);
        free(source->functions[i].type);
        free(source->functions[i].parameters);
    }
    free(source->functions);
    free(source->text);
    *source = (Source){0};
}

const Function *source_find(const Source *source, const char *name)
{
    for (int i = 0; i < source->count; i++)
        if (strcmp(source->functions[i].name, name) == 0)
            return &source->functions[i];
    return NULL;
}

char *source_replace(const Source *source, size_t start, size_t end,
                     const char *replacement)
{
    return text_print("%.*s%s%s", (int)start, source->text, replacement,
                      source->text + end);
}

char *source_includes(const char *text,
                      char *(*rename)(const char *name, void *context),
                      void *context)
{
    static const char start[] = "#include \"";
    char *result;
    size_t size;
    FILE *to = open_memstream(&result, &size);
    if (!to)
        abort();
    while (*text) {
        size_t length = strcspn(text, "\n");
        length += text[length] == '\n';
        const char *rest = text;
        if (strncmp(text, start, sizeof start - 1) == 0) {
            const char *name = text + sizeof start - 1;
            char *old = text_copy(name, strcspn(name, "\"\n"));
            char *new = rename(old, context);
            fprintf(to, "%s%s", start, new ? new : old);
            rest = name + strlen(old);
            free(new);
            free(old);
        }
        fwrite(rest, 1, length - (size_t)(rest - text), to);
        text += length;
    }
    fclose(to);
    return result;
}
