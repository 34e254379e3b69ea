/*
 * What a test set is: which positions belong into it, and how its lines are
 * written. generate.c makes sets by these rules, check.c holds them to it.
 */
#ifndef TESTSETS_SETS_H
#define TESTSETS_SETS_H

#include <stdint.h>

#include "../common/board.h"
#include "six_sets.h"

/* Both ends belong to a range. */
typedef struct {
    int min, max;
} Range;

typedef struct {
    Range stones; /* played */
    Range left;   /* plies to the end when both sides play perfectly */
} Class;

typedef struct {
    const SetNames *names; /* NULL: there are no sets for this board */
    Class class;
    int count[BOARD_CELLS + 1]; /* positions for each number of stones */
} TestSet;

enum { SET_LINES = 1000 };
extern const TestSet test_sets[SETS];

/* By either of its file names, whatever the directory; NULL if none has it. */
const TestSet *set_named(const char *path);

/* Reads "15-28" or "15"; false when it is not a range within 0 to `max`. */
bool range_read(const char *text, int max, Range *range);
bool range_has(Range range, int value);

/*
 * Plies until the game ends with this score for the side to move: a win or a
 * loss with the winner's last stone, a draw with the last cell. 0 when no
 * game from here can have that score.
 */
int plies_left(int stones, int score);

/*
 * Does the game end with the next stone or the one after it? Then there is
 * nothing to solve: one side wins and the other cannot help it.
 */
bool board_decided(const Board *board);

/* The same number for a position and its mirror image, and for no other. */
uint64_t board_identity(const Board *board);

/* Positions met so far, each with the number of the line it was met on. */
typedef struct {
    void *tree;
} Seen;

/* The line of the same position or its mirror image, or 0: then it is new. */
int seen_before(Seen *seen, uint64_t identity, int line);
void seen_clear(Seen *seen);

#endif
