/* The words of the glossary in the sentences of a chapter. */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "tasks.h"

#define GLOSSARY "glossary.md#"
#define EVERYDAY "<!-- everyday word -->"

enum { MAX_TERMS = 1000 };

typedef struct {
    char *name, *anchor; /* several names may have the same anchor */
    size_t used, linked; /* where it is first said; SIZE_MAX: nowhere */
} Term;

typedef struct {
    Term term[MAX_TERMS];
    int terms;
} Glossary;

/* --- the glossary --------------------------------------------------------- */

static void add_term(Glossary *glossary, const char *name, size_t length,
                     const char *anchor)
{
    while (length > 0 && isspace((unsigned char)*name))
        name++, length--;
    while (length > 0 && isspace((unsigned char)name[length - 1]))
        length--;
    if (length == 0 || glossary->terms == MAX_TERMS)
        return;
    glossary->term[glossary->terms++] =
        (Term){.name = text_copy(name, length),
               .anchor = text_copy(anchor, strlen(anchor)),
               .used = SIZE_MAX,
               .linked = SIZE_MAX};
}

/* "Also: a, b; c." */
static void add_names(Glossary *glossary, const char *list, const char *anchor)
{
    while (*list) {
        size_t length = strcspn(list, ",;.");
        add_term(glossary, list, length, anchor);
        list += length + (list[length] != '\0');
    }
}

/* Is the entry that begins with line `i` marked as an everyday word? */
static bool is_everyday(const Markdown *markdown, int i)
{
    while (++i < markdown->line_count && markdown->lines[i].text[0] != '#')
        if (strcmp(markdown->lines[i].text, EVERYDAY) == 0)
            return true;
    return false;
}

/* Entries have headings of the second level or the third. */
static void read_glossary(Glossary *glossary, const Markdown *markdown)
{
    char *anchor = NULL;
    for (int i = 0; i < markdown->line_count; i++) {
        const Line *line = &markdown->lines[i];
        size_t level = strspn(line->text, "#");
        char *id = heading_id(line);
        if (id) {
            free(anchor);
            anchor = NULL;
            if (level >= 2 && !is_everyday(markdown, i)) {
                anchor = id;
                id = NULL;
                add_term(glossary, line->text + level,
                         strlen(line->text + level), anchor);
            }
            free(id);
        } else if (anchor && strncmp(line->text, "Also: ", 6) == 0)
            add_names(glossary, line->text + 6, anchor);
    }
    free(anchor);
}

static void free_glossary(Glossary *glossary)
{
    for (int i = 0; i < glossary->terms; i++) {
        free(glossary->term[i].name);
        free(glossary->term[i].anchor);
    }
}

/* --- where a word is said ------------------------------------------------- */

static bool is_joint(char c)
{
    return c == '-' || c == '>' || isspace((unsigned char)c);
}

/* An abbreviation, such as ETC, which is not etc. */
static bool is_all_capitals(const char *name)
{
    while (*name && !islower((unsigned char)*name))
        name++;
    return *name == '\0';
}

static bool is_same(char a, char b, bool exact)
{
    return a == b ||
           (!exact && tolower((unsigned char)a) == tolower((unsigned char)b));
}

/* How long the name is at this place of the text, 0 if it is not there. Words
   may be parted by a hyphen, a blank or a line's end. */
static size_t length_here(const char *text, const char *name)
{
    const char *at = text;
    bool exact = is_all_capitals(name);
    while (*name) {
        if (is_joint(*name) && is_joint(*at)) {
            name++;
            while (is_joint(*at))
                at++;
        } else if (is_same(*name, *at, exact)) {
            name++;
            at++;
        } else {
            return 0;
        }
    }
    size_t plural = strncmp(at, "es", 2) == 0 ? 2 : *at == 's' ? 1 : 0;
    if (plural && !isalnum((unsigned char)at[plural]))
        at += plural;
    return isalnum((unsigned char)*at) ? 0 : (size_t)(at - text);
}

static const Line *line_at(const Markdown *markdown, size_t at)
{
    return &markdown->lines[markdown_line_of(markdown, at) - 1];
}

/* In a sentence, and not in a heading, a table or a block. */
static bool is_prose(const Markdown *markdown, size_t at)
{
    if (markdown->role[at] != ROLE_TEXT)
        return false;
    const Line *line = line_at(markdown, at);
    char first = line->text[strspn(line->text, " ")];
    return !line->in_block && first != '|' && line->text[0] != '#';
}

/* Behind the link, or the picture, that begins here; 0: none does. A label may
   go on in the next line, and has no brackets. `target` begins behind ](. */
static size_t link_end(const char *text, const char **target)
{
    size_t start = text[0] == '!';
    if (text[start] != '[')
        return 0;
    size_t label = start + 1 + strcspn(text + start + 1, "[]");
    if (strncmp(text + label, "](", 2) != 0)
        return 0;
    *target = text + label + 2;
    size_t length = strcspn(*target, ")\n");
    return (*target)[length] == ')' ? label + 2 + length + 1 : 0;
}

/* --- a chapter ------------------------------------------------------------ */

static void note_link(Glossary *glossary, size_t at, const char *target)
{
    size_t length = strlen(GLOSSARY);
    if (strncmp(target, GLOSSARY, length) != 0)
        return;
    target += length;
    length = strcspn(target, ") ");
    for (int i = 0; i < glossary->terms; i++) {
        Term *term = &glossary->term[i];
        if (strlen(term->anchor) == length &&
            strncmp(term->anchor, target, length) == 0 &&
            term->linked == SIZE_MAX)
            term->linked = at;
    }
}

/* The longest name that is said here: in "null window" no window is meant. */
static size_t note_word(Glossary *glossary, const char *text, size_t at)
{
    Term *longest = NULL;
    size_t most = 0;
    for (int i = 0; i < glossary->terms; i++) {
        size_t length = length_here(text + at, glossary->term[i].name);
        if (length > most) {
            most = length;
            longest = &glossary->term[i];
        }
    }
    if (longest && longest->used == SIZE_MAX)
        longest->used = at;
    return most;
}

static void note_uses(Glossary *glossary, const Markdown *markdown)
{
    const char *text = markdown->text, *target;
    for (size_t at = 0, step; at < markdown->size; at += step ? step : 1) {
        bool begins = at == 0 || !isalnum((unsigned char)text[at - 1]);
        step = 0;
        if (!is_prose(markdown, at))
            continue;
        if ((step = link_end(text + at, &target)) > 0)
            note_link(glossary, at, target);
        else if (begins)
            step = note_word(glossary, text, at);
    }
}

/* Of several names of an entry the one that is said first counts. */
static bool is_said_first(const Glossary *glossary, const Term *term)
{
    for (int i = 0; i < glossary->terms; i++)
        if (strcmp(glossary->term[i].anchor, term->anchor) == 0 &&
            glossary->term[i].used < term->used)
            return false;
    return term->used != SIZE_MAX;
}

bool terms_check(const Markdown *markdown, const Markdown *glossary)
{
    static Glossary all;
    bool good = true;
    all.terms = 0;
    read_glossary(&all, glossary);
    note_uses(&all, markdown);
    for (int i = 0; i < all.terms; i++) {
        const Term *term = &all.term[i];
        if (!is_said_first(&all, term) || term->linked < term->used)
            continue;
        good = false;
        fprintf(stderr, "%s:%d: '%s' is not linked to " GLOSSARY "%s%s\n",
                markdown->path, markdown_line_of(markdown, term->used),
                term->name, term->anchor,
                term->linked == SIZE_MAX ? "" : " where it is first said");
    }
    free_glossary(&all);
    return good;
}
