/* One word and its fields, the highest bits on the left as they are written. */
#include <stdio.h>

#include "panel.h"

static int bits_of(const Line *line)
{
    double bits = span_number(span_word(line->text, 1));
    if ((!line_is(line, "field") && !line_is(line, "field!")) ||
        !(bits >= 1 && bits <= 9999))
        fail(line->at, "a word has lines: field BITS TEXT");
    return (int)bits;
}

static double room_of(const Panel *panel, const Line *line)
{
    return span_width(span_after(line->text, 2), 14) + (panel->narrow ? 8 : 20);
}

/* How wide a bit is: as the narrowest text needs it, within reason. */
static double unit_of(const Panel *panel, int total)
{
    double unit = 0;
    for (int i = 0; i < panel->lines; i++)
        unit = larger(unit, room_of(panel, &panel->line[i]) /
                                bits_of(&panel->line[i]));
    return panel->narrow ? smaller(unit, 290.0 / total)
                         : smaller(unit, larger(7, 460.0 / total));
}

/* How far from the edge of its field the number of a bit stands. */
static double aside(int bit, double least)
{
    char digits[20];
    snprintf(digits, sizeof digits, "%d", bit);
    return bit < 100 ? least : span_width(span(digits), 11) / 2 + 3;
}

/* The field whose highest bit is below `high`; its width. */
static double draw_field(Panel *panel, const Line *line, double x, int high,
                         double unit)
{
    Text *to = &panel->layer[SHAPES];
    int bits = bits_of(line), low = high - bits;
    double width = larger(bits * unit, room_of(panel, line));
    svg_rect(to, x, 2, width, 34, line_is(line, "field!") ? "slot hot" : "slot",
             0);
    svg_text(to, x + width / 2, 24, "", span_after(line->text, 2));
    svg_integer(to, x + aside(high - 1, 9), 52, "tiny", high - 1);
    if (bits > 1)
        svg_integer(to, x + width - aside(low, 7), 52, "tiny", low);
    return width;
}

void draw_word(Panel *panel)
{
    int total = 0;
    double x = 10;
    for (int i = 0; i < panel->lines; i++)
        total += bits_of(&panel->line[i]);
    if (total == 0)
        fail(panel->head.at, "a word without a field");
    double unit = unit_of(panel, total);
    for (int i = 0; i < panel->lines; i++) {
        const Line *line = &panel->line[i];
        x += draw_field(panel, line, x, total, unit);
        total -= bits_of(line);
    }
    panel->width = x + 10;
    panel->height = 56;
}
