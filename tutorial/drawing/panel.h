/* A panel: the lines that describe it, and what is drawn from them. */
#ifndef DRAWING_PANEL_H
#define DRAWING_PANEL_H

#include "fault.h"
#include "svg.h"

enum { MAX_LINES = 1000 }; /* of a figure */

typedef struct {
    Span text; /* without blanks around it */
    int at;    /* its number in the file */
} Line;

/* What is drawn later lies above what was drawn before, layer by layer. */
enum { GROUND, SHAPES, MARKS, WORDS, LAYERS };

typedef struct {
    Line head;      /* its kind, and what follows that */
    Line *line;     /* the others, but for the caption */
    int lines, row; /* row: of the figure */
    bool narrow;    /* for a phone: less room beside each thing */
    Span caption;
    double width, height; /* without the caption */
    double over;          /* of its height, what stands above its body */
    Text layer[LAYERS];   /* the top left corner is at 0,0 */
} Panel;

/* One for each kind: from the lines to the layers, the width and the height. */
void draw_board(Panel *panel);
void draw_tree(Panel *panel);
void draw_window(Panel *panel);
void draw_bits(Panel *panel);
void draw_slots(Panel *panel);
void draw_word(Panel *panel);
void draw_bars(Panel *panel);
void draw_curve(Panel *panel);
void draw_then(Panel *panel);

/* The arrow once more, downwards: the next panel stands below. */
void draw_then_down(Panel *panel);

static inline double larger(double a, double b)
{
    return a > b ? a : b;
}

static inline double smaller(double a, double b)
{
    return a < b ? a : b;
}

/* Is this the first word of the line? */
static inline bool line_is(const Line *line, const char *word)
{
    return span_is(span_word(line->text, 0), word);
}

#endif
