/* Curves over a number that doubles from tick to tick, such as threads. */
#include <math.h>

#include "panel.h"

enum { HEIGHT = 170, LEFT = 26, MAX_CURVES = 8, APART = 15 };

typedef struct {
    Panel *panel;
    double first, last; /* on the x axis */
    double high;        /* on the y axis, which starts at 0; a whole number */
    double width;
    double label[MAX_CURVES]; /* where names stand already */
    int labels;
} Plot;

/* line! is highlighted, line? is only there to compare with. */
static const char *class_of(const Line *line)
{
    if (line_is(line, "line!"))
        return "best";
    return line_is(line, "line?") ? "cutedge" : "ink";
}

/* NAME | X Y | X Y ... */
static int points_of(const Line *line)
{
    return span_fields(span_after(line->text, 1)) - 1;
}

static void point_of(const Line *line, int n, double *x, double *y)
{
    Span point = span_field(span_after(line->text, 1), n + 1);
    *x = span_number(span_word(point, 0));
    *y = span_number(span_word(point, 1));
    if (span_words(point) != 2 || !(*x >= 1 && *x < 1e6) ||
        !(*y >= 0 && *y <= 20))
        fail(line->at, "write: line NAME | X Y | X Y, with X from 1 on and Y "
                       "up to 20");
}

static double x_of(const Plot *plot, double x)
{
    return LEFT +
           plot->width * log2(x / plot->first) / log2(plot->last / plot->first);
}

static double y_of(const Plot *plot, double y)
{
    return 6 + HEIGHT * (1 - y / plot->high);
}

static void measure_line(Plot *plot, const Line *line)
{
    if (!line_is(line, "line") && !line_is(line, "line!") &&
        !line_is(line, "line?"))
        fail(line->at, "a curve does not know '%.*s'", SHOWN(line->text));
    for (int n = 0; n < points_of(line); n++) {
        double x, y;
        point_of(line, n, &x, &y);
        plot->first = smaller(plot->first, x);
        plot->last = larger(plot->last, x);
        plot->high = larger(plot->high, ceil(y));
    }
}

static void measure(Plot *plot)
{
    const Panel *panel = plot->panel;
    plot->first = HUGE_VAL;
    plot->high = 1;
    plot->width = panel->narrow ? 120 : 150;
    if (panel->lines > MAX_CURVES)
        fail(panel->head.at, "a curve has %d lines at most", MAX_CURVES);
    for (int i = 0; i < panel->lines; i++)
        measure_line(plot, &panel->line[i]);
    if (!(plot->last > plot->first))
        fail(panel->head.at, "a curve needs two points, one beside the other");
}

/* A line for every whole number, and a tick wherever the number doubles. */
static void draw_axes(const Plot *plot)
{
    Panel *panel = plot->panel;
    Text *to = &panel->layer[GROUND];
    double right = LEFT + plot->width, bottom = y_of(plot, 0);
    for (int y = 0; y <= (int)plot->high; y++) {
        svg_stroke(to, LEFT, y_of(plot, y), right, y_of(plot, y),
                   y == 0 ? "ink" : "grid");
        svg_integer(to, LEFT - 6, y_of(plot, y) + 4, "small end", y);
    }
    for (int i = 0; i <= (int)log2(plot->last / plot->first); i++) {
        double x = ldexp(plot->first, i);
        svg_stroke(to, x_of(plot, x), bottom, x_of(plot, x), bottom + 4, "ink");
        svg_integer(to, x_of(plot, x), bottom + 17, "small", (int)x);
    }
    svg_text(to, LEFT + plot->width / 2, bottom + 33, "small",
             span_after(panel->head.text, 1));
    panel->height = bottom + 38;
}

/* Names stand behind the ends of their lines, above those that go on further,
   and not upon each other. */
static void draw_name(Plot *plot, Span name, double x, double y)
{
    if (x < LEFT + plot->width)
        y -= 10;
    for (int i = 0; i < plot->labels; i++)
        if (fabs(plot->label[i] - y) < APART) {
            y = plot->label[i] + APART;
            i = -1;
        }
    plot->label[plot->labels++] = y;
    svg_text(&plot->panel->layer[WORDS], x + 8, y + 4, "small row halo", name);
    plot->panel->width =
        larger(plot->panel->width, x + 12 + span_width(name, 12));
}

static void draw_line(Plot *plot, const Line *line)
{
    Text *to = &plot->panel->layer[SHAPES];
    double x = 0, y = 0;
    for (int n = 0; n < points_of(line); n++) {
        double before_x = x, before_y = y;
        point_of(line, n, &x, &y);
        x = x_of(plot, x);
        y = y_of(plot, y);
        if (n > 0)
            svg_stroke(to, before_x, before_y, x, y, class_of(line));
        if (!line_is(line, "line?"))
            svg_circle(&plot->panel->layer[MARKS], x, y, 4,
                       line_is(line, "line!") ? "bestnode" : "node");
    }
    if (points_of(line) > 0)
        draw_name(plot, span_field(span_after(line->text, 1), 0), x, y);
}

void draw_curve(Panel *panel)
{
    Plot plot = {.panel = panel};
    measure(&plot);
    draw_axes(&plot);
    for (int i = 0; i < panel->lines; i++)
        draw_line(&plot, &panel->line[i]);
}
