/* A table. */
#include "panel.h"

enum { ROW = 30, MAX_COLUMNS = 20 };

typedef struct {
    Panel *panel;
    int columns, rows;
    double wide[MAX_COLUMNS], all; /* the width of each, of all together */
    double left, right;            /* room for texts beside it, */
    double over;                   /* or above it: on a phone */
    double top[MAX_LINES + 1];     /* of each row, from 1 on */
    double y;                      /* where the next row goes */
} Table;

/* row! is highlighted. */
static bool is_row(const Line *line)
{
    return line_is(line, "row") || line_is(line, "row!");
}

static bool is_beside(const Line *line)
{
    return line_is(line, "from") || line_is(line, "to");
}

enum { ARROW = 34 };

static void measure_cells(Table *table, const Line *line)
{
    Span texts = span_after(line->text, 1);
    int columns = span_fields(texts), around = table->panel->narrow ? 12 : 24;
    if (columns > MAX_COLUMNS)
        fail(line->at, "slots have %d columns at most", MAX_COLUMNS);
    for (int i = 0; i < columns; i++)
        table->wide[i] = larger(table->wide[i],
                                span_width(span_field(texts, i), 14) + around);
    if (columns > table->columns)
        table->columns = columns;
}

static void measure(Table *table)
{
    for (int i = 0; i < table->panel->lines; i++) {
        const Line *line = &table->panel->line[i];
        double beside = span_width(span_after(line->text, 2), 14);
        if (line_is(line, "head") || is_row(line))
            measure_cells(table, line);
        else if (line_is(line, "from"))
            table->left = larger(table->left, beside + 14 + ARROW);
        else if (line_is(line, "to"))
            table->right = larger(table->right, beside + 16);
    }
    for (int i = 0; i < table->columns; i++)
        table->all += table->wide[i];
    if (table->panel->narrow && table->left > 0) {
        table->left = 22;
        table->y = table->over = ROW;
    }
}

static void draw_cells(Table *table, const Line *line)
{
    Text *to = &table->panel->layer[SHAPES];
    bool hot = line_is(line, "row!"), gap = line_is(line, "gap");
    const char *class = line_is(line, "head") ? "small" : hot ? "strong" : "";
    double x = table->left;
    for (int i = 0; i < table->columns; i++) {
        if (is_row(line))
            svg_rect(to, x, table->y, table->wide[i], ROW,
                     hot ? "slot hot" : "slot", 0);
        svg_text(to, x + table->wide[i] / 2, table->y + 20, class,
                 gap ? span(":") : span_field(span_after(line->text, 1), i));
        x += table->wide[i];
    }
}

static void draw_row(Table *table, const Line *line)
{
    bool head = line_is(line, "head");
    if (!head && !is_row(line) && !line_is(line, "gap"))
        fail(line->at, "slots do not know '%.*s'",
             SHOWN(span_word(line->text, 0)));
    draw_cells(table, line);
    if (!head)
        table->top[++table->rows] = table->y;
    table->y += ROW;
}

static void draw_beside(const Table *table, const Line *line)
{
    Text *to = &table->panel->layer[SHAPES];
    Span name = span_word(line->text, 1), text = span_after(line->text, 2);
    int row;
    if (!span_whole(name, &row) || row < 1 || row > table->rows)
        fail(line->at, "there is no row '%.*s'", SHOWN(name));
    double y = table->top[row];
    if (line_is(line, "from") && table->over > 0) {
        svg_text(to, 0, 20, "row", text);
        svg_stroke(to, 6, table->over, 6, y + 15, "ink");
        svg_arrow(to, 6, y + 15, table->left - 4, y + 15, "ink");
    } else if (line_is(line, "from")) {
        double start = table->left - 4 - ARROW;
        svg_text(to, start - 6, y + 20, "end", text);
        svg_arrow(to, start, y + 15, table->left - 4, y + 15, "ink");
    } else
        svg_text(to, table->left + table->all + 10, y + 20, "row", text);
}

void draw_slots(Panel *panel)
{
    Table table = {.panel = panel};
    measure(&table);
    text_add(&panel->layer[GROUND], "<g transform=\"translate(1 1)\">\n");
    for (int i = 0; i < panel->lines; i++)
        if (!is_beside(&panel->line[i]))
            draw_row(&table, &panel->line[i]);
    for (int i = 0; i < panel->lines; i++)
        if (is_beside(&panel->line[i]))
            draw_beside(&table, &panel->line[i]);
    text_add(&panel->layer[WORDS], "</g>\n");
    panel->width = table.all + table.left + table.right + 2;
    panel->height = table.y + 2;
}
