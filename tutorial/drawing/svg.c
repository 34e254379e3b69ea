#include "svg.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- a text that grows ---------------------------------------------------- */

static void make_room(Text *text, size_t more)
{
    if (text->length + more < text->room)
        return;
    text->room = 2 * (text->length + more) + 1024;
    text->text = realloc(text->text, text->room);
    if (!text->text) {
        fprintf(stderr, "no memory left for the figure\n");
        exit(EXIT_FAILURE);
    }
}

void text_add(Text *to, const char *format, ...)
{
    va_list values, again;
    va_start(values, format);
    va_copy(again, values);
    size_t length = (size_t)vsnprintf(NULL, 0, format, values);
    make_room(to, length);
    vsnprintf(to->text + to->length, length + 1, format, again);
    to->length += length;
    va_end(again);
    va_end(values);
}

static void add_character(Text *to, char c)
{
    make_room(to, 1);
    to->text[to->length++] = c;
    to->text[to->length] = '\0';
}

void text_add_escaped(Text *to, Span s)
{
    for (size_t i = 0; i < s.length; i++)
        switch (s.start[i]) {
        case '&': text_add(to, "&amp;"); break;
        case '<': text_add(to, "&lt;"); break;
        case '>': text_add(to, "&gt;"); break;
        default: add_character(to, s.start[i]);
        }
}

static void add_number(Text *to, double number)
{
    size_t start = to->length;
    text_add(to, "%.1f", number);
    if (to->text[to->length - 1] == '0')
        to->length -= strlen(".0");
    to->text[to->length] = '\0';
    if (strcmp(to->text + start, "-0") == 0) {
        to->length = start;
        text_add(to, "0");
    }
}

void text_add_numbers(Text *to, const char *format, const double *numbers)
{
    for (; *format; format++)
        if (*format == '#')
            add_number(to, *numbers++);
        else
            add_character(to, *format);
}

/* --- shapes --------------------------------------------------------------- */

static void add_class(Text *to, const char *class)
{
    if (*class)
        text_add(to, " class=\"%s\"", class);
}

void svg_text(Text *to, double x, double y, const char *class, Span s)
{
    if (s.length == 0)
        return;
    text_add_numbers(to, "<text x=\"#\" y=\"#\"", (double[]){x, y});
    add_class(to, class);
    text_add(to, ">");
    text_add_escaped(to, s);
    text_add(to, "</text>\n");
}

void svg_integer(Text *to, double x, double y, const char *class, int value)
{
    char digits[20];
    snprintf(digits, sizeof digits, "%d", value);
    svg_text(to, x, y, class, span(digits));
}

void svg_rect(Text *to, double x, double y, double width, double height,
              const char *class, int round)
{
    text_add_numbers(to, "<rect x=\"#\" y=\"#\" width=\"#\" height=\"#\"",
                     (double[]){x, y, width, height});
    if (round)
        text_add(to, " rx=\"%d\"", round);
    add_class(to, class);
    text_add(to, "/>\n");
}

void svg_circle(Text *to, double x, double y, double r, const char *class)
{
    text_add_numbers(to, "<circle cx=\"#\" cy=\"#\" r=\"#\"",
                     (double[]){x, y, r});
    add_class(to, class);
    text_add(to, "/>\n");
}

static void add_path(Text *to, double x1, double y1, double x2, double y2,
                     const char *class)
{
    text_add_numbers(to, "<path d=\"M# #L# #\"", (double[]){x1, y1, x2, y2});
    add_class(to, class);
}

void svg_stroke(Text *to, double x1, double y1, double x2, double y2,
                const char *class)
{
    add_path(to, x1, y1, x2, y2, class);
    text_add(to, "/>\n");
}

void svg_arrow(Text *to, double x1, double y1, double x2, double y2,
               const char *class)
{
    add_path(to, x1, y1, x2, y2, class);
    text_add(to, " marker-end=\"url(#tip)\"/>\n");
}
