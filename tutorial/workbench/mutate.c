#include "mutate.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "tokens.h"

/* What is worked on. */
typedef struct {
    Mutants *mutants;
    int first; /* of this function's */
    const Source *source;
    const Function *function;
    Tokens tokens;
} Work;

/* --- names ------------------------------------------------------------------ */

/* In one line, without comments. */
static char *tidied(const char *text, size_t length)
{
    char *result = text_copy(text, length), *to = result;
    for (size_t i = 0; i < length; i++) {
        if (strncmp(text + i, "/*", 2) == 0) {
            const char *end = strstr(text + i + 2, "*/");
            i = end ? (size_t)(end - text) + 1 : length;
        } else if (!isspace((unsigned char)text[i]))
            *to++ = text[i];
        else if (to > result && to[-1] != ' ')
            *to++ = ' ';
    }
    while (to > result && to[-1] == ' ')
        to--;
    *to = '\0';
    return result;
}

/* The lines that hold what is replaced. */
static char *name_of_change(const Work *work, size_t start, size_t end,
                            const char *with)
{
    const char *text = work->source->text;
    size_t first = start, last = end + strcspn(text + end, "\n");
    while (first > 0 && text[first - 1] != '\n')
        first--;
    char *old = tidied(text + first, last - first);
    char *changed = text_print("%.*s%s%.*s", (int)(start - first), text + first,
                               with, (int)(last - end), text + end);
    char *new = tidied(changed, strlen(changed));
    char *name = text_print("%s: %s => %s", work->function->name, old, new);
    free(new);
    free(changed);
    free(old);
    return name;
}

/* A statement as far as its block, if it has one. */
static char *name_of_deletion(const Work *work, size_t start, size_t end)
{
    char *old = tidied(work->source->text + start, end - start);
    char *block = strstr(old, " {");
    if (block)
        *block = '\0';
    char *name = text_print("%s: %s => {}", work->function->name, old);
    free(old);
    return name;
}

static bool is_taken(const Work *work, const char *name)
{
    for (int i = work->first; i < work->mutants->count; i++)
        if (strcmp(work->mutants->list[i].name, name) == 0)
            return true;
    return false;
}

static char *made_unique(const Work *work, char *name)
{
    char *unique = text_copy(name, strlen(name));
    for (int number = 2; is_taken(work, unique); number++) {
        free(unique);
        unique = text_print("%s #%d", name, number);
    }
    free(name);
    return unique;
}

/* --- one more --------------------------------------------------------------- */

/* The function as a mutant has it. */
static char *text_of(const Work *work, const Mutant *mutant)
{
    const Function *function = work->function;
    const char *text = work->source->text;
    return text_print("%.*s%s%.*s", (int)(mutant->start - function->body),
                      text + function->body, mutant->with,
                      (int)(function->end - mutant->end), text + mutant->end);
}

/* return 0 for return 1 can be had in more than one way, and is no change
   where it was there before. */
static bool is_known(const Work *work, const Mutant *mutant)
{
    char *text = text_of(work, mutant);
    const Function *function = work->function;
    bool known = strncmp(text, work->source->text + function->body,
                         function->end - function->body) == 0;
    for (int i = work->first; !known && i < work->mutants->count; i++) {
        char *other = text_of(work, &work->mutants->list[i]);
        known = strcmp(text, other) == 0;
        free(other);
    }
    free(text);
    return known;
}

static void add_mutant(Work *work, size_t start, size_t end, char *with,
                       bool deleted)
{
    Mutants *mutants = work->mutants;
    Mutant mutant = {NULL, start, end, with};
    if (is_known(work, &mutant)) {
        free(with);
        return;
    }
    mutant.name =
        made_unique(work, deleted ? name_of_deletion(work, start, end)
                                  : name_of_change(work, start, end, with));
    mutants->list = realloc(mutants->list, ((size_t)mutants->count + 1) *
                                               sizeof *mutants->list);
    if (!mutants->list)
        abort();
    mutants->list[mutants->count++] = mutant;
}

/* Tokens first to last - 1 replaced. */
static void replace(Work *work, int first, int last, char *with)
{
    add_mutant(work, work->tokens.list[first].start,
               work->tokens.list[last - 1].end, with, false);
}

static char *token_text(const Work *work, int first, int last)
{
    size_t start = work->tokens.list[first].start;
    return text_copy(work->source->text + start,
                     work->tokens.list[last - 1].end - start);
}

/* --- operators -------------------------------------------------------------- */

/* With blanks around it, as the layout has it; else it has one operand. */
static bool is_binary(const Work *work, int i)
{
    const Token *token = &work->tokens.list[i];
    const char *text = work->source->text;
    return isspace((unsigned char)text[token->start - 1]) &&
           isspace((unsigned char)text[token->end]);
}

