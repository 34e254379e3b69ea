#include "tokens.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static void add_token(Tokens *tokens, TokenKind kind, size_t start, size_t end)
{
    if (tokens->count % 64 == 0) {
        size_t room = (size_t)tokens->count + 64;
        tokens->list = realloc(tokens->list, room * sizeof *tokens->list);
        if (!tokens->list)
            abort();
    }
    tokens->list[tokens->count++] = (Token){kind, start, end};
}

/* Behind white space, comments and lines of the preprocessor. */
static size_t skip_nothing(const char *text, size_t at)
{
    for (;;) {
        const char *here = text + at;
        if (isspace((unsigned char)*here))
            at++;
        else if (strncmp(here, "/*", 2) == 0) {
            const char *end = strstr(here + 2, "*/");
            at = end ? (size_t)(end - text) + 2 : at + strlen(here);
        } else if (strncmp(here, "//", 2) == 0 || *here == '#')
            at += strcspn(here, "\n");
        else
            return at;
    }
}

static size_t sign_length(const char *text)
{
    static const char *const signs[] = {
        "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==",
        "!=",  "&&",  "||",  "+=", "-=", "*=", "/=", "%=", "&=", "^=", "|="};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (strncmp(text, signs[i], strlen(signs[i])) == 0)
            return strlen(signs[i]);
    return 1;
}

static size_t quoted_length(const char *text)
{
    size_t length = 1;
    while (text[length] && text[length] != text[0])
        length += text[length] == '\\' && text[length + 1] ? 2 : 1;
    return length + (text[length] != '\0');
}

static TokenKind kind_of(const char *text, size_t *length)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_0123456789"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    bool number = isdigit((unsigned char)*text);
    *length = strspn(text, letters);
    if (number && text[*length] == '.')
        *length += 1 + strspn(text + *length + 1, letters);
    if (*length > 0)
        return number ? TOKEN_NUMBER : TOKEN_WORD;
    bool quoted = *text == '"' || *text == '\'';
    *length = quoted ? quoted_length(text) : sign_length(text);
    return quoted ? TOKEN_QUOTED : TOKEN_SIGN;
}

/* Takes an assert that has just ended away again. */
static void drop_assert(Tokens *tokens)
{
    int depth = 0, i = tokens->count - 1;
    if (!token_is(tokens, i, ";") || !token_is(tokens, i - 1, ")"))
        return;
    for (i--; i > 0; i--) {
        depth += token_is(tokens, i, ")") - token_is(tokens, i, "(");
        if (depth == 0)
            break;
    }
    if (token_is(tokens, i - 1, "assert") ||
        token_is(tokens, i - 1, "_Static_assert"))
        tokens->count = i - 1;
}

void tokens_read(Tokens *tokens, const char *text, size_t start, size_t end)
{
    *tokens = (Tokens){.text = text};
    for (size_t at = skip_nothing(text, start); at < end;) {
        size_t length;
        TokenKind kind = kind_of(text + at, &length);
        add_token(tokens, kind, at, at + length);
        drop_assert(tokens);
        at = skip_nothing(text, at + length);
    }
}

void tokens_free(Tokens *tokens)
{
    free(tokens->list);
    *tokens = (Tokens){0};
}

bool token_is(const Tokens *tokens, int i, const char *text)
{
    if (i < 0 || i >= tokens->count)
        return false;
    const Token *token = &tokens->list[i];
    size_t length = token->end - token->start;
    return strlen(text) == length &&
           strncmp(tokens->text + token->start, text, length) == 0;
}

static int depth_of(const Tokens *tokens, int i)
{
    return token_is(tokens, i, "(") + token_is(tokens, i, "[") +
           token_is(tokens, i, "{") - token_is(tokens, i, ")") -
           token_is(tokens, i, "]") - token_is(tokens, i, "}");
}

int token_behind(const Tokens *tokens, int i)
{
    int depth = 0;
    for (; i < tokens->count; i++) {
        depth += depth_of(tokens, i);
        if (depth == 0)
            return i + 1;
    }
    return i;
}
