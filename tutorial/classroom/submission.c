#include "submission.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../markdown/markdown.h"
#include "../workbench/files.h"
#include "tokens.h"

enum { LARGEST = 256 * 1024 };

/* --- files ------------------------------------------------------------------ */

/* Line ends as ours are, a lone carriage return being one too, as it is to the
   compiler; and no byte order mark. */
static void tidy(char *text)
{
    const char *from = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? text + 3 : text;
    for (; *from; from++)
        if (*from != '\r')
            *text++ = *from;
        else if (from[1] != '\n')
            *text++ = '\n';
    *text = '\0';
}

/* Through no link, no device, nothing large. NULL, and why; or the text. */
static char *read_plain(int directory, const char *name, const char **why)
{
    struct stat info;
    int file =
        openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    char *text = NULL;
    if (file < 0)
        *why = faccessat(directory, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0
                   ? "cannot be opened, or is a link"
                   : "is missing";
    else if (fstat(file, &info) != 0 || !S_ISREG(info.st_mode))
        *why = "is no plain file";
    else if (info.st_size > LARGEST)
        *why = "is larger than 256 KB";
    else {
        text = calloc(1, LARGEST + 1);
        ssize_t size = text ? read(file, text, LARGEST) : -1;
        if (size < 0 || memchr(text, '\0', (size_t)size)) {
            *why = "holds a NUL byte, and is no text";
            free(text);
            text = NULL;
        } else
            tidy(text);
    }
    if (file >= 0)
        close(file);
    return text;
}

char *submission_read(const char *from, const char *name, const char **why)
{
    int top = open(from, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (top < 0) {
        *why = "is missing: the submission is no folder";
        return NULL;
    }
    char *text = read_plain(top, name, why);
    char **names = directory_names(from);
    int found = 0;
    for (int i = 0;
         !text && strcmp(*why, "is missing") == 0 && names[i] && found < 2;
         i++) {
        const char *reason;
        int below = openat(top, names[i],
                           O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        char *other = below < 0 ? NULL : read_plain(below, name, &reason);
        if (below >= 0)
            close(below);
        found += other != NULL;
        if (found == 1 && other)
            text = other;
        else
            free(other);
    }
    if (found > 1) {
        free(text);
        text = NULL;
        *why = "is there more than once, in several folders";
    }
    names_free(names);
    close(top);
    return text;
}

/* --- taking ----------------------------------------------------------------- */

typedef struct {
    const Place *place;
    FILE *notes;
    const char *file; /* the one looked at, */
    char *pristine;   /* as it is before anything is put into it */
    int ignored;
} Taking;

static void note(const Taking *taking, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(taking->notes, "%s", taking->file);
    vfprintf(taking->notes, format, arguments);
    va_end(arguments);
    putc('\n', taking->notes);
}

/* What a misplaced brace leaves outside of a function is none. */
static bool is_keyword(const char *word)
{
    static const char *const words[] = {"if", "for", "while", "switch", NULL};
    for (int i = 0; words[i]; i++)
        if (strcmp(word, words[i]) == 0)
            return true;
    return false;
}

/* Functions that the file did not have: helpers, which are not taken. */
static void note_other(Token name, Span span, void *context)
{
    Taking *taking = context;
    char *word = text_copy(name.start, name.length);
    if (!is_keyword(word) &&
        functions_find(taking->pristine, word, &span) == 0 &&
        taking->ignored++ < 5)
        note(taking,
             ": %.40s is a function of your own, and ignored: only those named "
             "in the task are taken",
             word);
    free(word);
}

/* Is it still what was handed out? */
static bool is_stub(const Taking *taking, const char *name, const char *text,
                    Span span)
{
    Span stub = {0};
    return functions_find(taking->pristine, name, &stub) > 0 &&
           functions_same_body(text, span, taking->pristine, stub);
}

/* Is it taken? Says why not. */
static bool is_acceptable(const Taking *taking, const char *text,
                          const char *name, Span *span)
{
    int count = functions_find(text, name, span);
    const char *refused = count > 0 ? functions_refused(text, *span) : NULL;
    if (count == 0)
        note(taking, ": there is no function %s in it", name);
    else if (refused)
        note(taking, ": %s is not taken: it holds %s", name, refused);
    else if (is_stub(taking, name, text, *span))
        note(taking, ": %s is not written yet", name);
    else if (count > 1)
        note(taking, ": %s is there %d times; the last one is taken", name,
             count);
    return count > 0 && !refused && !is_stub(taking, name, text, *span);
}

static int line_of(const char *text, size_t at)
{
    int line = 1;
    for (size_t i = 0; i < at; i++)
        line += text[i] == '\n';
    return line;
}

/* `joined` has the pristine file, and gets the function. The compiler is told
   where it stood: its messages are for the one who wrote it. It shows the lines
   in yours/, and compiles nothing that is there. */
static void join(char **joined, const char *file, const char *name,
                 const char *text, Span span)
{
    Span old = {0};
    functions_find(*joined, name, &old);
    char *more = text_print(
        "%.*s#line %d \"yours/%s\"\n%.*s\n#line %d \"%s\"%s", (int)old.start,
        *joined, line_of(text, span.start), file, (int)(span.end - span.start),
        text + span.start, line_of(*joined, old.end), file, *joined + old.end);
    free(*joined);
    *joined = more;
}

static int take_functions(Taking *taking, const char *text, char **joined)
{
    const Lesson *lesson = &taking->place->lesson;
    int taken = 0;
    functions_each(text, note_other, taking);
    for (int i = 0; i < lesson->count; i++) {
        const char *name = lesson->tasks[i].function;
        Span span;
        if (functions_find(taking->pristine, name, &span) == 0 ||
            !is_acceptable(taking, text, name, &span))
            continue;
        join(joined, taking->file, name, text, span);
        taken++;
    }
    return taken;
}

static bool has_a_task(const Taking *taking)
{
    const Lesson *lesson = &taking->place->lesson;
    Span span;
    for (int i = 0; i < lesson->count; i++)
        if (functions_find(taking->pristine, lesson->tasks[i].function, &span))
            return true;
    return false;
}

/* The functions of one file. */
static int take_file(Taking *taking, const char *from, const char *into)
{
    const char *why = "";
    char *path = path_join(into, taking->file);
    size_t size;
    int taken = 0;
    taking->pristine = read_whole(path, &size);
    if (taking->pristine && has_a_task(taking)) {
        char *text = submission_read(from, taking->file, &why);
        char *joined = text_copy(taking->pristine, size);
        if (text) {
            char *yours = text_print("%s/yours/%s", into, taking->file);
            file_write(yours, text);
            taken = take_functions(taking, text, &joined);
            free(yours);
        } else
            note(taking, " %s: its functions count as not written", why);
        if (taken > 0 && !file_write(path, joined))
            taken = 0;
        free(joined);
        free(text);
    }
    free(taking->pristine);
    free(path);
    return taken;
}

int submission_take(const Place *place, const char *from, const char *into,
                    char **notes)
{
    size_t size;
    Taking taking = {.place = place, .notes = open_memstream(notes, &size)};
    char **pieces = place_pieces(place->part),
         *yours = path_join(into, "yours");
    int taken = 0;
    if (!taking.notes || !directory_make(yours))
        abort();
    free(yours);
    for (int i = 0; pieces[i]; i++) {
        taking.file = pieces[i];
        taken += take_file(&taking, from, into);
    }
    names_free(pieces);
    fclose(taking.notes);
    return taken;
}
