#include "markdown.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"

static void *allocate(size_t size)
{
    void *memory = calloc(1, size ? size : 1);
    if (memory == NULL)
        abort();
    return memory;
}

/* --- reading -------------------------------------------------------------- */

char *read_whole(const char *path, size_t *size)
{
    FILE *file = fopen(path, "r");
    size_t room = 1 << 16;
    if (file == NULL)
        return NULL;
    char *text = allocate(room);
    *size = 0;
    for (;;) {
        *size += fread(text + *size, 1, room - 1 - *size, file);
        if (*size < room - 1)
            break;
        room *= 2;
        text = realloc(text, room);
        if (text == NULL)
            abort();
    }
    text[*size] = '\0';
    bool failed = ferror(file);
    fclose(file);
    if (failed) { /* a directory, for one */
        free(text);
        return NULL;
    }
    return text;
}

/* Each line ends with a NUL in the copy, and where it did in the text. */
static void split(Markdown *markdown)
{
    size_t count = 1;
    int lines = 0;
    for (size_t at = 0; at < markdown->size; at++)
        count += markdown->text[at] == '\n';
    markdown->lines = allocate(count * sizeof *markdown->lines);
    markdown->copy = text_copy(markdown->text, markdown->size);
    for (size_t at = 0; at < markdown->size; at++) {
        Line *line = &markdown->lines[lines++];
        *line = (Line){.text = markdown->copy + at, .start = at};
        while (at < markdown->size && markdown->copy[at] != '\n')
            at++;
        markdown->copy[at] = '\0';
    }
    markdown->line_count = lines;
}

/* --- lines ---------------------------------------------------------------- */

/* What the lines so far have left open. */
typedef struct {
    bool block, comment;
    char fence; /* its character, or 0 */
    size_t ticks;
} Open;

static const char *skip_spaces(const char *text)
{
    return text + strspn(text, " ");
}

/* How many characters a fence has; 0 if this is none. In lists it may stand
   as far to the right as it likes. */
static size_t fence_length(const char *line)
{
    line = skip_spaces(line);
    if (*line != '`' && *line != '~')
        return 0;
    size_t length = strspn(line, *line == '`' ? "`" : "~");
    bool span = *line == '`' && strchr(line + length, '`');
    return length >= 3 && !span ? length : 0;
}

/* A fence ends with one of its kind that is no shorter and says nothing. */
static bool ends_listing(const Open *open, const char *line)
{
    const char *fence = skip_spaces(line);
    size_t length = fence_length(line);
    return *fence == open->fence && length >= open->ticks &&
           fence[length + strspn(fence + length, " \t\r")] == '\0';
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), size = strlen(end);
    return length >= size && strcmp(text + length - size, end) == 0;
}

static bool is_end(const char *line)
{
    if (strncmp(line, "<!--", 4) != 0)
        return false;
    line = skip_spaces(line + 4);
    return strncmp(line, "end", 3) == 0 &&
           strcmp(skip_spaces(line + 3), "-->") == 0;
}

/* The length of the kind in <!-- kind: words -->, known or not; 0: none. */
static size_t kind_length(const char *line)
{
    if (strncmp(line, "<!--", 4) != 0)
        return 0;
    line = skip_spaces(line + 4);
    size_t length = strspn(line, "abcdefghijklmnopqrstuvwxyz");
    return line[length] == ':' ? length : 0;
}

static bool is_marker(const char *line)
{
    static const char *const kinds[] = {
        "code",    "diff",     "run",   "numbers", "results",
        "without", "contents", "table", "chart",   "context"};
    size_t length = kind_length(line);
    if (length == 0 || !ends_with(line, "-->"))
        return false;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strlen(kinds[i]) == length &&
            strncmp(skip_spaces(line + 4), kinds[i], length) == 0)
            return true;
    return false;
}

void markdown_marker(const char *line, char **kind, char **words)
{
    const char *start = skip_spaces(line + strlen("<!--"));
    size_t length = kind_length(line);
    *kind = text_copy(start, length);
    start = skip_spaces(start + length + 1);
    *words = text_copy(start, strlen(start) - strlen("-->"));
    for (char *end = *words + strlen(*words); end > *words && end[-1] == ' ';)
        *--end = '\0';
}

