#include "span.h"

#include <stdlib.h>
#include <string.h>

Span span(const char *text)
{
    return (Span){text, strlen(text)};
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static Span skip_blanks(Span s)
{
    while (s.length > 0 && is_blank(*s.start))
        s.start++, s.length--;
    return s;
}

Span span_trim(Span s)
{
    s = skip_blanks(s);
    while (s.length > 0 && is_blank(s.start[s.length - 1]))
        s.length--;
    return s;
}

bool span_is(Span s, const char *text)
{
    return s.length == strlen(text) && memcmp(s.start, text, s.length) == 0;
}

bool span_contains(Span s, const char *text)
{
    size_t length = strlen(text);
    for (; s.length >= length; s.start++, s.length--)
        if (memcmp(s.start, text, length) == 0)
            return true;
    return false;
}

static size_t length_of_word(Span s)
{
    size_t length = 0;
    while (length < s.length && !is_blank(s.start[length]))
        length++;
    return length;
}

Span span_after(Span s, int words)
{
    s = skip_blanks(s);
    while (words-- > 0) {
        size_t length = length_of_word(s);
        s = skip_blanks((Span){s.start + length, s.length - length});
    }
    return s;
}

Span span_word(Span s, int n)
{
    s = span_after(s, n);
    s.length = length_of_word(s);
    return s;
}

int span_words(Span s)
{
    int words = 0;
    for (s = skip_blanks(s); s.length > 0; s = span_after(s, 1))
        words++;
    return words;
}

int span_fields(Span s)
{
    int fields = s.length > 0;
    for (size_t i = 0; i < s.length; i++)
        fields += s.start[i] == '|';
    return fields;
}

Span span_field(Span s, int n)
{
    const char *end = s.start + s.length, *bar;
    while ((bar = memchr(s.start, '|', (size_t)(end - s.start))) && n-- > 0)
        s.start = bar + 1;
    if (!bar && n > 0)
        s.start = end;
    s.length = (size_t)((bar ? bar : end) - s.start);
    return span_trim(s);
}

double span_number(Span s)
{
    return s.length > 0 ? strtod(s.start, NULL) : 0;
}

bool span_whole(Span s, int *value)
{
    *value = 0;
    for (size_t i = 0; i < s.length; i++) {
        if (s.start[i] < '0' || s.start[i] > '9' || i == 6)
            return false;
        *value = 10 * *value + s.start[i] - '0';
    }
    return s.length > 0;
}

/* Bytes that continue a character of UTF-8 are not counted. */
double span_width(Span s, double size)
{
    int characters = 0;
    for (size_t i = 0; i < s.length; i++)
        characters += ((unsigned char)s.start[i] & 0xc0) != 0x80;
    return characters * size * 0.58;
}
