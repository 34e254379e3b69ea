/* Intervals on the number line. */
#include "panel.h"

enum { ROW = 56, NAME = 20 }; /* NAME: of a row, above it on a phone */

typedef struct {
    Panel *panel;
    int low, high;
    double unit; /* from one number to the next */
    double left; /* where the lowest stands */
    double y;    /* the top of the row that is drawn */
    double row;  /* how high one is */
    double free; /* right of this, no point of the row has a text */
} Window;

static double x_of(const Window *w, double number)
{
    return w->left + (number - w->low) * w->unit;
}

static void read_range(Window *w)
{
    const Line *head = &w->panel->head;
    double low = span_number(span_word(head->text, 1));
    double high = span_number(span_word(head->text, 2));
    if (span_words(head->text) != 3 || !(low < high)) /* nor nan */
        fail(head->at, "write: window LOWEST HIGHEST");
    if (low < -999 || high > 999)
        fail(head->at, "a window goes from -999 to 999 at most");
    w->low = (int)low;
    w->high = (int)high;
    w->unit = w->panel->narrow
                  ? smaller(44, 300.0 / (w->high - w->low))
                  : larger(12, smaller(44, 440.0 / (w->high - w->low)));
}

/* Room for the names of the rows; a first row may be without one. */
static void set_size(Window *w)
{
    Panel *panel = w->panel;
    bool named = panel->lines > 0 && line_is(&panel->line[0], "step");
    int rows = !named;
    w->left = 24;
    for (int i = 0; i < panel->lines; i++) {
        if (!line_is(&panel->line[i], "step"))
            continue;
        Span name = span_after(panel->line[i].text, 1);
        if (!panel->narrow)
            w->left = larger(w->left, span_width(name, 14) + 14);
        rows++;
    }
    w->row = ROW + (named && panel->narrow ? NAME : 0);
    w->y = named ? -ROW : 0;
    panel->width = w->left + (w->high - w->low) * w->unit + 24;
    panel->height = rows * w->row + 34;
}

static void draw_step(Window *w, Text *to, Span name)
{
    w->y += w->row;
    w->free = 0;
    if (w->panel->narrow)
        svg_text(to, 0, w->y - 4, "row strong", name);
    else
        svg_text(to, 0, w->y + 33, "row", name);
    svg_stroke(to, w->left, w->y + 28, x_of(w, w->high), w->y + 28, "grid");
}

static void draw_open(Text *to, double y, double x1, double x2, Span text)
{
    svg_rect(to, x1, y + 23, x2 - x1, 10, "open", 0);
    svg_stroke(to, x1, y + 17, x1, y + 39, "bracket");
    svg_stroke(to, x2, y + 17, x2, y + 39, "bracket");
    svg_text(to, (x1 + x2) / 2, y + 52, "small", text);
}

/* Its text is above it, or below where it would touch the one before. */
static void draw_point(Window *w, double x, Span text)
{
    Text *to = &w->panel->layer[SHAPES];
    double half = span_width(text, 14) / 2;
    bool below = w->panel->narrow && x - half < w->free + 3;
    svg_circle(to, x, w->y + 28, 6, "point");
    svg_text(to, x, w->y + (below ? 49 : 14), "strong", text);
    if (!below)
        w->free = x + half;
}

static void draw_part(Text *to, double y, double x1, double x2, Span text)
{
    svg_rect(to, x1, y + 20, x2 - x1, 16, "range", 0);
    svg_text(to, (x1 + x2) / 2, y + 14, "small", text);
}

static void draw_move(Text *to, double y, double x1, double x2, Span text)
{
    svg_arrow(to, x1, y + 28, x2, y + 28, "jump");
    svg_text(to, (x1 + x2) / 2, y + 14, "small", text);
}

static void draw_statement(Window *w, const Line *line)
{
    Text *to = &w->panel->layer[SHAPES];
    Span text = span_after(line->text, 3);
    int words = span_words(line->text);
    double x1 = x_of(w, span_number(span_word(line->text, 1)));
    double x2 = x_of(w, span_number(span_word(line->text, 2)));
    if (line_is(line, "step"))
        draw_step(w, to, span_after(line->text, 1));
    else if (line_is(line, "open") && words >= 3)
        draw_open(to, w->y, x1, x2, text);
    else if (line_is(line, "range") && words >= 3)
        draw_part(to, w->y, x1, x2, text);
    else if (line_is(line, "point") && words >= 2)
        draw_point(w, x1, span_after(line->text, 2));
    else if (line_is(line, "move") && words >= 3)
        draw_move(to, w->y, x1, x2, text);
    else
        fail(line->at, "a window does not know '%.*s'", SHOWN(line->text));
}

/* Is there room for a number beside the first and the last? */
static bool far_from_ends(const Window *w, double x)
{
    return !w->panel->narrow ||
           (x - x_of(w, w->low) > 22 && x_of(w, w->high) - x > 22);
}

/* Every number has a tick; where they are close, every fifth has its name. */
static void draw_numbers(const Window *w)
{
    Text *to = &w->panel->layer[SHAPES];
    int step = w->unit >= 22 ? 1 : 5;
    double y = w->panel->height - 28;
    svg_arrow(to, w->left - 8, y, w->panel->width - 2, y, "ink");
    for (int k = w->low; k <= w->high; k++) {
        double x = x_of(w, k);
        svg_stroke(to, x, y - (k % step == 0 ? 5 : 3), x, y, "ink");
        if (k == w->low || k == w->high ||
            (k % step == 0 && far_from_ends(w, x)))
            svg_integer(to, x, y + 18, "small", k);
    }
}

void draw_window(Panel *panel)
{
    Window w = {.panel = panel};
    read_range(&w);
    set_size(&w);
    if (w.low <= 0 && w.high >= 0)
        svg_stroke(&panel->layer[SHAPES], x_of(&w, 0), 2, x_of(&w, 0),
                   panel->height - 30, "grid");
    for (int i = 0; i < panel->lines; i++)
        draw_statement(&w, &panel->line[i]);
    draw_numbers(&w);
}
