/* The position of a panel: played by the rules, or a picture in rows. */
#ifndef DRAWING_POSITION_H
#define DRAWING_POSITION_H

#include "../../common/board.h"
#include "panel.h"

/* A figure may show a smaller board in the corner of the one there is. */
typedef struct {
    int width, height;
} Size;

Size size_of(const Panel *panel);

/* Plays the columns of a line: the last stone may win. */
void play(Board *game, Span columns, Size size, int at);

/* One row more than a board has, for the spare bits. 0: nothing was said. */
typedef struct {
    char cell[BOARD_WIDTH][BOARD_HEIGHT + 1];
} Picture;

/* The rows of the panel, `height` at most: the last one is the bottom. */
void read_rows(Picture *picture, const Panel *panel, int width, int height);

#endif
