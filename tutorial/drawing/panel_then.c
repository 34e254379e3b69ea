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
