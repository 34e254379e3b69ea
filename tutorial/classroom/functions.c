#include "functions.h"

#include <string.h>

/* Behind a directive of the preprocessor and the lines that continue it. */
static const char *skip_directive(const char *at)
{
    while (*at && *at != '\n') {
        if (strncmp(at, "//", 2) == 0)
            return at + strcspn(at, "\n");
        if (strncmp(at, "/*", 2) == 0) {
            const char *end = strstr(at + 2, "*/");
            at = end ? end + 2 : at + strlen(at);
        } else
            at += at[0] == '\\' && at[1] ? 2 : 1;
    }
    return at;
}

/* Is this what follows a #? */
static bool directive_is(const char *at, const char *first, const char *second)
{
    Token token = token_next(&at);
    if (!token_is(&token, first))
        return false;
    token = token_next(&at);
    return !second || token_is(&token, second);
}

/* What is between #if 0 and its end is for nobody. */
static const char *skip_left_out(const char *at)
{
    for (int depth = 1; depth > 0 && *at; at += *at == '\n') {
        const char *line = at + strspn(at, " \t");
        if (*line == '#' &&
            strncmp(line + 1 + strspn(line + 1, " \t"), "if", 2) == 0)
            depth++;
        else if (*line == '#' &&
                 (directive_is(line + 1, "endif", NULL) ||
                  (depth == 1 && (directive_is(line + 1, "else", NULL) ||
                                  directive_is(line + 1, "elif", NULL)))))
            depth--;
        at = line + strcspn(line, "\n");
    }
    return at;
}

/* Behind the bracket that closes the one at *at; NULL if none does. */
static const char *skip_brackets(const char *at)
{
    int depth = 0;
    do {
        Token token = token_next(&at);
        if (token.kind == TOKEN_END)
            return NULL;
        if (token.kind == TOKEN_SIGN)
            depth += (strchr("({[", *token.start) != NULL) -
                     (strchr(")}]", *token.start) != NULL);
    } while (depth > 0);
    return at;
}

static bool comes_next(const char *at, const char *word)
{
    Token token = token_next(&at);
    return token_is(&token, word);
}

/* A function is a name, brackets and braces. Where something is not closed, the
   text has no more of them; it is gone over once. */
void functions_each(const char *text,
                    void (*found)(Token name, Span span, void *context),
                    void *context)
{
    const char *at = text, *declaration = NULL;
    for (Token token; at && (token = token_next(&at)).kind != TOKEN_END;) {
        if (!declaration)
            declaration = token.start;
        if (token_is(&token, "#"))
            at = directive_is(at, "if", "0") ? skip_left_out(skip_directive(at))
                                             : skip_directive(at);
        else if (token_is(&token, "{"))
            at = skip_brackets(token.start);
        else if (token.kind == TOKEN_WORD && comes_next(at, "(")) {
            at = skip_brackets(at);
            const char *behind = at;
            Token brace = at ? token_next(&behind) : token;
            if (!token_is(&brace, "{"))
                continue;
            at = skip_brackets(brace.start);
            if (at)
                found(token,
                      (Span){(size_t)(declaration - text),
                             (size_t)(brace.start - text), (size_t)(at - text)},
                      context);
            declaration = NULL;
        }
        if (token_is(&token, "#") || token_is(&token, ";"))
            declaration = NULL;
    }
}

typedef struct {
    const char *name;
    Span *span;
    int count;
} Search;

static void compare_name(Token name, Span span, void *context)
{
    Search *search = context;
    if (!token_is(&name, search->name))
        return;
    *search->span = span;
    search->count++;
}

int functions_find(const char *text, const char *name, Span *span)
{
    Search search = {name, span, 0};
    functions_each(text, compare_name, &search);
    return search.count;
}

bool functions_same_body(const char *a, Span of_a, const char *b, Span of_b)
{
    const char *at = a + of_a.body, *other = b + of_b.body;
    bool same = true;
    while (same && at < a + of_a.end && other < b + of_b.end) {
        Token one = token_next(&at), two = token_next(&other);
        same = one.length == two.length &&
               memcmp(one.start, two.start, one.length) == 0;
    }
    return same && at >= a + of_a.end && other >= b + of_b.end;
}

/* --- what is not taken ------------------------------------------------------ */

/* Lines glued together: whatever reads the text after us would see something
   else than we do, in comments and strings as well. */
static bool glues_lines(const char *at, const char *end)
{
    for (; at < end; at++)
        if ((at[0] == '\\' && at[1 + strspn(at + 1, " \t\v\f")] == '\n') ||
            strncmp(at, "?\?/", 3) == 0)
            return true;
    return false;
}

/* Other spellings of # and of braces: %: <% %> and ?\?= and the like. */
static bool is_spelled_oddly(const Token *sign)
{
    const char *at = sign->start;
    return sign->kind == TOKEN_SIGN &&
           (strncmp(at, "%:", 2) == 0 || strncmp(at, "<%", 2) == 0 ||
            strncmp(at, "%>", 2) == 0 ||
            (strncmp(at, "??", 2) == 0 && at[2] && strchr("=()<>'!-", at[2])));
}

/* Words that are for the compiler, and not for a solver. */
static const char *refuses_word(const Token *token)
{
    static const char builtin[] = "__builtin_";
    bool reserved = strncmp(token->start, "__", 2) == 0 &&
                    strncmp(token->start, builtin, sizeof builtin - 1) != 0;
    if (token_is(token, "asm"))
        return "the word asm";
    if (reserved || token_is(token, "_Pragma"))
        return "a word of the compiler's own (__attribute__, __asm__, _Pragma)";
    return NULL;
}

const char *functions_refused(const char *text, Span span)
{
    const char *at = text + span.start, *end = text + span.end;
    const char *why =
        glues_lines(at, end) ? "a line glued to the next by a backslash" : NULL;
    while (!why && at < end) {
        Token token = token_next(&at);
        bool before = token.start < text + span.body;
        if (token_is(&token, "#"))
            why = "a line of the preprocessor (#)";
        else if (is_spelled_oddly(&token))
            why = "a digraph or trigraph, such as %: for #";
        else if (before && token.kind == TOKEN_SIGN &&
                 strchr("{}=;:", *token.start))
            why = "something before the function that does not belong to it";
        else if (token.kind == TOKEN_WORD)
            why = refuses_word(&token);
    }
    return why;
}
