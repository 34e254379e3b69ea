#include "definitions.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "markdown.h"

/* Stands for what is commented out, newlines as well: to isspace it is a
   blank, and it tells that a line begins within a comment. */
enum { COMMENTED = '\v' };

typedef struct {
    char *text;
    char *code; /* the text without comments and without what is quoted */
    size_t size;
} Source;

/* A definition with the comment above it, or whatever stands at the margin. */
typedef struct {
    size_t start, end;
} Item;

/* A piece of the code. */
typedef struct {
    const char *start, *end;
} Piece;

/* --- code alone ----------------------------------------------------------- */

/* Behind the comment, string or character that begins here. */
static size_t quoted_end(const char *text, size_t at)
{
    if (text[at] == '/') {
        const char *end = strstr(text + at + 2, "*/");
        return end ? (size_t)(end + 2 - text) : at + strlen(text + at);
    }
    char quote = text[at++];
    while (text[at] && text[at] != '\n' && text[at] != quote)
        at += text[at] == '\\' && text[at + 1] ? 2 : 1;
    return at + (text[at] == quote);
}

static void find_code(Source *source)
{
    source->code = text_copy(source->text, source->size);
    for (size_t at = 0, end; at < source->size; at = end) {
        bool comment = strncmp(source->text + at, "/*", 2) == 0;
        char c = source->text[at];
        end = at + 1;
        if (comment || c == '"' || c == '\'') {
            end = quoted_end(source->text, at);
            memset(source->code + at, comment ? COMMENTED : '"', end - at);
        }
    }
}

/* --- items ---------------------------------------------------------------- */

static size_t next_line_after(const Source *source, size_t at)
{
    const char *end = strchr(source->text + at, '\n');
    return end ? (size_t)(end + 1 - source->text) : source->size;
}

static Piece trim(Piece piece)
{
    while (piece.start < piece.end && isspace((unsigned char)*piece.start))
        piece.start++;
    while (piece.start < piece.end && isspace((unsigned char)piece.end[-1]))
        piece.end--;
    return piece;
}

static Piece code_of(const Source *source, size_t start, size_t end)
{
    return trim((Piece){source->code + start, source->code + end});
}

static bool is_empty(Piece piece)
{
    return piece.start == piece.end;
}

/* So many more braces are opened than closed. */
static int open_braces(Piece piece)
{
    int open = 0;
    for (const char *at = piece.start; at < piece.end; at++)
        open += (*at == '{') - (*at == '}');
    return open;
}

/* Is the item whole, now that it goes to the end of this line? A directive
   is when it does not go on in the next one, all else when its braces are
   closed and it ends as a definition does. */
static bool is_whole(const Source *source, size_t start, size_t end)
{
    Piece code = code_of(source, start, end);
    if (is_empty(code))
        return false;
    char last = code.end[-1];
    if (*code.start == '#')
        return last != '\\';
    return open_braces(code) == 0 && (last == ';' || last == '}');
}

/* The next one, behind `item`; false when there is none. */
static bool next_item(const Source *source, Item *item)
{
    size_t line = item->start = item->end, next;
    for (; line < source->size; line = next) {
        bool commented = line > 0 && source->code[line - 1] == COMMENTED;
        Piece before = code_of(source, item->start, line);
        next = next_line_after(source, line);
        item->end = next;
        if (!commented && open_braces(before) == 0 &&
            strspn(source->text + line, " \t") + 1 == next - line &&
            source->text[next - 1] == '\n')
            return true; /* a blank line */
        if (!commented && is_empty(before) && source->text[line] == '/')
            item->start = line; /* the last comment above it */
        if (is_whole(source, item->start, next))
            return true;
    }
    item->end = source->size;
    return item->start < item->end;
}

/* --- names ---------------------------------------------------------------- */

