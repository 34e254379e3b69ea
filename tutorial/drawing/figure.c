/*
 * Draws a figure: NAME.fig to SVG on standard output. The language is
 * described in tutorial/figures/README.md. With --narrow it fits a phone:
 * what does not stand side by side there stands below each other.
 *
 * All of the text is read before a panel is drawn, and all panels are drawn
 * before anything is printed: a fault leaves no half picture.
 */
#include "figure.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    void (*draw)(Panel *panel);
} kinds[] = {
    {"board", draw_board}, {"tree", draw_tree},   {"window", draw_window},
    {"bits", draw_bits},   {"slots", draw_slots}, {"word", draw_word},
    {"bars", draw_bars},   {"curve", draw_curve}, {"then", draw_then},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

#define KIND_NAMES "board tree window bits slots word bars curve then"

/* The index of a kind, -1 if it is none. */
static int kind_of(Span line)
{
    for (int i = 0; i < KINDS; i++)
        if (span_is(span_word(line, 0), kinds[i].name))
            return i;
    return -1;
}

/* --- reading -------------------------------------------------------------- */

static Panel *begin_panel(Figure *figure, Line head)
{
    if (figure->panels == MAX_PANELS)
        fail(head.at, "a figure has %d panels at most", MAX_PANELS);
    Panel *panel = &figure->panel[figure->panels++];
    *panel = (Panel){.head = head,
                     .row = figure->rows - 1,
                     .narrow = figure->narrow,
                     .line = &figure->line[figure->lines]};
    return panel;
}

static void add_line(Figure *figure, Panel *panel, Line line)
{
    if (figure->lines == MAX_LINES)
        fail(line.at, "a figure has %d lines at most", MAX_LINES);
    figure->line[figure->lines++] = line;
    panel->lines++;
}

/* A line of the panel that is open, which may be none; the one open then. */
static Panel *read_line(Figure *figure, Panel *open, Line line)
{
    if (kind_of(line.text) >= 0)
        return begin_panel(figure, line);
    if (line_is(&line, "title"))
        figure->title = span_after(line.text, 1);
    else if (line_is(&line, "desc"))
        text_add(&figure->desc, "%s%.*s", figure->desc.length ? " " : "",
                 SHOWN(span_after(line.text, 1)));
    else if (line_is(&line, "below")) {
        figure->rows++;
        open = NULL;
    } else if (!open)
        fail(line.at, "'%.*s' stands before the first panel: " KIND_NAMES,
             SHOWN(span_word(line.text, 0)));
    else if (line_is(&line, "caption"))
        open->caption = span_after(line.text, 1);
    else
        add_line(figure, open, line);
    return open;
}

/* The number of the last line. */
static int read_figure(Figure *figure, char *text)
{
    Panel *open = NULL;
    int at = 0;
    figure->rows = 1;
    while (*text) {
        size_t length = strcspn(text, "\n");
        char *next = text + length + (text[length] == '\n');
        text[length] = '\0';
        Line line = {span_trim(span(text)), ++at};
        if (line.text.length > 0 && *line.text.start != '#')
            open = read_line(figure, open, line);
        text = next;
    }
    return at;
}

/* --- the program ---------------------------------------------------------- */

static void draw_figure(Figure *figure, int last_line)
{
    for (int i = 0; i < figure->panels; i++) {
        Panel *panel = &figure->panel[i];
        kinds[kind_of(panel->head.text)].draw(panel);
    }
    if (figure->title.length == 0)
        fail(last_line, "a figure needs a title");
    if (figure->desc.length == 0)
        fail(last_line, "a figure needs a desc: what it shows, for those who "
                        "cannot see it");
    if (figure->panels == 0)
        fail(last_line, "a figure needs a panel: " KIND_NAMES);
}

static void load(const char *path, char *text, size_t size)
{
    FILE *file = fopen(path, "r");
    size_t length = file ? fread(text, 1, size - 1, file) : 0;
    if (!file || ferror(file)) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        exit(EXIT_FAILURE);
    }
    text[length] = '\0';
    fclose(file);
    if (length == size - 1)
        fail(1, "a figure has less than %zu bytes", size);
}

int main(int argc, char **argv)
{
    static char text[200000];
    static Figure figure;
    static Text svg;
    figure.narrow = argc == 3 && strcmp(argv[1], "--narrow") == 0;
    if (argc != 2 + figure.narrow) {
        fprintf(stderr, "usage: figure [--narrow] NAME.fig > NAME.svg\n");
        return 2;
    }
    const char *path = argv[1 + figure.narrow];
    fault_in(path);
    load(path, text, sizeof text);
    draw_figure(&figure, read_figure(&figure, text));
    figure_lay_out(&figure, &svg);
    fputs(svg.text, stdout);
    if (fflush(stdout) == 0 && !ferror(stdout))
        return EXIT_SUCCESS;
    perror("cannot write the figure");
    return EXIT_FAILURE;
}
