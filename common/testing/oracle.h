/*
 * All positions of a small board with their scores, by brute force: every
 * position is visited and remembered. No line of it is shared with the parts
 * or with board.c, so that it makes none of their mistakes.
 */
#ifndef COMMON_ORACLE_H
#define COMMON_ORACLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef BOARD_WIDTH
#define BOARD_WIDTH 4
#endif
#ifndef BOARD_HEIGHT
#define BOARD_HEIGHT 4
#endif

enum {
    ORACLE_CELLS = BOARD_WIDTH * BOARD_HEIGHT,
    ORACLE_BITS = BOARD_WIDTH * (BOARD_HEIGHT + 1)
};

/* Finds them all; to be called before anything else. */
void oracle_solve(void);

/* How many there are with that many stones: still to be played, and won. */
long oracle_open(int stones);
long oracle_won(int stones);

/* The open position of this number, from 0, with that many stones. */
uint32_t oracle_position(int stones, long number);

/* Columns from 0, in an order in which nobody wins on the way. */
void oracle_moves(uint32_t position, int stones, int *moves);

/* For the side to move; a column's score is false if it is full. */
int oracle_score(uint32_t position);
bool oracle_column(uint32_t position, int stones, int column, int *score);

#endif
