/*
 * A position as two 64-bit words. Bits are numbered upwards, column after
 * column; the bit above each column stays empty, so that no line of four can
 * run over the top of one column into the bottom of the next:
 *
 *      6 13 20 27 34 41 48     always 0
 *      5 12 19 26 33 40 47     top row
 *      4 11 18 25 32 39 46
 *      3 10 17 24 31 38 45
 *      2  9 16 23 30 37 44
 *      1  8 15 22 29 36 43
 *      0  7 14 21 28 35 42     bottom row
 *
 * From a cell to the one above it is 1 bit, to its right neighbour STEP, to
 * the diagonal ones STEP + 1 and STEP - 1.
 */
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "../../common/board.h"

enum { STEP = BOARD_HEIGHT + 1 };

typedef struct {
    uint64_t current; /* the stones of the side to move */
    uint64_t mask;    /* all stones */
    int stones;
} Position;

static inline uint64_t bottom_cell(int column)
{
    return UINT64_C(1) << column * STEP;
}

static inline uint64_t top_cell(int column)
{
    return bottom_cell(column) << (BOARD_HEIGHT - 1);
}

static inline uint64_t column_cells(int column)
{
    return ((UINT64_C(1) << BOARD_HEIGHT) - 1) << column * STEP;
}

static void position_clear(Position *position)
{
    *position = (Position){0};
}

static inline bool position_can_play(const Position *position, int column)
{
    return !(position->mask & top_cell(column));
}

/*
 * Adding a bit at the bottom of a column carries through its stones to the
 * first empty cell. The sides change places with every stone.
 */
static inline void position_play(Position *position, int column)
{
    assert(position_can_play(position, column));
    position->current ^= position->mask;
    position->mask |= position->mask + bottom_cell(column);
    position->stones++;
}

/* Pairs of neighbours, then pairs of such pairs two steps apart. */
static inline uint64_t fours_along(uint64_t stones, int step)
{
    uint64_t pairs = stones & (stones >> step);
    return pairs & (pairs >> 2 * step);
}

static inline bool has_four(uint64_t stones)
{
    return fours_along(stones, 1) | fours_along(stones, STEP - 1) |
           fours_along(stones, STEP) | fours_along(stones, STEP + 1);
}

/* Would the side to move win by playing this column? */
static inline bool position_wins(const Position *position, int column)
{
    uint64_t stone =
        (position->mask + bottom_cell(column)) & column_cells(column);
    return has_four(position->current | stone);
}

/*
 * No two positions share a key. In a column of height h the mask is 2^h - 1,
 * and what is added is at most that: the sum cannot be taken for one of another
 * height, and needs no more than the spare bit.
 */
static inline uint64_t position_key(const Position *position)
{
    return position->current + position->mask;
}
