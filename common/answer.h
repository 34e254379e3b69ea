/* One question to the linked solver, timed: a position or its columns. */
#ifndef COMMON_ANSWER_H
#define COMMON_ANSWER_H

#include <stdint.h>

#include "board.h"

typedef struct {
    int score;               /* the position's; with `weak` its sign */
    int column[BOARD_WIDTH]; /* each column's score for the side to move */
    bool playable[BOARD_WIDTH];
    uint64_t nodes;
    int64_t solving;  /* nanoseconds spent on the search */
    int64_t clearing; /* and on emptying the table before it */
} Answer;

/* The score of a position that nobody has won. */
void answer_position(Answer *answer, const Board *board, bool weak);

/* The score of every playable column as well. A full board scores 0. */
void answer_columns(Answer *answer, const Board *board, bool weak);

/* The same column by column: begin once, then ask; score is the best so far. */
void answer_begin(Answer *answer);
void answer_column(Answer *answer, const Board *board, int column, bool weak);

#endif
