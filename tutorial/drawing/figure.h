/* A figure: a row of panels, or several rows. */
#ifndef DRAWING_FIGURE_H
#define DRAWING_FIGURE_H

#include "panel.h"

enum { MAX_PANELS = 50 };

typedef struct {
    Span title;
    Text desc;
    Line line[MAX_LINES]; /* those of all panels, one after the other */
    int lines;
    Panel panel[MAX_PANELS];
    int panels, rows;
    bool narrow; /* to be read on a phone */
} Figure;

/* The whole SVG, from panels that are drawn. */
void figure_lay_out(Figure *figure, Text *to);

#endif
