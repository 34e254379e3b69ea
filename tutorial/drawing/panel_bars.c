/* Measured values, on a scale where a tick of the grid is a factor of ten. */
#include <math.h>

#include "panel.h"

enum { BAR = 16 };

/* How long the longest bar is. */
static double longest(const Panel *panel)
{
    return panel->narrow ? 130 : 190;
}

typedef struct {
    Panel *panel;
    double low, high; /* powers of ten */
    double unit;      /* how long one is */
    double left, right, y;
} Chart;

/* bar! is highlighted. */
static bool is_bar(const Line *line)
{
    return line_is(line, "bar") || line_is(line, "bar!");
}

/* NAME | VALUE | TEXT */
static Span part_of(const Line *line, int n)
{
    return span_field(span_after(line->text, 1), n);
}

/* The value of a bar, 0 if there is none. */
static double value_of(const Line *line)
{
    Span value = part_of(line, 1);
    double number = span_number(value);
    if (span_fields(span_after(line->text, 1)) != 3 ||
        (!(number > 0 && isfinite(number)) && !span_is(value, "-")))
        fail(line->at, "write: bar NAME | VALUE ABOVE 0 (or -) | TEXT");
    return number > 0 ? number : 0;
}

static void measure_line(Chart *chart, const Line *line)
{
    if (line_is(line, "group")) {
        double width = span_width(span_after(line->text, 1), 12);
        chart->left = larger(chart->left, width + 34);
    } else if (!is_bar(line))
        fail(line->at, "bars do not know '%.*s'", SHOWN(line->text));
    else if (value_of(line) > 0) {
        chart->low = smaller(chart->low, log10(value_of(line)));
        chart->high = larger(chart->high, log10(value_of(line)));
    }
}

static void measure(Chart *chart)
{
    chart->low = HUGE_VAL;
    chart->high = -HUGE_VAL;
    for (int i = 0; i < chart->panel->lines; i++)
        measure_line(chart, &chart->panel->line[i]);
    if (chart->high < chart->low)
        fail(chart->panel->head.at, "bars without a bar");
    chart->low = floor(chart->low);
    chart->high = ceil(chart->high);
    if (chart->high == chart->low)
        chart->high++;
    chart->unit = longest(chart->panel) / (chart->high - chart->low);
}

/* Its name stands in the middle of its bars, which follow it. */
static void draw_group(Chart *chart, int index)
{
    const Panel *panel = chart->panel;
    int bars = 0;
    while (index + bars + 1 < panel->lines &&
           is_bar(&panel->line[index + bars + 1]))
        bars++;
    if (chart->y > 0)
        chart->y += 8;
    svg_text(&chart->panel->layer[SHAPES], chart->left - 30,
             chart->y + 8 * bars + 4, "small end",
             span_after(panel->line[index].text, 1));
}

/* A text with ≥ makes it pale. */
static const char *class_of(const Line *line)
{
    if (span_contains(part_of(line, 2), "≥"))
        return line_is(line, "bar!") ? "bar2 least" : "bar1 least";
    return line_is(line, "bar!") ? "bar2" : "bar1";
}

static void draw_bar(Chart *chart, const Line *line)
{
    Text *to = &chart->panel->layer[SHAPES];
    Span text = part_of(line, 2);
    double value = value_of(line), length = 0;
    if (value > 0) {
        length = larger(2, (log10(value) - chart->low) * chart->unit);
        svg_rect(to, chart->left, chart->y + 1, length, 14, class_of(line), 0);
    }
    svg_text(to, chart->left - 6, chart->y + 12, "tiny end", part_of(line, 0));
    svg_text(to, chart->left + length + 5, chart->y + 12, "small row halo",
             text);
    chart->right = larger(chart->right, length + 10 + span_width(text, 12) -
                                            longest(chart->panel));
    chart->y += BAR;
}

static void draw_grid(const Chart *chart)
{
    int powers = (int)(chart->high - chart->low);
    for (int i = 0; i <= powers; i++) {
        double x = chart->left + i * chart->unit;
        svg_stroke(&chart->panel->layer[GROUND], x, 0, x, chart->y + 4, "grid");
    }
}

void draw_bars(Panel *panel)
{
    /* The same on the right for most, so that bars stand below each other. */
    Chart chart = {.panel = panel, .right = 75};
    measure(&chart);
    for (int i = 0; i < panel->lines; i++)
        if (is_bar(&panel->line[i]))
            draw_bar(&chart, &panel->line[i]);
        else
            draw_group(&chart, i);
    draw_grid(&chart);
    panel->width = chart.left + longest(panel) + chart.right;
    panel->height = chart.y + 6;
}