static void mutate_sign(Work *work, int i)
{
    static const char *const table[][3] = {
        {"<", "<=", ">="},  {"<=", "<", ">"},   {">", ">=", "<="},
        {">=", ">", "<"},   {"==", "!=", NULL}, {"!=", "==", NULL},
        {"+", "-", NULL},   {"-", "+", NULL},   {"*", "/", NULL},
        {"/", "*", NULL},   {"%", "/", NULL},   {"&", "|", NULL},
        {"|", "&", NULL},   {"^", "|", NULL},   {"<<", ">>", NULL},
        {">>", "<<", NULL}, {"&&", "||", NULL}, {"||", "&&", NULL},
        {"++", "--", NULL}, {"--", "++", NULL}, {"+=", "-=", NULL},
        {"-=", "+=", NULL}, {"|=", "&=", NULL}, {"&=", "|=", NULL},
        {"^=", "|=", NULL}, {"*=", "/=", NULL}, {"/=", "*=", NULL}};
    const Tokens *tokens = &work->tokens;
    bool step = token_is(tokens, i, "++") || token_is(tokens, i, "--");
    for (size_t k = 0; k < sizeof table / sizeof *table; k++)
        if (token_is(tokens, i, table[k][0]) && (step || is_binary(work, i)))
            for (int other = 1; other < 3 && table[k][other]; other++)
                replace(work, i, i + 1, text_print("%s", table[k][other]));
    if ((token_is(tokens, i, "!") || token_is(tokens, i, "~") ||
         token_is(tokens, i, "-")) &&
        !is_binary(work, i))
        replace(work, i, i + 1, text_copy("", 0));
}

/* --- numbers and words ------------------------------------------------------ */

static void mutate_number(Work *work, int i)
{
    char *text = token_text(work, i, i + 1), *rest;
    uint64_t number = strtoull(text, &rest, 0);
    bool decimal = text[0] != '0' || rest == text + 1;
    if (decimal && *rest != '.') {
        replace(work, i, i + 1, text_print("%" PRIu64 "%s", number + 1, rest));
        if (number > 0)
            replace(work, i, i + 1,
                    text_print("%" PRIu64 "%s", number - 1, rest));
        else
            replace(work, i, i + 1, text_print("-1%s", rest));
    } else if (*rest != '.') {
        replace(work, i, i + 1, text_print("(%s + 1)", text));
        replace(work, i, i + 1, text_print("(%s - 1)", text));
    }
    free(text);
}

static bool is_constant(const char *word)
{
    return strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789") ==
               strlen(word) &&
           word[1] != '\0' && strcmp(word, "NULL") != 0;
}

/* alpha, new_alpha and alpha_max: whole pieces of the word. */
static char *with_piece(const char *word, const char *old, const char *new)
{
    size_t length = strlen(old);
    for (const char *at = word; (at = strstr(at, old)) != NULL; at++)
        if ((at == word || at[-1] == '_') &&
            (at[length] == '\0' || at[length] == '_'))
            return text_print("%.*s%s%s", (int)(at - word), word, new,
                              at + length);
    return NULL;
}

static void mutate_word(Work *work, int i)
{
    static const char *const swaps[][2] = {
        {"true", "false"},  {"alpha", "beta"}, {"min", "max"},
        {"lower", "upper"}, {"low", "high"},   {"least", "most"}};
    char *word = token_text(work, i, i + 1);
    for (size_t k = 0; k < sizeof swaps / sizeof *swaps; k++)
        for (int turn = 0; turn < 2; turn++) {
            char *with = with_piece(word, swaps[k][turn], swaps[k][!turn]);
            if (with)
                replace(work, i, i + 1, with);
        }
    if (is_constant(word) && !token_is(&work->tokens, i + 1, "(")) {
        replace(work, i, i + 1, text_print("(%s + 1)", word));
        replace(work, i, i + 1, text_print("(%s - 1)", word));
    }
    free(word);
}

/* --- conditions ------------------------------------------------------------- */

/* One comparison, or one !: its own change is the opposite. */
static bool has_opposite(const Work *work, int first, int last)
{
    static const char *const comparisons[] = {"<", "<=", ">", ">=", "==", "!="};
    const Tokens *tokens = &work->tokens;
    bool has = token_is(tokens, first, "!");
    for (int i = first; i < last; i++) {
        if (token_is(tokens, i, "&&") || token_is(tokens, i, "||"))
            return false;
        for (size_t k = 0; k < sizeof comparisons / sizeof *comparisons; k++)
            has = has || token_is(tokens, i, comparisons[k]);
    }
    return has;
}

static void negate(Work *work, int first, int last)
{
    if (first >= last || has_opposite(work, first, last))
        return;
    char *condition = token_text(work, first, last);
    replace(work, first, last, text_print("!(%s)", condition));
    free(condition);
}

/* From what assigns, returns, passes or opens to the question mark. */
static void mutate_choice(Work *work, int mark)
{
    static const char *const before[] = {"=", "return", ",", ";", "?",
                                         ":", "+=",     "{", "}"};
    const Tokens *tokens = &work->tokens;
    int first = mark, depth = 0;
    for (; first > 0; first--) {
        bool found = false;
        depth += token_is(tokens, first - 1, ")") +
                 token_is(tokens, first - 1, "]") -
                 token_is(tokens, first - 1, "(") -
                 token_is(tokens, first - 1, "[");
        for (size_t k = 0; k < sizeof before / sizeof *before; k++)
            found =
                found || (depth == 0 && token_is(tokens, first - 1, before[k]));
        if (found || depth < 0)
            break;
    }
    negate(work, first, mark);
}

