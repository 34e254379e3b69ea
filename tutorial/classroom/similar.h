/*
 * How much two texts of C have in common that neither has from elsewhere.
 *
 * A phrase is PHRASE_TOKENS tokens in a row, as a hash. Comments, layout,
 * braces and qualifiers are no tokens; names that the writer has chosen are all
 * the same, and so are 16, 0x10 and 16u. What is called, members and words in
 * capitals are given by others, and stay.
 */
#ifndef CLASSROOM_SIMILAR_H
#define CLASSROOM_SIMILAR_H

#include <stddef.h>
#include <stdint.h>

enum { PHRASE_TOKENS = 12 };

typedef struct {
    uint64_t *hash;
    size_t count, room;
} Phrases;

/* Adds those of a text, as often as they come. */
void phrases_add(Phrases *phrases, const char *text, size_t length);

/* In order and once each: from here on they are a set. */
void phrases_sort(Phrases *phrases);

/* Takes out those that are in another set. */
void phrases_remove(Phrases *phrases, const Phrases *known);

/* How many are in both sets. */
size_t phrases_shared(const Phrases *a, const Phrases *b);

/* Those that are in more than half of so many sets. */
Phrases phrases_common(const Phrases *sets, int count);

void phrases_free(Phrases *phrases);

#endif
