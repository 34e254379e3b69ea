/*
 * What a program that plays asks for: the linked solver's answer, if it comes
 * in time, and a rule of thumb for when it does not.
 */
#ifndef COMMON_THINK_H
#define COMMON_THINK_H

#include "../answer.h"

/*
 * Scores all columns in a child process; false when `seconds` were too few.
 * A signal that ends this program ends the child with it.
 */
bool think(Answer *answer, const Board *board, unsigned seconds);

/* The best column of an answer; of equal ones the most central. */
int think_best(const Answer *answer);

/*
 * Win, else block, else do not play right under a win of the other side; of
 * equal columns the most central. The board must not be full.
 */
int think_by_thumb(const Board *board);

#endif
