/* Stones, threats, marks. */
#include "position.h"

enum { CELL = 34, HALF = CELL / 2 };

typedef struct {
    Panel *panel;
    Size size;
    Picture picture; /* x, o, or something else where no stone is */
    Board game;
    bool numbers, frame, bare, above;
    double left, top; /* of the cells */
} Drawing;

typedef struct {
    int column, row; /* from 1; 0 and one more than there are: the frame */
    double x, y;     /* its middle */
} Cell;

static Cell cell_at(const Drawing *d, int column, int row)
{
    return (Cell){column, row, d->left + (column - 0.5) * CELL,
                  d->top + (d->size.height - row + 0.5) * CELL};
}

/* "3,1" is column 3, row 1, counted from the bottom left. */
static Cell read_cell(const Drawing *d, const Line *line, int word)
{
    Span name = span_word(line->text, word), part = name;
    int column = 0, row = 0;
    for (part.length = 0; part.length < name.length; part.length++)
        if (name.start[part.length] == ',')
            break;
    Span rest = {part.start + part.length + 1, name.length - part.length - 1};
    if (part.length == name.length || !span_whole(part, &column) ||
        !span_whole(rest, &row))
        fail(line->at, "'%.*s' is no cell: write column,row", SHOWN(name));
    if (column > d->size.width + 1 || row > d->size.height + 1)
        fail(line->at, "'%.*s' is no cell of this board", SHOWN(name));
    return cell_at(d, column, row);
}

static char stone_at(const Drawing *d, Cell cell)
{
    bool inside = cell.column >= 1 && cell.column <= d->size.width &&
                  cell.row >= 1 && cell.row <= d->size.height;
    return inside ? d->picture.cell[cell.column - 1][cell.row - 1] : 0;
}

/* The class of what belongs to x, to o, and to neither. */
static const char *by_stone(char stone, const char *x, const char *o,
                            const char *none)
{
    return stone == 'x' ? x : stone == 'o' ? o : none;
}

/* --- the board itself ----------------------------------------------------- */

static void read_settings(Drawing *d)
{
    for (int i = 0; i < d->panel->lines; i++) {
        const Line *line = &d->panel->line[i];
        if (line_is(line, "moves"))
            play(&d->game, span_word(line->text, 1), d->size, line->at);
        d->numbers |= line_is(line, "numbers");
        d->frame |= line_is(line, "frame");
        d->bare |= line_is(line, "bare");
        d->above |= line_is(line, "above");
    }
    d->left = 2 + d->frame * CELL;
    d->panel->over = d->above * 24;
    d->top = 2 + d->panel->over + d->frame * CELL;
    d->panel->width = d->size.width * CELL + 2 * d->left;
    d->panel->height =
        d->top + d->size.height * CELL + 4 + d->frame * CELL + !d->bare * 18;
}

static void put_stones(Drawing *d)
{
    for (int column = 0; column < d->size.width; column++)
        for (int row = 0; row < d->game.height[column]; row++)
            d->picture.cell[column][row] =
                d->game.cell[column][row] == 1 ? 'x' : 'o';
}

static void draw_ground(const Drawing *d)
{
    Text *ground = &d->panel->layer[GROUND];
    double width = d->size.width * CELL, height = d->size.height * CELL;
    if (d->frame)
        svg_rect(ground, 2, d->top - CELL, d->panel->width - 4,
                 height + 2 * CELL, "frame", 4);
    svg_rect(ground, d->left, d->top, width, height, "board", 6);
}

/* When the stone in this cell was played; 0 if none was. */
static int turn_of(const Board *game, Cell cell)
{
    int row = 0;
    for (int i = 0; i < game->stones; i++)
        if (game->moves[i] == cell.column - 1 && ++row == cell.row)
            return i + 1;
    return 0;
}

static void draw_cell(const Drawing *d, Cell cell)
{
    char stone = stone_at(d, cell);
    int turn = turn_of(&d->game, cell);
    svg_circle(&d->panel->layer[SHAPES], cell.x, cell.y, HALF - 4,
               by_stone(stone, "first", "second", "hole"));
    if (d->numbers && turn)
        svg_integer(&d->panel->layer[WORDS], cell.x, cell.y + 5,
                    by_stone(stone, "on1", "on2", "on2"), turn);
}

