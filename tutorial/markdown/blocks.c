#include "tasks.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "definitions.h"

/* Makes what belongs into a block of any kind but code. */
#define BLOCK_TOOL "sh tutorial/tools/block.sh"

/* --- what belongs into a block -------------------------------------------- */

static FILE *text_stream(char **text, size_t *size)
{
    FILE *stream = open_memstream(text, size);
    if (stream == NULL)
        abort();
    return stream;
}

/* The way from the document to the top of the project, such as ../../ */
static char *way_to_top(const char *path)
{
    char *way = text_copy("", 0);
    for (; (path = strchr(path, '/')) != NULL; path++) {
        char *longer = text_print("%s../", way);
        free(way);
        way = longer;
    }
    return way;
}

/* In quotes, as the shell takes it. */
static char *shell_quoted(const char *text)
{
    char *quoted;
    size_t size;
    FILE *out = text_stream(&quoted, &size);
    putc('\'', out);
    for (; *text; text++)
        if (*text == '\'')
            fputs("'\\''", out);
        else
            putc(*text, out);
    putc('\'', out);
    fclose(out);
    return quoted;
}

/* All that a command prints. */
static bool run(const char *command, char **output)
{
    char buffer[4096];
    size_t length, size;
    FILE *out = text_stream(output, &size), *pipe = popen(command, "r");
    while (pipe && (length = fread(buffer, 1, sizeof buffer, pipe)) > 0)
        fwrite(buffer, 1, length, out);
    if (pipe == NULL)
        fprintf(out, "no process can be started: %s", strerror(errno));
    fclose(out);
    return pipe && pclose(pipe) == 0;
}

static bool run_tool(const char *path, const char *kind, const char *words,
                     char **body)
{
    char *quoted = shell_quoted(words), *top = way_to_top(path);
    char *command =
        text_print(BLOCK_TOOL " %s %s '%s' 2>&1", kind, quoted, top);
    fflush(NULL);
    bool good = run(command, body);
    free(command);
    free(quoted);
    free(top);
    return good;
}

static const char *language(const char *file)
{
    const char *point = strrchr(file, '.');
    if (point == NULL)
        return "";
    if (strcmp(point, ".sh") == 0)
        return "sh";
    if (strcmp(point, ".py") == 0)
        return "python";
    return strcmp(point, ".c") == 0 || strcmp(point, ".h") == 0 ? "c" : "";
}

/* A file, or what it defines by these names. */
static bool code_text(const char *file, const char *names, char **text)
{
    size_t size;
    if (*names)
        return definitions_find(file, names, text);
    *text = read_whole(file, &size);
    if (*text)
        return true;
    *text = text_print("there is no file %s", file);
    return false;
}

static bool make_code(const char *path, const char *words, char **body)
{
    char *file = text_copy(words, strcspn(words, " ")), *text;
    const char *names = words + strlen(file);
    bool good = code_text(file, names + strspn(names, " "), &text);
    if (good) {
        char *top = way_to_top(path);
        for (size_t end = strlen(text); end > 0 && text[end - 1] == '\n'; end--)
            text[end - 1] = '\0';
        *body = text_print("[`%s`](%s%s)\n\n```%s\n%s\n```\n", file, top, file,
                           language(file), text);
        free(top);
        free(text);
    } else {
        *body = text;
    }
    free(file);
    return good;
}

/* False, and the body says why, when it cannot be had. */
static bool make_body(const char *path, const char *marker, char **body)
{
    char *kind, *words;
    markdown_marker(marker, &kind, &words);
    bool good = strcmp(kind, "code") == 0 ? make_code(path, words, body)
                                          : run_tool(path, kind, words, body);
    free(kind);
    free(words);
    return good;
}

/* --- going through a document --------------------------------------------- */

static void fault(const Markdown *markdown, int i, const char *what,
                  const char *more)
{
    fprintf(stderr, "%s:%d: %s%s\n", markdown->path, i + 1, what, more);
}