/* A comment at the margin, with or without its end. */
static LineKind comment_kind(Open *open, const char *line)
{
    open->comment = strstr(line, "-->") == NULL;
    if (!open->block && kind_length(line) > 0)
        return LINE_STRANGE;
    return open->comment || ends_with(line, "-->") ? LINE_COMMENT : LINE_TEXT;
}

static LineKind line_kind(Open *open, const char *line)
{
    /* Whatever a block holds, its end is its end. */
    if (open->block && is_end(line)) {
        *open = (Open){0};
        return LINE_END;
    }
    if (open->fence) {
        if (!ends_listing(open, line))
            return LINE_LISTING;
        open->fence = 0;
        return LINE_FENCE;
    }
    if (open->comment) {
        open->comment = strstr(line, "-->") == NULL;
        return LINE_COMMENT;
    }
    if ((open->ticks = fence_length(line)) > 0) {
        open->fence = *skip_spaces(line);
        return LINE_FENCE;
    }
    if (!open->block && is_marker(line)) {
        open->block = true;
        return LINE_MARKER;
    }
    return strncmp(line, "<!--", 4) == 0 ? comment_kind(open, line) : LINE_TEXT;
}

/* --- within the text ------------------------------------------------------ */

size_t markdown_find(const Markdown *markdown, size_t from, size_t to,
                     const char *what)
{
    size_t size = strlen(what);
    for (; from + size <= to; from++)
        if (memcmp(markdown->text + from, what, size) == 0)
            return from;
    return to;
}

static size_t run_of_ticks(const Markdown *markdown, size_t at)
{
    return strspn(markdown->text + at, "`");
}

size_t markdown_span_end(const Markdown *markdown, size_t from, size_t to)
{
    size_t ticks = run_of_ticks(markdown, from);
    for (size_t at = from + ticks; at < to;) {
        size_t run = run_of_ticks(markdown, at);
        if (run == ticks)
            return at + run;
        at += run ? run : 1;
    }
    return from + ticks;
}

/* Finds the code and the comments of a paragraph. */
static void mark_paragraph(Markdown *markdown, size_t from, size_t to)
{
    for (size_t at = from, end; at < to; at = end) {
        end = at + 1;
        if (markdown->text[at] == '\\') {
            end = at + 2;
        } else if (markdown->text[at] == '`') {
            end = markdown_span_end(markdown, at, to);
            if (end > at + run_of_ticks(markdown, at))
                memset(markdown->role + at, ROLE_SPAN, end - at);
        } else if (strncmp(markdown->text + at, "<!--", 4) == 0) {
            end = markdown_find(markdown, at, to, "-->");
            end += end < to ? 3 : 0;
            memset(markdown->role + at, ROLE_COMMENT, end - at);
        }
    }
}

static bool in_paragraph(const Line *line)
{
    return line->kind == LINE_TEXT &&
           line->text[strspn(line->text, " \t\r")] != '\0';
}

/* Lines of text that follow each other, with none that is blank. */
static void mark_paragraphs(Markdown *markdown)
{
    memset(markdown->role, ROLE_NONE, markdown->size + 1);
    for (int i = 0; i < markdown->line_count; i++) {
        size_t from = markdown->lines[i].start, to = from;
        for (; i < markdown->line_count; i++) {
            const Line *line = &markdown->lines[i];
            if (!in_paragraph(line))
                break;
            to = line->start + strlen(line->text);
        }
        memset(markdown->role + from, ROLE_TEXT, to - from);
        mark_paragraph(markdown, from, to);
    }
}

/* --- all together --------------------------------------------------------- */

bool markdown_read(Markdown *markdown, const char *path)
{
    Open open = {0};
    *markdown = (Markdown){.path = path};
    markdown->text = read_whole(path, &markdown->size);
    if (markdown->text == NULL)
        return false;
    markdown->role = allocate(markdown->size + 1);
    split(markdown);
    for (int i = 0; i < markdown->line_count; i++) {
        Line *line = &markdown->lines[i];
        bool inside = open.block;
        line->kind = line_kind(&open, line->text);
        line->in_block = inside && open.block;
    }
    mark_paragraphs(markdown);
    return true;
}

void markdown_free(Markdown *markdown)
{
    free(markdown->text);
    free(markdown->role);
    free(markdown->copy);
    free(markdown->lines);
}

int markdown_line_of(const Markdown *markdown, size_t at)
{
    int number = 0;
    while (number < markdown->line_count && markdown->lines[number].start <= at)
        number++;
    return number;
}
