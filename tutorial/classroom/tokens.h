/* C as the compiler's first phases see it: words, numbers, signs, strings. */
#ifndef CLASSROOM_TOKENS_H
#define CLASSROOM_TOKENS_H

#include <stdbool.h>
#include <stddef.h>

typedef enum {
    TOKEN_WORD,   /* a name or a keyword */
    TOKEN_NUMBER, /* */
    TOKEN_TEXT,   /* "..." or '...' */
    TOKEN_SIGN,   /* one character of anything else */
    TOKEN_END
} TokenKind;

typedef struct {
    TokenKind kind;
    const char *start; /* in the text */
    size_t length;
} Token;

/* The next token at *at, which moves behind it; blanks and comments are passed
   over. A string or comment without its end ends with the text. */
Token token_next(const char **at);

bool token_is(const Token *token, const char *word);

#endif
