/* Panels side by side, each row centred, each panel centred in its row. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "figure.h"

#define STYLE "tutorial/style/figure.css"

enum { MARGIN = 16, TOP = 14, BETWEEN = 24, BETWEEN_ROWS = 18 };

/* --- a panel and its caption ---------------------------------------------- */

static double width_of(const Panel *panel)
{
    return larger(panel->width, span_width(panel->caption, 14));
}

static double height_of(const Panel *panel)
{
    return panel->height + (panel->caption.length > 0) * 24;
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
        svg_text(to, width / 2, panel->height + 18, "caption", panel->caption);
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

static double row_height(const Figure *figure, int row)
{
    double height = 0;
    for (int i = 0; i < figure->panels; i++)
        if (figure->panel[i].row == row)
            height = larger(height, height_of(&figure->panel[i]));
    return height;
}

static void add_row(Text *to, const Figure *figure, int row, double x, double y)
{
    double height = row_height(figure, row);
    for (int i = 0; i < figure->panels; i++) {
        const Panel *panel = &figure->panel[i];
        if (panel->row != row)
            continue;
        add_panel(to, panel, x, y + (height - height_of(panel)) / 2);
        x += width_of(panel) + BETWEEN;
    }
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

void figure_lay_out(const Figure *figure, Text *to)
{
    double width = 0, height = TOP, y = TOP;
    for (int row = 0; row < figure->rows; row++) {
        width = larger(width, row_width(figure, row));
        height += row_height(figure, row) + BETWEEN_ROWS;
    }
    add_head(to, figure, (int)(width + 2 * MARGIN + 0.99),
             (int)(height - 4 + 0.99));
    for (int row = 0; row < figure->rows; row++) {
        double left = MARGIN + (width - row_width(figure, row)) / 2;
        add_row(to, figure, row, left, y);
        y += row_height(figure, row) + BETWEEN_ROWS;
    }
    text_add(to, "</svg>\n");
}