/* What was said in several lines is told in one. */
static void tell(const Markdown *markdown, int i, char *said)
{
    size_t length = strlen(said);
    if (length > 0 && said[length - 1] == '\n')
        said[length - 1] = '\0';
    for (char *at = said; (at = strchr(at, '\n')) != NULL;)
        *at = ' ';
    fault(markdown, i, said, "");
}

/* The line that ends the block that begins with line `i`; or behind the last
   line, if none does. */
static int block_end(const Markdown *markdown, int i)
{
    while (i < markdown->line_count && markdown->lines[i].kind != LINE_END)
        i++;
    return i;
}

static size_t line_start(const Markdown *markdown, int i)
{
    return i < markdown->line_count ? markdown->lines[i].start : markdown->size;
}

/* The body of the block that begins with line `i`; free it. NULL when it has
   to stay as it is, and that has been told. */
static char *fresh_body(const Markdown *markdown, int i)
{
    char *body;
    if (block_end(markdown, i) == markdown->line_count) {
        fault(markdown, i, "this block has no <!-- end -->", "");
        return NULL;
    }
    if (make_body(markdown->path, markdown->lines[i].text, &body))
        return body;
    tell(markdown, i, body);
    free(body);
    return NULL;
}

static bool is_block(const Markdown *markdown, int i, bool *good)
{
    const Line *line = &markdown->lines[i];
    if (line->kind == LINE_STRANGE) {
        fault(markdown, i, "what block is this? ", line->text);
        *good = false;
    }
    return line->kind == LINE_MARKER;
}

bool blocks_check(const Markdown *markdown, const char *mender)
{
    bool good = true;
    for (int i = 0; i < markdown->line_count; i++) {
        if (!is_block(markdown, i, &good))
            continue;
        size_t from = line_start(markdown, i + 1);
        size_t size = line_start(markdown, block_end(markdown, i)) - from;
        char *body = fresh_body(markdown, i);
        bool same = body && strlen(body) == size &&
                    memcmp(body, markdown->text + from, size) == 0;
        if (body && !same)
            fprintf(stderr, "%s:%d: stale, '%s' mends it: %s\n", markdown->path,
                    i + 1, mender, markdown->lines[i].text);
        good = good && same;
        free(body);
    }
    return good;
}

/* --- writing it anew ------------------------------------------------------ */

/* The text with fresh blocks; free it. */
static char *fresh_text(const Markdown *markdown, size_t *size, bool *good)
{
    char *text;
    size_t copied = 0; /* so far the text is as it was */
    FILE *out = text_stream(&text, size);
    for (int i = 0; i < markdown->line_count; i++) {
        if (!is_block(markdown, i, good))
            continue;
        char *body = fresh_body(markdown, i);
        if (body) {
            size_t from = line_start(markdown, i + 1);
            fwrite(markdown->text + copied, 1, from - copied, out);
            fputs(body, out);
            copied = line_start(markdown, block_end(markdown, i));
        }
        *good = *good && body;
        free(body);
    }
    fwrite(markdown->text + copied, 1, markdown->size - copied, out);
    fclose(out);
    return text;
}

/* All or nothing. */
static bool replace(const char *path, const char *text, size_t size)
{
    char *part = text_print("%s.part", path);
    FILE *file = fopen(part, "w");
    bool good = file && fwrite(text, 1, size, file) == size;
    good = file && fclose(file) == 0 && good;
    good = good && rename(part, path) == 0;
    if (!good) {
        perror(part);
        if (file)
            unlink(part);
    }
    free(part);
    return good;
}

bool blocks_fill(const Markdown *markdown)
{
    size_t size;
    bool good = true;
    char *text = fresh_text(markdown, &size, &good);
    if (size != markdown->size || memcmp(text, markdown->text, size) != 0) {
        if (replace(markdown->path, text, size))
            printf("  MD  %s\n", markdown->path);
        else
            good = false;
    }
    free(text);
    return good;
}
