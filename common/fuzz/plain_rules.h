/*
 * The rules once more, told in another way than in board.c: the column a
 * stone fell into is a string of colours, and four in a row are looked for
 * around the last stone only. A target compares the two.
 */
#ifndef COMMON_FUZZ_PLAIN_RULES_H
#define COMMON_FUZZ_PLAIN_RULES_H

#include <stdbool.h>
#include <string.h>

#include "../board.h"

typedef struct {
    char column[BOARD_WIDTH][BOARD_HEIGHT + 1];
} Plain;

static inline char plain_at(const Plain *plain, int column, int row)
{
    if (column < 0 || column >= BOARD_WIDTH || row < 0 ||
        row >= (int)strlen(plain->column[column]))
        return ' ';
    return plain->column[column][row];
}

/* How many of that colour follow each other from here on, this not counted. */
static inline int plain_run(const Plain *plain, char colour, int column,
                            int row, int right, int up)
{
    int run = 0;
    while (plain_at(plain, column += right, row += up) == colour)
        run++;
    return run;
}

/* Does the topmost stone of the column complete four? */
static inline bool plain_won(const Plain *plain, int column)
{
    static const int way[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int row = (int)strlen(plain->column[column]) - 1;
    char colour = plain->column[column][row];
    for (int i = 0; i < 4; i++)
        if (plain_run(plain, colour, column, row, way[i][0], way[i][1]) + 1 +
                plain_run(plain, colour, column, row, -way[i][0], -way[i][1]) >=
            4)
            return true;
    return false;
}

static inline int plain_column(char name)
{
    if (name >= '1' && name <= '9')
        return name - '1';
    return name >= 'a' && name <= 'c' ? name - 'a' + 9 : -1;
}

/* What board_read should say of these moves, and where. */
static inline Rule plain_read(Plain *plain, const char *text, size_t length,
                              size_t *at)
{
    memset(plain, 0, sizeof *plain);
    for (*at = 0; *at < length; ++*at) {
        int column = plain_column(text[*at]);
        if (column < 0 || column >= BOARD_WIDTH)
            return RULE_COLUMN;
        size_t height = strlen(plain->column[column]);
        if (height == BOARD_HEIGHT)
            return RULE_FULL;
        plain->column[column][height] = *at % 2 ? 'o' : 'x';
        if (plain_won(plain, column))
            return RULE_WON;
    }
    return RULE_OK;
}

#endif
