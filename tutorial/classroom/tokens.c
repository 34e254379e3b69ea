#include "tokens.h"

#include <ctype.h>
#include <string.h>

static const char *skip_blanks(const char *at)
{
    for (;;) {
        at += strspn(at, " \t\n\v\f\r");
        if (strncmp(at, "//", 2) == 0)
            at += strcspn(at, "\n");
        else if (strncmp(at, "/*", 2) == 0) {
            const char *end = strstr(at + 2, "*/");
            at = end ? end + 2 : at + strlen(at);
        } else
            return at;
    }
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' ||
           (unsigned char)c >= 0x80;
}

/* Behind the closing quote; a line's end ends it as well. */
static const char *skip_text(const char *at)
{
    char quote = *at++;
    while (*at && *at != '\n' && *at != quote)
        at += *at == '\\' && at[1] ? 2 : 1;
    return *at == quote ? at + 1 : at;
}

static const char *skip_number(const char *at)
{
    while (is_word(*at) || *at == '.' ||
           ((*at == '+' || *at == '-') && strchr("eEpP", at[-1])))
        at++;
    return at;
}

Token token_next(const char **at)
{
    Token token = {.start = skip_blanks(*at)};
    const char *end = token.start;
    if (!*end)
        token.kind = TOKEN_END;
    else if (*end == '"' || *end == '\'') {
        token.kind = TOKEN_TEXT;
        end = skip_text(end);
    } else if (isdigit((unsigned char)*end) ||
               (*end == '.' && isdigit((unsigned char)end[1]))) {
        token.kind = TOKEN_NUMBER;
        end = skip_number(end + 1);
    } else if (is_word(*end)) {
        token.kind = TOKEN_WORD;
        while (is_word(*end))
            end++;
    } else {
        token.kind = TOKEN_SIGN;
        end++;
    }
    token.length = (size_t)(end - token.start);
    *at = end;
    return token;
}

bool token_is(const Token *token, const char *word)
{
    return token->length == strlen(word) &&
           strncmp(token->start, word, token->length) == 0;
}
