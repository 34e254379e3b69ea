/* An arrow with a text, from one panel to the next. */
#include "panel.h"

void draw_then(Panel *panel)
{
    Span label = span_after(panel->head.text, 1);
    panel->width = larger(44, span_width(label, 14) + 12);
    panel->height = 40;
    svg_arrow(&panel->layer[SHAPES], 2, 28, panel->width - 2, 28, "ink");
    svg_text(&panel->layer[SHAPES], panel->width / 2, 18, "", label);
}

void draw_then_down(Panel *panel)
{
    Span label = span_after(panel->head.text, 1);
    Text *to = &panel->layer[SHAPES];
    to->length = 0;
    panel->width = 2 * (span_width(label, 14) + 14);
    panel->height = 34;
    svg_arrow(to, panel->width / 2, 2, panel->width / 2, 32, "ink");
    svg_text(to, panel->width / 2 + 12, 22, "row", label);
}
