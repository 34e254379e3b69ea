/* Panels side by side, each row centred, each panel centred in its row. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "figure.h"

#define STYLE "tutorial/style/figure.css"

enum { TOP = 14, BETWEEN = 24, BETWEEN_ROWS = 18 };
enum { PHONE = 358 }; /* what a page of 390 has for a figure */

static double margin_of(const Figure *figure)
{
    return figure->narrow ? 6 : 16;
}

/* --- a panel and its caption ---------------------------------------------- */

/* Most letters of a caption are narrow ones, and on a phone each line counts. */
static double caption_width(const Panel *panel, Span line)
{
    return span_width(line, panel->narrow ? 12 : 14);
}

/* On a phone a caption may have several lines: the first of them, and what is
   left of it. */
static Span first_line(const Panel *panel, Span *rest)
{
    Span line = *rest;
    while (panel->narrow && caption_width(panel, line) > PHONE - 12) {
        size_t length = line.length;
        while (length > 0 && line.start[length - 1] != ' ')
            length--;
        if (length == 0)
            break;
        line = span_trim((Span){line.start, length});
    }
    *rest =
        span_trim((Span){line.start + line.length, rest->length - line.length});
    return line;
}

static double width_of(const Panel *panel)
{
    double width = panel->width;
    for (Span rest = panel->caption; rest.length > 0;)
        width = larger(width, caption_width(panel, first_line(panel, &rest)));
    return width;
}

static double height_of(const Panel *panel)
{
    double height = panel->height + (panel->caption.length > 0) * 6;
    for (Span rest = panel->caption; rest.length > 0;) {
        first_line(panel, &rest);
        height += 18;
    }
    return height;
}

static void add_layers(Text *to, const Panel *panel)
{
    for (int i = 0; i < LAYERS; i++)
        if (panel->layer[i].text)
            text_add(to, "%s", panel->layer[i].text);
}

static void add_panel(Text *to, const Panel *panel, double x, double y)
{
    double width = width_of(panel), aside = (width - panel->width) / 2;
    text_add_numbers(to, "<g transform=\"translate(# #)\">\n",
                     (double[]){x, y});
    if (panel->caption.length > 0) {
        text_add_numbers(to, "<g transform=\"translate(# 0)\">\n", &aside);
        add_layers(to, panel);
        text_add(to, "</g>\n");
        double below = panel->height;
        for (Span rest = panel->caption; rest.length > 0;)
            svg_text(to, width / 2, below += 18, "caption",
                     first_line(panel, &rest));
    } else
        add_layers(to, panel);
    text_add(to, "</g>\n");
}

/* --- rows ----------------------------------------------------------------- */

static double row_width(const Figure *figure, int row)
{
    double width = 0;
    for (int i = 0; i < figure->panels; i++)
        if (figure->panel[i].row == row)
            width += width_of(&figure->panel[i]) + (width > 0 ? BETWEEN : 0);
    return width;
}

static double row_over(const Figure *figure, int row)
{
    double over = 0;
    for (int i = 0; i < figure->panels; i++)
        if (figure->panel[i].row == row)
            over = larger(over, figure->panel[i].over);
    return over;
}

/* The bodies of the panels stand side by side: where one has something above
   it, the others have that much room. */
static double row_height(const Figure *figure, int row)
{
    double height = 0, over = row_over(figure, row);
    for (int i = 0; i < figure->panels; i++) {
        const Panel *panel = &figure->panel[i];
        if (panel->row == row)
            height = larger(height, height_of(panel) + over - panel->over);
    }
    return height;
}

static void add_row(Text *to, const Figure *figure, int row, double x, double y)
{
    double height = row_height(figure, row), over = row_over(figure, row);
    for (int i = 0; i < figure->panels; i++) {
        const Panel *panel = &figure->panel[i];
        if (panel->row != row)
            continue;
        double room = over - panel->over;
        add_panel(to, panel, x,
                  y + room + (height - room - height_of(panel)) / 2);
        x += width_of(panel) + BETWEEN;
    }
}

/* --- a phone -------------------------------------------------------------- */

static bool is_then(const Panel *panel)
{
    return span_is(span_word(panel->head.text, 0), "then");
}

/* Every panel of a row that is too wide gets a row of its own, and an arrow to
   the next points down. */
static void break_rows(Figure *figure)
{
    int row = -1, before = -1;
    bool wide[MAX_PANELS] = {false};
    for (int i = 0; i < figure->panels; i++)
        wide[i] =
            row_width(figure, figure->panel[i].row) + 2 * margin_of(figure) >
            PHONE;
    for (int i = 0; i < figure->panels; i++) {
        Panel *panel = &figure->panel[i];
        row += wide[i] || panel->row != before;
        before = panel->row;
        panel->row = row;
        if (wide[i] && is_then(panel))
            draw_then_down(panel);
    }
    figure->rows = row + 1;
}

/* --- the document --------------------------------------------------------- */

/* Plain classes, no variables: readers of EPUB and converters know them. */
static void add_style(Text *to)
{
    char part[4096];
    FILE *file = fopen(STYLE, "r");
    if (!file) {
        fprintf(stderr, "%s: %s (run it from the top of the project)\n", STYLE,
                strerror(errno));
        exit(EXIT_FAILURE);
    }
    text_add(to, "<style>\n");
    while (fgets(part, sizeof part, file))
        text_add(to, "%s", part);
    text_add(to, "</style>\n");
    fclose(file);
}

static void add_head(Text *to, const Figure *figure, int width, int height)
{
    text_add(to,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
             "height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" "
             "aria-labelledby=\"t d\">\n",
             width, height, width, height);
    text_add(to, "<title id=\"t\">");
    text_add_escaped(to, figure->title);
    text_add(to, "</title>\n<desc id=\"d\">");
    text_add_escaped(to, span(figure->desc.text));
    text_add(to, "</desc>\n"
                 "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" "
                 "refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" "
                 "orient=\"auto-start-reverse\"><path d=\"M0 0L8 4L0 8z\" "
                 "class=\"tip\"/></marker></defs>\n");
    add_style(to);
    svg_rect(to, 0, 0, width, height, "paper", 8);
    text_add(to, "\n");
}

void figure_lay_out(Figure *figure, Text *to)
{
    if (figure->narrow)
        break_rows(figure);
    double width = 0, height = TOP, y = TOP;
    for (int row = 0; row < figure->rows; row++) {
        width = larger(width, row_width(figure, row));
        height += row_height(figure, row) + BETWEEN_ROWS;
    }
    add_head(to, figure, (int)(width + 2 * margin_of(figure) + 0.99),
             (int)(height - 4 + 0.99));
    for (int row = 0; row < figure->rows; row++) {
        double left = margin_of(figure) + (width - row_width(figure, row)) / 2;
        add_row(to, figure, row, left, y);
        y += row_height(figure, row) + BETWEEN_ROWS;
    }
    text_add(to, "</svg>\n");
}
