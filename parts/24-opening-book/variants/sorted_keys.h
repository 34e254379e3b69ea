/*
 * The same look-up in a list of keys, each with its score: what one does who
 * has no numbers. The list is filled from the book when it is first needed, by
 * playing through all its positions, and sorted.
 */
#include <stdlib.h>

typedef struct {
    uint64_t key; /* the smaller one of the position and its mirror image */
    int8_t score;
} KeyedScore;

static KeyedScore *keyed;
static size_t keyed_count;

static uint64_t smaller_key(const Position *position)
{
    uint64_t key = position_key(position), image = mirror_key(key);
    return image < key ? image : key;
}

static int compare_keyed(const void *a, const void *b)
{
    uint64_t one = ((const KeyedScore *)a)->key;
    uint64_t other = ((const KeyedScore *)b)->key;
    return (one > other) - (one < other);
}

/* Each position once: `done` has its number. */
static void keys_add(const Book *book, const Position *position, bool *done)
{
    uint32_t number = number_of(&book->numbering, position);
    if (done[number])
        return;
    done[number] = true;
    keyed[keyed_count++] = (KeyedScore){
        smaller_key(position), (int8_t)digit_score(book_digit(book, number))};
    for (int column = 0; column < BOARD_WIDTH; column++) {
        Position child = *position;
        if (child.stones == book->numbering.stones ||
            !position_can_play(position, column) ||
            position_wins(position, column))
            continue;
        position_play(&child, column);
        keys_add(book, &child, done);
    }
}

static void keys_fill(const Book *book)
{
    Position empty = {0, 0, 0};
    bool *done = calloc(book->numbering.size, sizeof *done);
    keyed = calloc(book->numbering.size, sizeof *keyed);
    if (!done || !keyed)
        abort();
    keyed_count = 0;
    keys_add(book, &empty, done);
    qsort(keyed, keyed_count, sizeof *keyed, compare_keyed);
    free(done);
}

/* Eight for the key and one for the score, if nothing were left between. */
static inline size_t keys_bytes(void)
{
    return keyed_count * (sizeof keyed->key + sizeof keyed->score);
}

/* Halves the list until one entry is left. */
static inline int book_look_up(const Book *book, const Position *position)
{
    uint64_t key = smaller_key(position);
    if (!keyed)
        keys_fill(book);
    size_t first = 0, count = keyed_count;
    while (count > 1) {
        size_t half = count / 2;
        if (keyed[first + half].key <= key)
            first += half;
        count -= half;
    }
    assert(keyed[first].key == key);
    return keyed[first].score;
}
