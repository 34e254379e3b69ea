/* The tokens of a function, as far as changing them takes. */
#ifndef WORKBENCH_TOKENS_H
#define WORKBENCH_TOKENS_H

#include <stdbool.h>
#include <stddef.h>

typedef enum { TOKEN_WORD, TOKEN_NUMBER, TOKEN_QUOTED, TOKEN_SIGN } TokenKind;

typedef struct {
    TokenKind kind;
    size_t start, end; /* in the text */
} Token;

typedef struct {
    const char *text;
    Token *list;
    int count;
} Tokens;

/* From `start` to `end` of a text, which has to stay. Comments, lines of the
   preprocessor and asserts are left out: they do nothing in a solver. */
void tokens_read(Tokens *tokens, const char *text, size_t start, size_t end);
void tokens_free(Tokens *tokens);

/* Is token i this one? False where there is none. */
bool token_is(const Tokens *tokens, int i, const char *text);

/* Behind the bracket that closes the one at i. */
int token_behind(const Tokens *tokens, int i);

#endif
