#include "sets.h"

#include <search.h>
#include <stdlib.h>
#include <string.h>

/*
 * How many positions have how many stones: as the tutorial's 6000, put into
 * these classes and scaled to a thousand each. Only with 4 stones in
 * Begin-Easy that would be 44, and there are no more than 40; some of them
 * went to 5 and 6 stones. The sets are for the standard board only.
 */
const TestSet test_sets[SETS] = {
#if BOARD_WIDTH == 7 && BOARD_HEIGHT == 6
    {&six_sets[0],
     {{29, 41}, {1, 13}},
     {[29] = 101, 76, 83, 77, 86, 88, 81, 62, 85, 67, 64, 65, 65}},
    {&six_sets[1],
     {{15, 28}, {1, 13}},
     {[15] = 44, 59, 54, 52, 54, 78, 63, 89, 80, 82, 79, 79, 92, 95}},
    {&six_sets[2],
     {{15, 28}, {14, 27}},
     {[15] = 106, 106, 105, 94, 96, 74, 95, 78, 70, 44, 44, 46, 27, 15}},
    {&six_sets[3],
     {{0, 14}, {1, 13}},
     {[4] = 35, 15, 59, 20, 62, 73, 108, 110, 163, 172, 183}},
    {&six_sets[4],
     {{0, 14}, {14, 27}},
     {[5] = 7, 29, 37, 71, 92, 116, 150, 170, 168, 160}},
    {&six_sets[5],
     {{0, 14}, {28, 42}},
     {[1] = 1, 9, 60, 112, 138, 133, 134, 110, 86, 66, 62, 41, 20, 28}},
#else
    {0},
#endif
};

static bool has_name(const SetNames *names, const char *file)
{
    size_t length = strlen(names->name);
    return strcmp(file, names->original) == 0 ||
           (strncmp(file, names->name, length) == 0 &&
            strcmp(file + length, ".txt") == 0);
}

const TestSet *set_named(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    for (int i = 0; i < SETS; i++)
        if (test_sets[i].names && has_name(test_sets[i].names, name))
            return &test_sets[i];
    return NULL;
}

/* A plain decimal number, at most `max`; *text moves behind it. */
static bool number_read(const char **text, int max, int *number)
{
    if (**text < '0' || **text > '9')
        return false;
    char *end;
    long value = strtol(*text, &end, 10);
    *text = end;
    *number = (int)value;
    return value <= max;
}

bool range_read(const char *text, int max, Range *range)
{
    if (!number_read(&text, max, &range->min))
        return false;
    range->max = range->min;
    if (*text == '-') {
        text++;
        if (!number_read(&text, max, &range->max))
            return false;
    }
    return *text == '\0' && range->min <= range->max;
}

bool range_has(Range range, int value)
{
    return range.min <= value && value <= range.max;
}

/* The game ends after 1, 3, 5 ... plies if we win, after 2, 4, 6 ... if not. */
int plies_left(int stones, int score)
{
    if (score == 0)
        return BOARD_CELLS - stones;
    int sign = score_sign(score);
    for (int left = score > 0 ? 1 : 2; left <= BOARD_CELLS - stones; left += 2)
        if (score == sign * score_win_now(stones + left - 1))
            return left;
    return 0;
}

bool board_decided(const Board *board)
{
    if (board_can_win(board))
        return true;
    int stays_open = 0;
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (board_can_play(board, column)) {
            Board after = *board;
            board_play(&after, column);
            stays_open += !board_can_win(&after);
        }
    return stays_open == 0 && board->stones < BOARD_CELLS;
}

/* A 1 that marks the height, below it the colours: one bit more than cells. */
static uint64_t column_pattern(const Board *board, int column)
{
    uint64_t pattern = 1;
    for (int row = 0; row < board->height[column]; row++)
        pattern = pattern << 1 | (board->cell[column][row] == 2);
    return pattern;
}

uint64_t board_identity(const Board *board)
{
    uint64_t identity = 0, mirror = 0;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        identity = identity << (BOARD_HEIGHT + 1) | column_pattern(board, i);
        mirror = mirror << (BOARD_HEIGHT + 1) |
                 column_pattern(board, BOARD_WIDTH - 1 - i);
    }
    return identity < mirror ? identity : mirror;
}

typedef struct {
    uint64_t identity;
    int line;
} Sight;

static int compare_sights(const void *a, const void *b)
{
    uint64_t first = ((const Sight *)a)->identity;
    uint64_t second = ((const Sight *)b)->identity;
    return (first > second) - (first < second);
}

int seen_before(Seen *seen, uint64_t identity, int line)
{
    Sight *sight = malloc(sizeof *sight);
    if (!sight)
        abort();
    *sight = (Sight){identity, line};
    Sight *found = *(Sight **)tsearch(sight, &seen->tree, compare_sights);
    if (found == sight)
        return 0;
    free(sight);
    return found->line;
}

void seen_clear(Seen *seen)
{
    while (seen->tree) {
        Sight *sight = *(Sight **)seen->tree;
        tdelete(sight, &seen->tree, compare_sights);
        free(sight);
    }
}
