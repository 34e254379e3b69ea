#include "cut.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"

enum { LINE_WIDTH = 76 };

#define TODO  "TODO: "
#define START "{\n    /*"

/* A text that grows. */
typedef struct {
    char *text;
    size_t length;
} Buffer;

static void add(Buffer *buffer, const char *text, size_t length)
{
    buffer->text = realloc(buffer->text, buffer->length + length + 1);
    if (!buffer->text)
        abort();
    memcpy(buffer->text + buffer->length, text, length);
    buffer->length += length;
    buffer->text[buffer->length] = '\0';
}

static void add_text(Buffer *buffer, const char *text)
{
    add(buffer, text, strlen(text));
}

/* --- stubs ------------------------------------------------------------------ */

/* Words as lines of a comment; an end of a comment in them is taken apart. */
static void add_comment(Buffer *buffer, const char *words)
{
    size_t column = LINE_WIDTH;
    for (words += strspn(words, " "); *words;) {
        size_t length = strcspn(words, " ");
        if (column + 1 + length > LINE_WIDTH) {
            add_text(buffer, "\n     *");
            column = 6;
        }
        add_text(buffer, " ");
        for (size_t i = 0; i < length; i++) {
            add(buffer, words + i, 1);
            if (words[i] == '*' && words[i + 1] == '/')
                add_text(buffer, " ");
        }
        column += 1 + length;
        words += length;
        words += strspn(words, " ");
    }
}

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* "int alpha[2]" is alpha: the last word before brackets. "int (*f)(int)" is
   f: the last one before the first closing parenthesis. */
static void add_use(Buffer *buffer, const char *parameter, size_t length)
{
    size_t end = 0;
    while (end < length && parameter[end] != '[' && parameter[end] != ')')
        end++;
    while (end > 0 && !is_letter(parameter[end - 1]))
        end--;
    size_t start = end;
    while (start > 0 && is_letter(parameter[start - 1]))
        start--;
    if (start == 0) /* void, or a type without a name */
        return;
    add_text(buffer, "    (void)");
    add(buffer, parameter + start, end - start);
    add_text(buffer, ";\n");
}

static void add_uses(Buffer *buffer, const char *parameters)
{
    int depth = 0;
    const char *start = parameters + 1;
    for (const char *at = start; *at; at++) {
        if ((*at == ',' && depth == 0) || at[1] == '\0') {
            add_use(buffer, start, (size_t)(at - start));
            start = at + 1;
        }
        depth += *at == '(' || *at == '[';
        depth -= *at == ')' || *at == ']';
    }
}

static bool is_number(const char *type)
{
    static const char *const words[] = {
        "int",      "unsigned", "long",    "short",   "char",    "size_t",
        "int8_t",   "int16_t",  "int32_t", "int64_t", "uint8_t", "uint16_t",
        "uint32_t", "uint64_t", "double",  "float",   "signed",  NULL};
    for (int i = 0; words[i]; i++)
        if (strncmp(type, words[i], strlen(words[i])) == 0 &&
            !is_letter(type[strlen(words[i])]))
            return true;
    return false;
}

static void add_return(Buffer *buffer, const char *type)
{
    if (strncmp(type, "const ", 6) == 0)
        type += 6;
    if (strchr(type, '*'))
        add_text(buffer, "    return NULL;\n");
    else if (strcmp(type, "bool") == 0)
        add_text(buffer, "    return false;\n");
    else if (is_number(type))
        add_text(buffer, "    return 0;\n");
    else if (strcmp(type, "void") != 0) {
        add_text(buffer, "    return (");
        add_text(buffer, type);
        add_text(buffer, "){0};\n");
    }
}

char *cut_stub(const Function *function, const Task *task)
{
    Buffer buffer = {0};
    char *words = text_print(TODO "%s", task->contract);
    add_text(&buffer, START);
    add_comment(&buffer, words);
    add_text(&buffer, "\n     */\n");
    free(words);
    add_uses(&buffer, function->parameters);
    if (task->until) {
        add_text(&buffer, "    ");
        add_text(&buffer, task->until);
        add_text(&buffer, "\n");
    } else
        add_return(&buffer, function->type);
    add_text(&buffer, "}");
    return buffer.text;
}

/* --- cutting ---------------------------------------------------------------- */

char *cut_text(const Source *source, const Lesson *lesson, int *cut)
{
    Buffer buffer = {0};
    size_t done = 0;
    *cut = 0;
    for (int i = 0; i < source->count; i++) {
        const Function *function = &source->functions[i];
        const Task *task = lesson_task(lesson, function->name);
        if (!task || function->body < done)
            continue;
        char *stub = cut_stub(function, task);
        add(&buffer, source->text + done, function->body - done);
        add_text(&buffer, stub);
        free(stub);
        done = function->end;
        ++*cut;
    }
    add_text(&buffer, source->text + done);
    return buffer.text;
}

bool cut_is_stub(const Source *source, const Function *function)
{
    static const char stub[] = START "\n     * " TODO;
    return strncmp(source->text + function->body, stub, sizeof stub - 1) == 0;
}

char *cut_graft(const Source *into, const Source *from, const char *function)
{
    const Function *old = source_find(into, function);
    const Function *new = source_find(from, function);
    if (!old || !new)
        return NULL;
    char *text = text_copy(from->text + new->start, new->end - new->start);
    char *result = source_replace(into, old->start, old->end, text);
    free(text);
    return result;
}

/* --- nothing but what is needed --------------------------------------------- */

/* What is no function, without comments and with single empty lines. */
static void add_bare(Buffer *buffer, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '/' && text[i + 1] == '*') {
            const char *end = strstr(text + i + 2, "*/");
            i = end ? (size_t)(end - text) + 1 : length;
            continue;
        }
        bool fresh =
            buffer->length == 0 || buffer->text[buffer->length - 1] == '\n';
        bool twice =
            buffer->length == 0 || (fresh && buffer->length > 1 &&
                                    buffer->text[buffer->length - 2] == '\n');
        if (text[i] == '\n')
            while (buffer->length && buffer->text[buffer->length - 1] == ' ')
                buffer->length--;
        if (text[i] != '\n' || !twice)
            add(buffer, text + i, 1);
    }
}

char *cut_bare(const Source *source, const Lesson *lesson,
               bool (*needed)(const char *function, void *context),
               void *context)
{
    static char plain[] = "See where it is called, and its test.";
    Buffer buffer = {0};
    size_t done = 0;
    for (int i = 0; i < source->count; i++) {
        const Function *function = &source->functions[i];
        const Task *task = lesson_task(lesson, function->name);
        const Task usual = {.contract = plain};
        add_bare(&buffer, source->text + done, function->start - done);
        done = function->end;
        if (!task && !needed(function->name, context))
            continue;
        char *stub = cut_stub(function, task ? task : &usual);
        add(&buffer, source->text + function->start,
            function->body - function->start);
        add_text(&buffer, stub);
        free(stub);
    }
    add_bare(&buffer, source->text + done, source->size - done);
    return buffer.text;
}
