/* A board and a score, shown on standard output for people. */
#ifndef COMMON_DRAW_H
#define COMMON_DRAW_H

#include "../answer.h"
#include "../board.h"

/*
 * The player's symbol, as the board has it: X moves first. On a terminal it
 * is coloured, or a coloured disc (see terminal.h); it is one cell wide.
 */
const char *draw_player(int player);

/*
 * The board, in these symbols. A line of four stands in [brackets], the last
 * stone in (brackets), but this one only where there is colour.
 */
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
