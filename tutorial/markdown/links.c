#include "tasks.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"

/* --- headings ------------------------------------------------------------- */

/* What a heading has that its identifier has not; returns its length. */
static size_t left_out(const char *text)
{
    static const char *const signs[] = {"—", "–", "…", "“", "”",
                                        "‘", "’", "×", "→"};
    if (strncmp(text, "](", 2) == 0 && strchr(text, ')'))
        return strcspn(text, ")") + 1;
    if (ispunct((unsigned char)*text) && *text != '-' && *text != '_')
        return 1;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strncmp(text, signs[i], strlen(signs[i])) == 0)
            return strlen(signs[i]);
    return 0;
}

static void trim_spaces(char *text)
{
    size_t spaces = strspn(text, " ");
    memmove(text, text + spaces, strlen(text + spaces) + 1);
    for (size_t end = strlen(text); end > 0 && text[end - 1] == ' '; end--)
        text[end - 1] = '\0';
}

char *heading_id(const Line *line)
{
    size_t level = strspn(line->text, "#");
    if (line->kind != LINE_TEXT || level == 0 || line->text[level] != ' ')
        return NULL;
    char *id = text_copy(line->text, strlen(line->text)), *end = id;
    for (const char *at = line->text + level; *at;) {
        size_t length = left_out(at);
        if (length == 0)
            *end++ = (char)tolower((unsigned char)*at);
        at += length ? length : 1;
    }
    *end = '\0';
    trim_spaces(id);
    for (char *at = id; *at; at++)
        if (*at == ' ')
            *at = '-';
    return id;
}

/* How many of the first lines are headings with this identifier. */
static int same_headings(const Markdown *markdown, int lines, const char *id)
{
    int count = 0;
    for (int i = 0; i < lines; i++) {
        char *other = heading_id(&markdown->lines[i]);
        count += other != NULL && strcmp(other, id) == 0;
        free(other);
    }
    return count;
}

/* The second of the same headings is called heading-1. */
static bool is_heading(const Markdown *markdown, int i, const char *anchor)
{
    char *id = heading_id(&markdown->lines[i]);
    if (id == NULL)
        return false;
    int again = same_headings(markdown, i, id);
    char *whole =
        again ? text_print("%s-%d", id, again) : text_copy(id, strlen(id));
    bool same = strcmp(whole, anchor) == 0;
    free(whole);
    free(id);
    return same;
}

/* Is there an id="anchor" or name="anchor"? */
static bool has_attribute(const Line *line, const char *anchor)
{
    char *id = text_print("id=\"%s\"", anchor);
    char *name = text_print("name=\"%s\"", anchor);
    bool found = line->kind == LINE_TEXT &&
                 (strstr(line->text, id) || strstr(line->text, name));
    free(id);
    free(name);
    return found;
}

static bool has_anchor(const char *path, const char *anchor)
{
    Markdown markdown;
    bool found = false;
    if (!markdown_read(&markdown, path))
        return false;
    for (int i = 0; i < markdown.line_count && !found; i++)
        found = is_heading(&markdown, i, anchor) ||
                has_attribute(&markdown.lines[i], anchor);
    markdown_free(&markdown);
    return found;
}

/* --- targets -------------------------------------------------------------- */

/* a/b/../c becomes a/c, and ./a becomes a. */
static void tidy(char *path)
{
    char *at;
    while (strncmp(path, "./", 2) == 0)
        memmove(path, path + 2, strlen(path + 2) + 1);
    while ((at = strstr(path, "/./")) != NULL)
        memmove(at, at + 2, strlen(at + 2) + 1);
    for (at = path; (at = strstr(at, "/../")) != NULL;) {
        char *name = at;
        while (name > path && name[-1] != '/')
            name--;
        if (strncmp(name, "../", 3) == 0) {
            at++; /* nothing to take back */
            continue;
        }
        memmove(name, at + 4, strlen(at + 4) + 1);
        at = path;
    }
}

