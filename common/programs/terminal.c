#include "terminal.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

static bool is_given(const char *value)
{
    return value && *value;
}

/* en_GB.UTF-8, C.utf8, and UTF-8 alone, as macOS has it. */
static bool names_utf8(const char *locale)
{
    for (; *locale; locale++)
        if (strncasecmp(locale, "UTF-8", 5) == 0 ||
            strncasecmp(locale, "UTF8", 4) == 0)
            return true;
    return false;
}

/* The first of them that is not empty counts, as for setlocale(). */
static const char *locale_of(const Surroundings *around)
{
    const char *const values[] = {around->lc_all, around->lc_ctype,
                                  around->lang};
    if (around->outside)
        return around->outside;
    for (int i = 0; i < 3; i++)
        if (is_given(values[i]))
            return values[i];
    return "";
}

/* See https://no-color.org for that variable. */
Style terminal_choose(const Surroundings *around)
{
    if (!around->is_terminal || is_given(around->no_color) ||
        !is_given(around->term) || strcmp(around->term, "dumb") == 0)
        return STYLE_PLAIN;
    /* The bare console of Linux may speak UTF-8, but its font has no discs. */
    if (strcmp(around->term, "linux") == 0)
        return STYLE_COLOUR;
    return names_utf8(locale_of(around)) ? STYLE_DISCS : STYLE_COLOUR;
}

Style terminal_style(void)
{
    Surroundings around = {.is_terminal = isatty(STDOUT_FILENO),
                           .term = getenv("TERM"),
                           .no_color = getenv("NO_COLOR"),
                           .outside = getenv("LOCALE_OUTSIDE"),
                           .lc_all = getenv("LC_ALL"),
                           .lc_ctype = getenv("LC_CTYPE"),
                           .lang = getenv("LANG")};
    return terminal_choose(&around);
}
