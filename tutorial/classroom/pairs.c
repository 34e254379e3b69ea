#include "pairs.h"

#include <stdlib.h>
#include <string.h>

#include "../markdown/markdown.h"
#include "../workbench/cut.h"
#include "../workbench/files.h"
#include "../workbench/source.h"
#include "similar.h"
#include "submission.h"

/* --- what is nobody's own --------------------------------------------------- */

static void add_file(Phrases *known, const char *directory, const char *name)
{
    size_t size;
    char *path = path_join(directory, name);
    char *text = read_whole(path, &size);
    if (text)
        phrases_add(known, text, strlen(text));
    free(text);
    free(path);
}

static void add_pieces(Phrases *known, const char *part)
{
    char **names = place_pieces(part);
    for (int i = 0; names[i]; i++)
        add_file(known, part, names[i]);
    names_free(names);
}

static void add_stubs(Phrases *known, const Place *place)
{
    char **names = place_pieces(place->part);
    for (int i = 0; names[i]; i++) {
        Source source;
        int cut;
        char *path = path_join(place->part, names[i]);
        if (source_read(&source, path)) {
            char *text = cut_text(&source, &place->lesson, &cut);
            phrases_add(known, text, strlen(text));
            free(text);
            source_free(&source);
        }
        free(path);
    }
    names_free(names);
}

/* All parts up to this one, its stubs, and the mistakes that people make. */
static Phrases known_phrases(const Place *place)
{
    Phrases known = {0};
    char **parts = directory_names("parts");
    for (int i = 0; parts[i]; i++) {
        char *part = path_join("parts", parts[i]);
        if (directory_exists(part) && strcmp(part, place->part) <= 0)
            add_pieces(&known, part);
        free(part);
    }
    names_free(parts);
    add_stubs(&known, place);
    char *mistakes = path_join(place->part, "mistakes");
    char **names = directory_names(mistakes);
    for (int i = 0; names[i]; i++)
        add_file(&known, mistakes, names[i]);
    names_free(names);
    free(mistakes);
    phrases_sort(&known);
    return known;
}

/* --- what a submission has -------------------------------------------------- */

static void add_functions(Phrases *phrases, const char *text,
                          const Lesson *lesson)
{
    Span span;
    for (int i = 0; i < lesson->count; i++)
        if (functions_find(text, lesson->tasks[i].function, &span) > 0)
            phrases_add(phrases, text + span.start, span.end - span.start);
}

static Phrases student_phrases(const Student *student, const Place *place,
                               char **pieces)
{
    Phrases phrases = {0};
    for (int i = 0; pieces[i]; i++) {
        const char *why;
        char *text = submission_read(student->path, pieces[i], &why);
        if (text)
            add_functions(&phrases, text, &place->lesson);
        free(text);
    }
    phrases_sort(&phrases);
    return phrases;
}

/* --- pairs ------------------------------------------------------------------ */

int pair_percent(const Pair *pair)
{
    return (int)(100 * pair->shared / pair->of);
}

static int by_likeness(const void *a, const void *b)
{
    const Pair *x = a, *y = b;
    int difference = pair_percent(y) - pair_percent(x);
    if (difference == 0)
        difference = strcmp(x->a->name, y->a->name);
    return difference ? difference : strcmp(x->b->name, y->b->name);
}

static void add_pair(Pairs *pairs, Pair pair)
{
    Pair *more = realloc(pairs->pairs,
                         (size_t)(pairs->count + 1) * sizeof *pairs->pairs);
    if (!more)
        abort();
    pairs->pairs = more;
    pairs->pairs[pairs->count++] = pair;
}

static void compare_all(Pairs *pairs, const Roster *roster,
                        const Phrases *phrases)
{
    for (int i = 0; i < roster->count; i++)
        for (int j = i + 1; j < roster->count; j++) {
            size_t a = phrases[i].count, b = phrases[j].count;
            Pair pair = {&roster->students[i], &roster->students[j], 0,
                         a < b ? a : b};
            if (pair.of < PAIRS_ENOUGH)
                continue;
            pair.shared = phrases_shared(&phrases[i], &phrases[j]);
            if (pair_percent(&pair) >= PAIRS_ALIKE)
                add_pair(pairs, pair);
        }
    if (pairs->count > 0)
        qsort(pairs->pairs, (size_t)pairs->count, sizeof *pairs->pairs,
              by_likeness);
}

/* Leaves each with what is their own. */
static void remove_common(Phrases *phrases, int count, const Phrases *known)
{
    for (int i = 0; i < count; i++)
        phrases_remove(&phrases[i], known);
    if (count < PAIRS_CLASS)
        return;
    Phrases common = phrases_common(phrases, count);
    for (int i = 0; i < count; i++)
        phrases_remove(&phrases[i], &common);
    phrases_free(&common);
}

void pairs_find(Pairs *pairs, const Roster *roster, const Place *place)
{
    Phrases known = known_phrases(place);
    char **pieces = place_pieces(place->part);
    size_t room = (size_t)roster->count + 1;
    Phrases *phrases = calloc(room, sizeof *phrases);
    *pairs = (Pairs){.own = calloc(room, sizeof *pairs->own)};
    if (!phrases || !pairs->own)
        abort();
    for (int i = 0; i < roster->count; i++)
        phrases[i] = student_phrases(&roster->students[i], place, pieces);
    remove_common(phrases, roster->count, &known);
    compare_all(pairs, roster, phrases);
    for (int i = 0; i < roster->count; i++) {
        pairs->own[i] = phrases[i].count;
        pairs->too_short += pairs->own[i] < PAIRS_ENOUGH;
        phrases_free(&phrases[i]);
    }
    free(phrases);
    names_free(pieces);
    phrases_free(&known);
}

void pairs_free(Pairs *pairs)
{
    free(pairs->pairs);
    free(pairs->own);
    *pairs = (Pairs){0};
}
