/* A board and a score, shown on standard output for people. */
#ifndef COMMON_DRAW_H
#define COMMON_DRAW_H

#include "../answer.h"
#include "../board.h"

/* The player's letter: X moves first. */
char draw_letter(int player);

/* X and O, coloured on a terminal; a line of four stands in [brackets]. */
void draw_board(const Board *board);

/* What a score means in the end: "X wins with its 12th stone". */
void draw_verdict(const Board *board, int score, bool weak);

/* One line for a column: its name, its score and what that means. */
void draw_column(const Board *board, const Answer *answer, int column,
                 bool weak);

/* " 4, 5": the columns that score best. */
void draw_best(const Answer *answer);

/* "1,234 nodes, 4.57 ms" */
void draw_effort(const Answer *answer);

#endif