static bool is_name_character(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static bool is_name(Piece piece, const char *name)
{
    size_t length = (size_t)(piece.end - piece.start);
    return length == strlen(name) && memcmp(piece.start, name, length) == 0;
}

static bool begins_with(Piece piece, const char *word)
{
    size_t length = strlen(word);
    return (size_t)(piece.end - piece.start) > length &&
           memcmp(piece.start, word, length) == 0 &&
           !is_name_character(piece.start[length]);
}

/* What stands before the first of these characters. */
static Piece before_any(Piece piece, const char *characters)
{
    for (const char *at = piece.start; at < piece.end; at++)
        if (strchr(characters, *at))
            return trim((Piece){piece.start, at});
    return piece;
}

/* What stands behind the first one; nothing if there is none. */
static Piece behind(Piece piece, char c)
{
    while (piece.start < piece.end && *piece.start != c)
        piece.start++;
    if (piece.start < piece.end)
        piece.start++;
    return piece;
}

static Piece first_word(Piece piece)
{
    const char *at = piece.start;
    while (at < piece.end && is_name_character(*at))
        at++;
    return (Piece){piece.start, at};
}

static Piece last_word(Piece piece)
{
    const char *at = piece.end;
    while (at > piece.start && is_name_character(at[-1]))
        at--;
    return (Piece){at, piece.end};
}

static Piece without_word(Piece piece)
{
    return trim((Piece){first_word(piece).end, piece.end});
}

static bool is_macro(Piece code, const char *name)
{
    Piece directive = trim((Piece){code.start + 1, code.end});
    return begins_with(directive, "define") &&
           is_name(first_word(without_word(directive)), name);
}

/* Is it one of the constants between the braces? */
static bool is_constant(Piece code, const char *name)
{
    Piece rest = before_any(behind(code, '{'), "}");
    for (; !is_empty(rest); rest = trim(behind(rest, ',')))
        if (is_name(first_word(trim(rest)), name))
            return true;
    return false;
}

/* The word before the parenthesis. */
static bool is_function(Piece head, const char *name)
{
    for (const char *at = head.start + 1; at < head.end; at++)
        if (*at == '(' && is_name_character(at[-1]))
            return is_name(last_word((Piece){head.start, at}), name);
    return false;
}

/* A type is known by its name, at the end, and by its tag. */
static bool is_type(Piece code, const char *name)
{
    Piece end = code, head = before_any(code, "{");
    for (const char *at = code.start; at < code.end; at++)
        if (*at == '}')
            end.start = at + 1;
    if (is_name(last_word(before_any(end, ";[")), name))
        return true;
    bool has_body = head.end < code.end;
    if (begins_with(head, "typedef"))
        head = without_word(head);
    return has_body && is_name(without_word(head), name);
}

static bool defines(Piece code, const char *name)
{
    if (is_empty(code))
        return false;
    if (*code.start == '#')
        return is_macro(code, name);
    Piece head = before_any(code, "{="), kind = code;
    if (begins_with(kind, "typedef"))
        kind = without_word(kind);
    bool is_enum = begins_with(kind, "enum");
    if (is_enum && head.end < code.end && is_constant(code, name))
        return true;
    if (code.end[-1] == '}')
        return is_function(head, name);
    if (kind.start > code.start || is_enum || begins_with(kind, "struct") ||
        begins_with(kind, "union"))
        return is_type(code, name);
    return is_name(last_word(before_any(head, ";[")), name);
}

/* --- printing ------------------------------------------------------------- */

/* All that have this name; returns how many have been printed by now. */
static int print_name(FILE *out, const Source *source, const char *name,
                      int printed)
{
    for (Item item = {0, 0}; next_item(source, &item);) {
        if (!defines(code_of(source, item.start, item.end), name))
            continue;
        fputs(printed++ ? "\n" : "", out);
        Piece text = {source->text + item.start, source->text + item.end};
        fwrite(text.start, 1, (size_t)(text.end - text.start), out);
    }
    return printed;
}

/* The first name that is not there, or NULL. */
static const char *print_names(FILE *out, const Source *source, char *names)
{
    int printed = 0;
    for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
        int before = printed;
        printed = print_name(out, source, name, printed);
        if (printed == before)
            return name;
    }
    return NULL;
}

static bool find_names(const Source *source, const char *path, char *names,
                       char **text)
{
    size_t size;
    FILE *out = open_memstream(text, &size);
    if (out == NULL)
        abort();
    const char *missing = print_names(out, source, names);
    fclose(out);
    if (missing == NULL)
        return true;
    free(*text);
    *text = text_print("%s defines no %s", path, missing);
    return false;
}

bool definitions_find(const char *path, const char *names, char **text)
{
    Source source = {0};
    source.text = read_whole(path, &source.size);
    if (source.text == NULL) {
        *text = text_print("there is no file %s", path);
        return false;
    }
    find_code(&source);
    char *copy = text_copy(names, strlen(names));
    bool found = find_names(&source, path, copy, text);
    free(copy);
    free(source.code);
    free(source.text);
    return found;
}
