/* A question much cheaper than the score, for games that end soon. */
#ifndef TESTSETS_ENDS_WITHIN_H
#define TESTSETS_ENDS_WITHIN_H

#include "../common/board.h"

/*
 * Does the game end within that many plies, both sides playing perfectly?
 * The side to move must not be able to win at once.
 */
bool ends_within(const Board *board, int plies);

#endif
