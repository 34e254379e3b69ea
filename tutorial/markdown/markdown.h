/*
 * A Markdown file as its readers see it: which lines are listings, comments
 * and generated blocks, and which bytes of the rest are code or comments.
 *
 * A generated block begins with a line such as <!-- code: FILE NAME --> and
 * goes to <!-- end -->.
 */
#ifndef MARKDOWN_H
#define MARKDOWN_H

#include <stdbool.h>
#include <stddef.h>

typedef enum {
    LINE_TEXT,
    LINE_FENCE, /* begins or ends a listing */
    LINE_LISTING,
    LINE_COMMENT, /* nothing but a comment, or lines of a long one */
    LINE_MARKER,  /* begins a generated block */
    LINE_STRANGE, /* like a marker, but of no kind there is */
    LINE_END      /* ends a generated block */
} LineKind;

typedef struct {
    const char *text; /* without its newline */
    size_t start;     /* in the text of the file */
    LineKind kind;
    bool in_block; /* between marker and end */
} Line;

/* Of a byte. What is not in a line of text is ROLE_NONE. */
enum { ROLE_TEXT, ROLE_SPAN, ROLE_COMMENT, ROLE_NONE };

typedef struct {
    const char *path;
    char *text, *role; /* with a NUL behind the last byte */
    size_t size;
    char *copy; /* what the lines point into */
    Line *lines;
    int line_count;
} Markdown;

/* The whole file, with a NUL behind it; NULL if it cannot be read. */
char *read_whole(const char *path, size_t *size);

/* False, and nothing to free, if the file cannot be read. */
bool markdown_read(Markdown *markdown, const char *path);
void markdown_free(Markdown *markdown);

/* The number of the line a byte stands in, the first being 1. */
int markdown_line_of(const Markdown *markdown, size_t at);

/* Where `what` is, at `from` or behind it, but before `to`; or else `to`. */
size_t markdown_find(const Markdown *markdown, size_t from, size_t to,
                     const char *what);

/* Behind the span of code that begins here; or behind its backticks, if no
   such run of them ends it before `to`. */
size_t markdown_span_end(const Markdown *markdown, size_t from, size_t to);

/* Of a marker: its kind and, behind the colon, its words. Free both. */
void markdown_marker(const char *line, char **kind, char **words);

#endif