static void draw_cells(const Drawing *d)
{
    for (int column = 1; column <= d->size.width; column++) {
        if (!d->bare)
            svg_integer(&d->panel->layer[WORDS], cell_at(d, column, 1).x,
                        d->panel->height - 4, "small", column);
        for (int row = 1; row <= d->size.height; row++)
            draw_cell(d, cell_at(d, column, row));
    }
}

/* --- what is written and drawn on it -------------------------------------- */

static void draw_above(const Drawing *d, const Line *line)
{
    double column = span_number(span_word(line->text, 1));
    svg_text(&d->panel->layer[WORDS], d->left + (column - 0.5) * CELL,
             d->top - d->frame * CELL - 7, "strong", span_after(line->text, 2));
}

static void draw_shade(const Drawing *d, const Line *line)
{
    for (int i = 1; i < span_words(line->text); i++) {
        Cell cell = read_cell(d, line, i);
        svg_rect(&d->panel->layer[GROUND], cell.x - HALF, cell.y - HALF, CELL,
                 CELL, "shade", 0);
    }
}

static void draw_mark(const Drawing *d, const Line *line)
{
    for (int i = 1; i < span_words(line->text); i++) {
        Cell cell = read_cell(d, line, i);
        svg_circle(&d->panel->layer[MARKS], cell.x, cell.y, HALF - 3, "mark");
    }
}

static void draw_threat(const Drawing *d, const Line *line)
{
    Text *marks = &d->panel->layer[MARKS];
    bool first = span_is(span_word(line->text, 1), "x");
    for (int i = 2; i < span_words(line->text); i++) {
        Cell cell = read_cell(d, line, i);
        svg_circle(marks, cell.x, cell.y, HALF - 4, "hole"); /* over a line */
        svg_circle(marks, cell.x, cell.y, HALF - 6,
                   first ? "threat1" : "threat2");
        svg_text(marks, cell.x, cell.y + 5, first ? "in1" : "in2",
                 span(first ? "x" : "o"));
    }
}

static void draw_line(const Drawing *d, const Line *line)
{
    Text *marks = &d->panel->layer[MARKS];
    if (span_words(line->text) != 3)
        fail(line->at, "write: line CELL CELL");
    Cell from = read_cell(d, line, 1), to = read_cell(d, line, 2);
    svg_stroke(marks, from.x, from.y, to.x, to.y, "under");
    svg_stroke(marks, from.x, from.y, to.x, to.y, "over");
}

static void draw_label(const Drawing *d, const Line *line)
{
    Cell cell = read_cell(d, line, 1);
    svg_text(&d->panel->layer[WORDS], cell.x, cell.y + 5,
             by_stone(stone_at(d, cell), "on1", "on2", "strong"),
             span_after(line->text, 2));
}

static void draw_setting(const Drawing *d, const Line *line)
{
    (void)d, (void)line; /* read before, as all else depends on it */
}

static void draw_statement(const Drawing *d, const Line *line)
{
    static const struct {
        const char *name;
        void (*draw)(const Drawing *d, const Line *line);
    } statements[] = {
        {"above", draw_above},     {"shade", draw_shade},
        {"mark", draw_mark},       {"threat", draw_threat},
        {"line", draw_line},       {"label", draw_label},
        {"moves", draw_setting},   {"row", draw_setting},
        {"numbers", draw_setting}, {"frame", draw_setting},
        {"bare", draw_setting},
    };
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
        if (line_is(line, statements[i].name)) {
            statements[i].draw(d, line);
            return;
        }
    fail(line->at, "a board does not know '%.*s'",
         SHOWN(span_word(line->text, 0)));
}

void draw_board(Panel *panel)
{
    Drawing d = {.panel = panel, .size = size_of(panel)};
    read_rows(&d.picture, panel, d.size.width, d.size.height);
    read_settings(&d);
    put_stones(&d);
    draw_ground(&d);
    draw_cells(&d);
    for (int i = 0; i < panel->lines; i++)
        draw_statement(&d, &panel->line[i]);
}
