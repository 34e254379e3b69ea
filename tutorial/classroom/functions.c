#include "functions.h"

#include <string.h>

/* Behind a directive of the preprocessor and the lines that continue it. */
static const char *skip_directive(const char *at)
{
    while (*at && *at != '\n') {
        if (at[0] == '\\' && at[1])
            at++;
        else if (strncmp(at, "/*", 2) == 0) {
            const char *end = strstr(at + 2, "*/");
            at = end ? end + 1 : at + strlen(at) - 1;
        }
        at++;
    }
    return at;
}

/* Behind the bracket that closes the one at *at; NULL if none does. */
static const char *skip_brackets(const char *at)
{
    int depth = 0;
    Token token;
    do {
        token = token_next(&at);
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
            at = skip_directive(at);
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

/* --- what is not taken ------------------------------------------------------ */

/* Other spellings of # and of braces, and lines glued together: whatever reads
   the text after us would see something else than we do. */
static const char *refuses_spelling(const char *at, const char *end)
{
    for (; at < end; at++) {
        if (at[0] == '\\' && at[1 + strspn(at + 1, " \t\r\v\f")] == '\n')
            return "a line glued to the next by a backslash";
        if (at[0] == '?' && at[1] == '?' && strchr("=/'()!<>-", at[2]))
            return "a trigraph";
        if (strncmp(at, "%:", 2) == 0 || strncmp(at, "<%", 2) == 0 ||
            strncmp(at, "%>", 2) == 0)
            return "a digraph (%: <% %>)";
    }
    return NULL;
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
    const char *why = refuses_spelling(at, end);
    while (!why && at < end) {
        Token token = token_next(&at);
        bool before = token.start < text + span.body;
        if (token_is(&token, "#"))
            why = "a line of the preprocessor (#)";
        else if (before && token.kind == TOKEN_SIGN &&
                 strchr("{}=;:", *token.start))
            why = "something before the function that does not belong to it";
        else if (token.kind == TOKEN_WORD)
            why = refuses_word(&token);
    }
    return why;
}