/* The file that a path means in this one; the caller frees it. */
static char *file_of(const Markdown *markdown, const char *path)
{
    const char *slash = strrchr(markdown->path, '/');
    size_t directory = slash ? (size_t)(slash + 1 - markdown->path) : 0;
    if (*path == '\0')
        return text_copy(markdown->path, strlen(markdown->path));
    char *file = text_print("%.*s%s", (int)directory, markdown->path, path);
    tidy(file);
    return file;
}

static bool is_markdown(const char *path)
{
    size_t length = strlen(path);
    return length > 3 && strcmp(path + length - 3, ".md") == 0;
}

static bool is_web(const char *target)
{
    size_t scheme = strspn(target, "abcdefghijklmnopqrstuvwxyz");
    return scheme > 0 && target[scheme] == ':';
}

static void fault(const Markdown *markdown, size_t at)
{
    fprintf(stderr, "%s:%d: ", markdown->path, markdown_line_of(markdown, at));
}

static bool check_target(const Markdown *markdown, size_t at,
                         const char *target, bool image)
{
    bool good = true;
    if (is_web(target))
        return true;
    const char *hash = strchr(target, '#');
    char *path = text_copy(target, strcspn(target, "#"));
    char *file = file_of(markdown, path);
    if (access(file, F_OK) != 0) {
        fault(markdown, at);
        fprintf(stderr, "%s%s\n",
                image ? "missing figure: " : "dead link: no file ", target);
        good = false;
    } else if (hash && is_markdown(file) && !has_anchor(file, hash + 1)) {
        fault(markdown, at);
        fprintf(stderr, "dead link: no heading for %s in %s\n", hash, file);
        good = false;
    }
    free(file);
    free(path);
    return good;
}

/* --- links ---------------------------------------------------------------- */

/* The bracket that this one closes; `at` itself if there is none. */
static size_t label_start(const Markdown *markdown, size_t at)
{
    int depth = 0;
    for (size_t i = at;; i--) {
        if (markdown->role[i] == ROLE_NONE)
            return at;
        if (markdown->role[i] == ROLE_TEXT)
            depth += (markdown->text[i] == ']') - (markdown->text[i] == '[');
        if (depth == 0)
            return i;
        if (i == 0)
            return at;
    }
}

static bool has_letter(const Markdown *markdown, size_t from, size_t to)
{
    for (; from < to; from++)
        if (isalpha((unsigned char)markdown->text[from]))
            return true;
    return false;
}

/* [label](target), its label closed at `at`. */
static bool check_link(const Markdown *markdown, size_t at)
{
    const char *start = markdown->text + at + 2;
    size_t length = strcspn(start, "()\n"), label = label_start(markdown, at);
    if (start[length] != ')' || label == at)
        return true;
    bool image = label > 0 && markdown->text[label - 1] == '!', good = true;
    char *target = text_copy(start, strcspn(start, " )"));
    if (image && !has_letter(markdown, label, at)) {
        fault(markdown, at);
        fprintf(stderr, "an image without a text: %s\n", target);
        good = false;
    }
    good = check_target(markdown, at, target, image) && good;
    free(target);
    return good;
}

/* [label]: target, on a line of its own. */
static bool check_definition(const Markdown *markdown, const Line *line)
{
    const char *text = line->text + strspn(line->text, " ");
    const char *colon = strstr(text, "]:");
    if (line->kind != LINE_TEXT || text > line->text + 3 || *text != '[' ||
        colon == NULL || colon < text + 2 ||
        memchr(text, ']', (size_t)(colon - text)))
        return true;
    text = colon + 2 + strspn(colon + 2, " ");
    char *target = text_copy(text, strcspn(text, " "));
    bool good = check_target(markdown, line->start, target, false);
    free(target);
    return good;
}

bool links_check(const Markdown *markdown)
{
    bool good = true;
    for (size_t at = 0; at + 1 < markdown->size; at++)
        if (strncmp(markdown->text + at, "](", 2) == 0 &&
            markdown->role[at] == ROLE_TEXT)
            good = check_link(markdown, at) && good;
    for (int i = 0; i < markdown->line_count; i++)
        good = check_definition(markdown, &markdown->lines[i]) && good;
    return good;
}
