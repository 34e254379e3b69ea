/* What standard output can show: one place decides, for every program. */
#ifndef COMMON_TERMINAL_H
#define COMMON_TERMINAL_H

#include <stdbool.h>

typedef enum {
    STYLE_PLAIN,  /* X and O: a file, a pipe, a person who wants no colour */
    STYLE_COLOUR, /* coloured X and O */
    STYLE_DISCS   /* coloured discs, which need UTF-8 */
} Style;

/* What the choice depends on; NULL for a variable that is not set. */
typedef struct {
    bool is_terminal;
    const char *term, *no_color;
    const char *outside; /* LOCALE_OUTSIDE: the locale before make's own */
    const char *lc_all, *lc_ctype, *lang;
} Surroundings;

Style terminal_choose(const Surroundings *around);

/* The choice for standard output, here and now. */
Style terminal_style(void);

#endif
