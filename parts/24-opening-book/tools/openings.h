/*
 * All positions with a certain number of stones, of a position and its mirror
 * image the one with the smaller key. They are found by playing, and told
 * apart by their keys: the numbers of a book are no part of it, so that they
 * can be checked by it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint64_t key;
    Position position;
    char moves[BOOK_MOST_STONES + 1]; /* one way to get there */
    bool over;                        /* the last stone has won */
    bool symmetric;                   /* it is its own image */
} Opening;

typedef struct {
    Opening *opening;
    size_t count;
} Openings;

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory) {
        fprintf(stderr, "There is no memory for so many positions.\n");
        exit(EXIT_FAILURE);
    }
    return memory;
}

static void opening_mirror(Opening *opening, uint64_t image)
{
    Position *position = &opening->position;
    position->current = mirror_key(position->current);
    position->mask = mirror_key(position->mask);
    opening->key = image;
    for (char *move = opening->moves; *move; move++)
        *move = column_name(BOARD_WIDTH - 1 - column_from_name(*move));
}

static Opening opening_after(const Opening *before, int column)
{
    Opening after = *before;
    int stones = before->position.stones;
    after.over = position_wins(&before->position, column);
    after.moves[stones] = column_name(column);
    after.moves[stones + 1] = '\0';
    position_play(&after.position, column);
    after.key = position_key(&after.position);
    uint64_t image = mirror_key(after.key);
    after.symmetric = image == after.key;
    if (image < after.key)
        opening_mirror(&after, image);
    return after;
}

static int compare_keys(const void *a, const void *b)
{
    const Opening *one = a, *other = b;
    if (one->key != other->key)
        return one->key < other->key ? -1 : 1;
    return strcmp(one->moves, other->moves);
}

static void openings_unite(Openings *list)
{
    size_t kept = 0;
    qsort(list->opening, list->count, sizeof *list->opening, compare_keys);
    for (size_t i = 0; i < list->count; i++)
        if (kept == 0 || list->opening[kept - 1].key != list->opening[i].key)
            list->opening[kept++] = list->opening[i];
    list->count = kept;
}

static Openings openings_begin(void)
{
    Openings list = {allocate(1, sizeof(Opening)), 1};
    position_clear(&list.opening->position);
    list.opening->symmetric = true;
    return list;
}

/* Those with one stone more. Games that are over go no further. */
static Openings openings_next(const Openings *before)
{
    Openings after = {allocate(before->count * BOARD_WIDTH, sizeof(Opening)),
                      0};
    for (size_t i = 0; i < before->count; i++)
        for (int column = 0; column < BOARD_WIDTH; column++) {
            const Opening *opening = &before->opening[i];
            if (!opening->over && position_can_play(&opening->position, column))
                after.opening[after.count++] = opening_after(opening, column);
        }
    openings_unite(&after);
    return after;
}

/* All of them, for each number of stones up to this one. */
static void openings_make(Openings *list, int stones)
{
    list[0] = openings_begin();
    for (int n = 1; n <= stones; n++)
        list[n] = openings_next(&list[n - 1]);
}

static void openings_free(Openings *list, int stones)
{
    for (int n = 0; n <= stones; n++)
        free(list[n].opening);
}

static bool opening_can_win(const Opening *opening)
{
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (position_can_play(&opening->position, column) &&
            position_wins(&opening->position, column))
            return true;
    return false;
}

/* How the score follows from those of the children. */
typedef int ChildScore(const void *book, const Position *position);

static inline int opening_score(const Opening *opening, ChildScore *score,
                                const void *book)
{
    int best = -BOARD_CELLS;
    if (opening_can_win(opening))
        return score_win_now(opening->position.stones);
    for (int column = 0; column < BOARD_WIDTH; column++) {
        Position child = opening->position;
        if (!position_can_play(&child, column))
            continue;
        position_play(&child, column);
        int reached = -score(book, &child);
        best = reached > best ? reached : best;
    }
    return best;
}
