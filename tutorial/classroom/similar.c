#include "similar.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../../common/hash.h"
#include "tokens.h"

/* --- tokens, whoever wrote them --------------------------------------------- */

static bool is_among(const Token *token, const char *const words[])
{
    for (int i = 0; words[i]; i++)
        if (token_is(token, words[i]))
            return true;
    return false;
}

/* Without them a program does the same. */
static bool is_noise(const Token *token)
{
    static const char *const words[] = {
        "{", "}", "const", "static", "inline", "register", "restrict", NULL};
    return is_among(token, words);
}

static bool is_keyword(const Token *token)
{
    static const char *const words[] = {
        "auto",    "bool",  "break",    "case",   "char",   "continue",
        "default", "do",    "double",   "else",   "enum",   "extern",
        "float",   "for",   "goto",     "if",     "int",    "long",
        "return",  "short", "signed",   "sizeof", "struct", "switch",
        "typedef", "union", "unsigned", "void",   "while",  "false",
        "true",    NULL};
    return is_among(token, words);
}

static bool is_capitals(const Token *token)
{
    bool letter = false;
    for (size_t i = 0; i < token->length; i++) {
        if (islower((unsigned char)token->start[i]))
            return false;
        letter = letter || isupper((unsigned char)token->start[i]);
    }
    return letter && token->length > 1;
}

/* x.member, x->member */
static bool leads_to_member(const Token *token)
{
    return token_is(token, ".") ||
           (token_is(token, ">") && token->start[-1] == '-');
}

/* Is this word another's, which the writer could not choose? */
static bool is_given(const Token *token, bool member, const char *behind)
{
    Token next = token_next(&behind);
    return is_keyword(token) || is_capitals(token) || member ||
           token_is(&next, "(");
}

static uint64_t hash_number(const Token *token)
{
    char text[32] = "", *end;
    size_t length = token->length < sizeof text ? token->length : 31;
    memcpy(text, token->start, length);
    unsigned long long value = strtoull(text, &end, 0);
    if (strspn(end, "uUlL") == strlen(end))
        return hash_bytes(HASH_START, &value, sizeof value);
    return hash_bytes(HASH_START, text, length);
}

static uint64_t hash_token(const Token *token, bool member, const char *behind)
{
    if (token->kind == TOKEN_NUMBER)
        return hash_number(token);
    if (token->kind == TOKEN_WORD && !is_given(token, member, behind))
        return hash_bytes(HASH_START, "name", 5);
    return hash_bytes(HASH_START, token->start, token->length);
}

/* --- phrases ---------------------------------------------------------------- */

static void push(Phrases *phrases, uint64_t hash)
{
    if (phrases->count == phrases->room) {
        phrases->room = phrases->room ? 2 * phrases->room : 256;
        uint64_t *more =
            realloc(phrases->hash, phrases->room * sizeof *phrases->hash);
        if (!more)
            abort();
        phrases->hash = more;
    }
    phrases->hash[phrases->count++] = hash;
}

void phrases_add(Phrases *phrases, const char *text, size_t length)
{
    char *copy = text_print(" %.*s", (int)length, text);
    const char *at = copy;
    bool member = false;
    uint64_t last[PHRASE_TOKENS];
    int count = 0;
    for (Token token; (token = token_next(&at)).kind != TOKEN_END;) {
        if (!is_noise(&token)) {
            memmove(last, last + 1, sizeof last - sizeof *last);
            last[PHRASE_TOKENS - 1] = hash_token(&token, member, at);
            if (++count >= PHRASE_TOKENS)
                push(phrases, hash_bytes(HASH_START, last, sizeof last));
        }
        member = leads_to_member(&token);
    }
    free(copy);
}

static int by_hash(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

void phrases_sort(Phrases *phrases)
{
    size_t kept = 0;
    if (phrases->count > 0)
        qsort(phrases->hash, phrases->count, sizeof *phrases->hash, by_hash);
    for (size_t i = 0; i < phrases->count; i++)
        if (i == 0 || phrases->hash[i] != phrases->hash[i - 1])
            phrases->hash[kept++] = phrases->hash[i];
    phrases->count = kept;
}

static bool has(const Phrases *phrases, uint64_t hash)
{
    return phrases->count > 0 &&
           bsearch(&hash, phrases->hash, phrases->count, sizeof hash, by_hash);
}

void phrases_remove(Phrases *phrases, const Phrases *known)
{
    size_t kept = 0;
    for (size_t i = 0; i < phrases->count; i++)
        if (!has(known, phrases->hash[i]))
            phrases->hash[kept++] = phrases->hash[i];
    phrases->count = kept;
}

size_t phrases_shared(const Phrases *a, const Phrases *b)
{
    size_t shared = 0;
    for (size_t i = 0; i < a->count; i++)
        shared += has(b, a->hash[i]);
    return shared;
}

Phrases phrases_common(const Phrases *sets, int count)
{
    Phrases all = {0}, common = {0};
    for (int i = 0; i < count; i++)
        for (size_t j = 0; j < sets[i].count; j++)
            push(&all, sets[i].hash[j]);
    if (all.count > 0)
        qsort(all.hash, all.count, sizeof *all.hash, by_hash);
    for (size_t i = 0, end; i < all.count; i = end) {
        for (end = i; end < all.count && all.hash[end] == all.hash[i];)
            end++;
        if (2 * (end - i) > (size_t)count)
            push(&common, all.hash[i]);
    }
    phrases_free(&all);
    return common;
}

void phrases_free(Phrases *phrases)
{
    free(phrases->hash);
    *phrases = (Phrases){0};
}
