#include "tasks.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"

/* --- words ---------------------------------------------------------------- */

/* How much of the text is no prose: a picture, the target of a link. */
static size_t markup_length(const char *text)
{
    size_t label = 0;
    if (strncmp(text, "![", 2) == 0)
        label = 2 + strcspn(text + 2, "]");
    if (strncmp(text + label, "](", 2) != 0)
        return 0;
    size_t target = label + 2 + strcspn(text + label + 2, ")");
    return text[target] == ')' ? target + 1 : 0;
}

static int count_words(const char *text)
{
    int words = 0;
    bool said = false; /* this word has a letter or a digit */
    while (*text) {
        size_t markup = markup_length(text);
        if (isspace((unsigned char)*text))
            said = false;
        if (markup == 0 && !said && isalnum((unsigned char)*text)) {
            words++;
            said = true;
        }
        text += markup ? markup : 1;
    }
    return words;
}

/* The words of a line, without its comments. */
static int words_of_line(const Markdown *markdown, const Line *line)
{
    char *text = text_copy(line->text, strlen(line->text));
    size_t length = 0;
    for (size_t i = 0; line->text[i]; i++)
        if (markdown->role[line->start + i] != ROLE_COMMENT)
            text[length++] = line->text[i];
    text[length] = '\0';
    int words = count_words(text);
    free(text);
    return words;
}

int prose_words(const Markdown *markdown)
{
    int words = 0;
    for (int i = 0; i < markdown->line_count; i++) {
        const Line *line = &markdown->lines[i];
        bool table = line->text[strspn(line->text, " ")] == '|';
        if (line->kind == LINE_TEXT && !line->in_block && !table)
            words += words_of_line(markdown, line);
    }
    return words;
}

/* --- the shape of a chapter ----------------------------------------------- */

int prose_listing_lines(const Markdown *markdown)
{
    int lines = 0;
    bool source = false;
    for (int i = 0; i < markdown->line_count; i++) {
        const Line *line = &markdown->lines[i];
        if (line->kind == LINE_MARKER) {
            char *kind, *words;
            markdown_marker(line->text, &kind, &words);
            source = strcmp(kind, "code") == 0 || strcmp(kind, "diff") == 0;
            free(kind);
            free(words);
        }
        lines += source && line->in_block && line->kind == LINE_LISTING;
    }
    return lines;
}

static int heading_line(const Markdown *markdown, const char *name)
{
    for (int i = 0; i < markdown->line_count; i++) {
        const Line *line = &markdown->lines[i];
        if (line->kind == LINE_TEXT && strncmp(line->text, "## ", 3) == 0 &&
            strcmp(line->text + 3, name) == 0)
            return i + 1;
    }
    return 0;
}

bool prose_in_order(const Markdown *markdown, const char *first,
                    const char *second)
{
    int before = heading_line(markdown, first);
    int after = heading_line(markdown, second);
    if (before && after && before < after)
        return true;
    if (before && after)
        fprintf(stderr, "%s:%d: '## %s' comes before '## %s'\n", markdown->path,
                after, second, first);
    else
        fprintf(stderr, "%s:1: there is no '## %s'\n", markdown->path,
                before ? second : first);
    return false;
}

/* --- commands in sentences ------------------------------------------------ */

static bool is_command(const char *code)
{
    static const char *const programs[] = {"make", "sh", "echo", "cut"};
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        size_t length = strlen(programs[i]);
        if (strncmp(code, programs[i], length) == 0 &&
            (code[length] == ' ' || code[length] == '\n'))
            return true;
    }
    return false;
}

/* What goes on in the next line is one command. */
static void print_command(const char *code, size_t length)
{
    for (const char *at = code; at < code + length; at++) {
        putchar(*at == '\n' ? ' ' : *at);
        if (*at == '\n')
            at += strspn(at + 1, " ");
    }
    putchar('\n');
}

void prose_commands(const Markdown *markdown)
{
    for (size_t at = 0, end; at < markdown->size; at = end) {
        end = at + 1;
        if (markdown->role[at] != ROLE_SPAN)
            continue;
        end = markdown_span_end(markdown, at, markdown->size);
        size_t ticks = strspn(markdown->text + at, "`");
        const char *code = markdown->text + at + ticks;
        if (!is_command(code))
            continue;
        printf("%d ", markdown_line_of(markdown, at));
        print_command(code, end - at - 2 * ticks);
    }
}

/* --- listings of commands ------------------------------------------------- */

/* The lines behind line `i`, to the end of the listing. */
static bool write_listing(const Markdown *markdown, int i, const char *prefix)
{
    char *path = text_print("%s%d", prefix, i + 1);
    FILE *file = fopen(path, "w");
    if (file == NULL)
        perror(path);
    free(path);
    if (file == NULL)
        return false;
    while (++i < markdown->line_count &&
           markdown->lines[i].kind == LINE_LISTING)
        fprintf(file, "%s\n", markdown->lines[i].text);
    return fclose(file) == 0;
}

bool prose_listings(const Markdown *markdown, const char *prefix)
{
    for (int i = 0; i < markdown->line_count; i++) {
        const Line *line = &markdown->lines[i];
        if (line->kind == LINE_FENCE && !line->in_block &&
            strcmp(line->text, "```sh") == 0 &&
            !write_listing(markdown, i, prefix))
            return false;
    }
    return true;
}
