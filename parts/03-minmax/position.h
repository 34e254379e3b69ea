/*
 * A position as an array of cells.
 *
 * Around the board runs a frame of cells that belong to nobody, so counting
 * stones along a line stops by itself at the edge:
 *
 *     # # # # # # # # #      A column takes STRIDE cells, frame included;
 *     # . . . . . . . #      from a cell to the one above it is 1 step, to
 *     # . . . . . . . #      its right neighbour STRIDE, to the diagonal
 *     # . . . . . . . #      ones STRIDE + 1 and STRIDE - 1.
 *     # . . . . . . . #
 *     # . . . o . . . #
 *     # . . x x o . . #
 *     # # # # # # # # #
 */
#include <assert.h>
#include <stdbool.h>
#include <string.h>

#include "../../common/board.h"

enum { EMPTY = 0, FRAME = 3, STRIDE = BOARD_HEIGHT + 2 };

typedef struct {
    unsigned char cell[(BOARD_WIDTH + 2) * STRIDE]; /* 1, 2: the players */
    unsigned char height[BOARD_WIDTH];
    int stones;
} Position;

/* Where the next stone of a column lands. */
static inline int position_landing(const Position *position, int column)
{
    return (column + 1) * STRIDE + 1 + position->height[column];
}

static void position_clear(Position *position)
{
    memset(position, 0, sizeof *position);
    memset(position->cell, FRAME, sizeof position->cell);
    for (int column = 0; column < BOARD_WIDTH; column++)
        memset(position->cell + position_landing(position, column), EMPTY,
               BOARD_HEIGHT);
}

static inline bool position_can_play(const Position *position, int column)
{
    return position->height[column] < BOARD_HEIGHT;
}

static inline unsigned char position_player(const Position *position)
{
    return (unsigned char)(1 + position->stones % 2);
}

static inline void position_play(Position *position, int column)
{
    assert(position_can_play(position, column));
    position->cell[position_landing(position, column)] =
        position_player(position);
    position->height[column]++;
    position->stones++;
}

/* How many stones of `player` follow each other directly beyond `cell`. */
static inline int position_run(const unsigned char *cell, int step,
                               unsigned char player)
{
    int run = 0;
    while (cell[(run + 1) * step] == player)
        run++;
    return run;
}

/* Would the side to move win by playing this column? */
static inline bool position_wins(const Position *position, int column)
{
    const unsigned char *cell =
        position->cell + position_landing(position, column);
    unsigned char player = position_player(position);
    if (position_run(cell, -1, player) >= 3)
        return true; /* nothing lies above: one way is enough */
    for (int step = STRIDE - 1; step <= STRIDE + 1; step++)
        if (position_run(cell, step, player) +
                position_run(cell, -step, player) >=
            3)
            return true;
    return false;
}
