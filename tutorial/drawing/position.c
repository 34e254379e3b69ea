#include "position.h"

#include <string.h>

/* Like "board 5x4"; the whole board if nothing is said. */
Size size_of(const Panel *panel)
{
    Size size = {BOARD_WIDTH, BOARD_HEIGHT};
    Span word = span_word(panel->head.text, 1);
    const char *x = memchr(word.start, 'x', word.length);
    if (word.length == 0)
        return size;
    Span width = {word.start, x ? (size_t)(x - word.start) : 0};
    Span height = {word.start + width.length + 1,
                   x ? word.length - width.length - 1 : 0};
    if (!span_whole(width, &size.width) || !span_whole(height, &size.height) ||
        size.width < 1 || size.width > BOARD_WIDTH || size.height < 1 ||
        size.height > BOARD_HEIGHT)
        fail(panel->head.at, "'%.*s' is no size: write %dx%d, or less",
             SHOWN(word), BOARD_WIDTH, BOARD_HEIGHT);
    return size;
}

void play(Board *game, Span columns, Size size, int at)
{
    for (size_t i = 0; i < columns.length; i++) {
        char name = columns.start[i];
        int column = column_from_name(name);
        if (column < 0 || column >= size.width)
            fail(at, "'%c' is no column", name);
        else if (game->height[column] >= size.height)
            fail(at, "column %c is full", name);
        else if (board_has_four(game, 1) || board_has_four(game, 2))
            fail(at, "the game is won before stone %d", game->stones + 1);
        board_play(game, column);
    }
}

static void read_row(Picture *picture, const Line *line, int row, int width)
{
    Span cells = span_after(line->text, 1);
    int column = 0;
    for (size_t i = 0; i < cells.length; i++)
        if (cells.start[i] != ' ' && ++column <= width)
            picture->cell[column - 1][row] = cells.start[i];
    if (column != width)
        fail(line->at, "a row has %d cells", width);
}

void read_rows(Picture *picture, const Panel *panel, int width, int height)
{
    int row = 0;
    for (int i = panel->lines - 1; i >= 0; i--) {
        const Line *line = &panel->line[i];
        if (!line_is(line, "row"))
            continue;
        if (row == height)
            fail(line->at, "a picture has %d rows", height);
        read_row(picture, line, row++, width);
    }
}
