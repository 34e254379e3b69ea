/* The grid of a bitboard: a column has one bit more than cells. */
#include <math.h>
#include <stdint.h>

#include "position.h"

typedef struct {
    Panel *panel;
    Size size;
    int cell;
    uint64_t bits;
    bool values, numbers; /* what is written into each cell */
} Drawing;

typedef struct {
    double x, y;
} Point;

static int bits_of(Size size)
{
    return size.width * (size.height + 1);
}

/* 64 bits are all there are on some boards, and 1 << 64 is no number. */
static uint64_t all_bits(Size size)
{
    return UINT64_MAX >> (64 - bits_of(size));
}

static uint64_t bit_at(Size size, int column, int row)
{
    return (uint64_t)1 << (column * (size.height + 1) + row);
}

static Point place_of(const Drawing *d, int bit)
{
    int column = bit / (d->size.height + 1), row = bit % (d->size.height + 1);
    return (Point){2 + (column + 0.5) * d->cell,
                   2 + (d->size.height - row + 0.5) * d->cell};
}

static int read_bit(const Drawing *d, const Line *line, int word)
{
    Span name = span_word(line->text, word);
    int bit;
    if (!span_whole(name, &bit) || bit >= bits_of(d->size))
        fail(line->at, "'%.*s' is no bit of this board", SHOWN(name));
    return bit;
}

/* --- which bits ----------------------------------------------------------- */

/* The stones of one player, or of both: 0. */
static uint64_t stones_of(const Board *game, int player, Size size)
{
    uint64_t bits = 0;
    for (int column = 0; column < size.width; column++)
        for (int row = 0; row < game->height[column]; row++)
            if (player == 0 || game->cell[column][row] == player)
                bits |= bit_at(size, column, row);
    return bits;
}

/* mask, current, opponent and key of a position; false: the line is another. */
static bool add_position(Drawing *d, const Line *line)
{
    Board game;
    bool key = line_is(line, "key"), mask = line_is(line, "mask");
    bool current = line_is(line, "current");
    if (!key && !mask && !current && !line_is(line, "opponent"))
        return false;
    board_clear(&game);
    play(&game, span_word(line->text, 1), d->size, line->at);
    int player = board_player(&game);
    if (key)
        d->bits +=
            stones_of(&game, player, d->size) + stones_of(&game, 0, d->size);
    else
        d->bits |= stones_of(&game,
                             mask      ? 0
                             : current ? player
                                       : 3 - player,
                             d->size);
    return true;
}

static void add_rows(Drawing *d)
{
    Picture picture = {{{0}}};
    read_rows(&picture, d->panel, d->size.width, d->size.height + 1);
    for (int column = 0; column < d->size.width; column++)
        for (int row = 0; row <= d->size.height; row++) {
            d->values |= picture.cell[column][row] != 0;
            if (picture.cell[column][row] == '1')
                d->bits |= bit_at(d->size, column, row);
        }
}

static void add_ones(Drawing *d, const Line *line)
{
    for (int i = 1; i < span_words(line->text); i++)
        d->bits |= (uint64_t)1 << read_bit(d, line, i);
}

/* << by, or >> -by: what leaves the board is lost. */
static void shift_bits(Drawing *d, const Line *line)
{
    double by = span_number(span_word(line->text, 1));
    if (by > -64 && by < 64)
        d->bits = by < 0 ? d->bits >> (int)-by : d->bits << (int)by;
    else
        d->bits = 0;
}

/* --- drawing -------------------------------------------------------------- */

static void draw_mark(const Drawing *d, const Line *line)
{
    int half = d->cell / 2;
    for (int i = 1; i < span_words(line->text); i++) {
        Point p = place_of(d, read_bit(d, line, i));
        svg_rect(&d->panel->layer[MARKS], p.x - half + 2, p.y - half + 2,
                 d->cell - 4, d->cell - 4, "markbit", 4);
    }
}

/* From beside one number to beside the other; the label is at the far one. */
static void draw_arrow(const Drawing *d, const Line *line)
{
    Text *marks = &d->panel->layer[MARKS];
    Point from = place_of(d, read_bit(d, line, 1));
    Point to = place_of(d, read_bit(d, line, 2));
    double dx = to.x - from.x, dy = to.y - from.y;
    double length = sqrt(dx * dx + dy * dy);
    if (length == 0)
        fail(line->at, "an arrow needs two different bits");
    dx /= length;
    dy /= length;
    svg_arrow(marks, from.x + 12 * dx, from.y + 12 * dy, to.x - 12 * dx,
              to.y - 12 * dy, "ink");
    svg_text(marks, to.x, to.y + (dy > 0 ? 20 : -11), "edge",
             span_after(line->text, 3));
}

static void read_statement(Drawing *d, const Line *line)
{
    if (line_is(line, "numbers"))
        d->numbers = true;
    else if (add_position(d, line))
        d->values = true;
    else if (line_is(line, "shift"))
        shift_bits(d, line);
    else if (line_is(line, "ones")) {
        d->values = true;
        add_ones(d, line);
    } else if (line_is(line, "mark"))
        draw_mark(d, line);
    else if (line_is(line, "arrow") && span_words(line->text) >= 3)
        draw_arrow(d, line);
    else if (!line_is(line, "row"))
        fail(line->at, "bits do not know '%.*s'",
             SHOWN(span_word(line->text, 0)));
    d->bits &= all_bits(d->size);
}

static void draw_bit(const Drawing *d, int bit)
{
    Text *to = &d->panel->layer[SHAPES];
    Point p = place_of(d, bit);
    bool one = d->bits >> bit & 1;
    bool spare = bit % (d->size.height + 1) == d->size.height;
    int half = d->cell / 2;
    svg_rect(to, p.x - half, p.y - half, d->cell, d->cell,
             one     ? "one"
             : spare ? "spare"
                     : "zero",
             0);
    if (d->values)
        svg_integer(to, p.x, p.y + (d->numbers ? 11 : 5),
                    one ? "onone" : "faint", one);
    if (d->numbers)
        svg_integer(to, p.x, p.y + (d->values ? -6 : 5),
                    !d->values ? "small"
                    : one      ? "tiny onone"
                               : "tiny",
                    bit);
}

void draw_bits(Panel *panel)
{
    Drawing d = {.panel = panel, .size = size_of(panel), .cell = 34};
    for (int i = 0; i < panel->lines; i++)
        if (line_is(&panel->line[i], "arrow"))
            d.cell = panel->narrow
                         ? 46
                         : 50; /* room for the arrows between the numbers */
    add_rows(&d);
    for (int i = 0; i < panel->lines; i++)
        read_statement(&d, &panel->line[i]);
    panel->width = d.size.width * d.cell + 4;
    panel->height = (d.size.height + 1) * d.cell + 4;
    for (int bit = 0; bit < bits_of(d.size); bit++)
        draw_bit(&d, bit);
}