/* --- statements ------------------------------------------------------------- */

static bool is_number_type(const char *type)
{
    return strcmp(type, "int") == 0 || strcmp(type, "unsigned") == 0 ||
           (strstr(type, "int") && strstr(type, "_t")) ||
           strcmp(type, "size_t") == 0;
}

static void mutate_return(Work *work, int first, int last)
{
    const char *type = work->function->type;
    if (first >= last ||
        (last == first + 1 && work->tokens.list[first].kind == TOKEN_NUMBER))
        return; /* nothing, or a number, which is changed as such */
    char *value = token_text(work, first, last);
    if (strcmp(type, "bool") == 0)
        negate(work, first, last);
    else if (is_number_type(type)) {
        replace(work, first, last, text_copy("0", 1));
        replace(work, first, last, text_print("(%s) + 1", value));
    }
    free(value);
}

/* "int x", "const T", "Position *p": left out, it would not compile. */
static bool is_declaration(const Work *work, int i)
{
    static const char *const words[] = {"return", "goto", "if",    "for",
                                        "while",  "do",   "switch"};
    const Tokens *tokens = &work->tokens;
    for (size_t k = 0; k < sizeof words / sizeof *words; k++)
        if (token_is(tokens, i, words[k]))
            return false;
    if (i + 2 >= tokens->count || tokens->list[i].kind != TOKEN_WORD)
        return false;
    return tokens->list[i + 1].kind == TOKEN_WORD ||
           (token_is(tokens, i + 1, "*") && !is_binary(work, i + 1));
}

/* Behind the semicolon that ends a statement without a block of its own. */
static int simple_end(const Tokens *tokens, int i)
{
    while (i < tokens->count && !token_is(tokens, i, ";"))
        i = token_is(tokens, i, "(") || token_is(tokens, i, "{") ||
                    token_is(tokens, i, "[")
                ? token_behind(tokens, i)
                : i + 1;
    return i < tokens->count ? i + 1 : i;
}

static int mutate_statement(Work *work, int i);

static int mutate_block(Work *work, int i)
{
    for (i++; i < work->tokens.count && !token_is(&work->tokens, i, "}");)
        i = mutate_statement(work, i);
    return i + 1;
}

/* All that a statement consists of; returns what is behind it. */
static int mutate_inside(Work *work, int i)
{
    const Tokens *tokens = &work->tokens;
    bool choice = token_is(tokens, i, "if");
    if (choice || token_is(tokens, i, "while")) {
        int behind = token_behind(tokens, i + 1);
        negate(work, i + 2, behind - 1);
        int end = mutate_statement(work, behind);
        return choice && token_is(tokens, end, "else")
                   ? mutate_statement(work, end + 1)
                   : end;
    }
    if (token_is(tokens, i, "for") || token_is(tokens, i, "switch"))
        return mutate_statement(work, token_behind(tokens, i + 1));
    if (token_is(tokens, i, "do")) {
        int end = mutate_statement(work, i + 1);
        int behind = token_behind(tokens, end + 1);
        negate(work, end + 2, behind - 1);
        return behind + 1;
    }
    int end = simple_end(tokens, i);
    if (token_is(tokens, i, "return"))
        mutate_return(work, i + 1, end - 1);
    return end;
}

static int mutate_statement(Work *work, int i)
{
    const Tokens *tokens = &work->tokens;
    if (token_is(tokens, i, "{"))
        return mutate_block(work, i);
    if (token_is(tokens, i, "case") || token_is(tokens, i, "default")) {
        while (i < tokens->count && !token_is(tokens, i, ":"))
            i++;
        return i + 1;
    }
    int end = mutate_inside(work, i);
    if (!is_declaration(work, i) && !token_is(tokens, i, ";"))
        add_mutant(work, tokens->list[i].start, tokens->list[end - 1].end,
                   text_copy("{}", 2), true);
    return end;
}

/* --- all of them ------------------------------------------------------------ */

void mutate_function(Mutants *mutants, const Source *source,
                     const Function *function)
{
    Work work = {mutants, mutants->count, source, function, {0}};
    tokens_read(&work.tokens, source->text, function->body, function->end);
    mutate_statement(&work, 0);
    for (int i = 0; i < work.tokens.count; i++) {
        switch (work.tokens.list[i].kind) {
        case TOKEN_SIGN:
            if (token_is(&work.tokens, i, "?"))
                mutate_choice(&work, i);
            mutate_sign(&work, i);
            break;
        case TOKEN_NUMBER: mutate_number(&work, i); break;
        case TOKEN_WORD: mutate_word(&work, i); break;
        default: break;
        }
    }
    tokens_free(&work.tokens);
}

void mutants_free(Mutants *mutants)
{
    for (int i = 0; i < mutants->count; i++) {
        free(mutants->list[i].name);
        free(mutants->list[i].with);
    }
    free(mutants->list);
    *mutants = (Mutants){0};
}
