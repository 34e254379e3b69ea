#include "sample.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

/*
 * For every 20 s of the budget of a cell so many lines: what part 5 solves of
 * Middle-Easy in that time, part 9 of Begin-Medium, and part 10 of Begin-Hard
 * in half of it. So the charts have the early parts where these can follow,
 * and all from part 10 on everywhere. A set of the user's own is asked whole.
 */
static const struct {
    const char *name;
    int lines;
} for_20_s[] = {{"end-easy", 1000}, {"middle-easy", 200}, {"middle-medium", 50},
                {"begin-easy", 50}, {"begin-medium", 20}, {"begin-hard", 4}};

static int by_budget(const TestSet *set, int64_t budget)
{
    for (size_t i = 0; i < sizeof for_20_s / sizeof for_20_s[0]; i++)
        if (strcmp(for_20_s[i].name, set->name) == 0) {
            double lines = for_20_s[i].lines * ((double)budget / 20e6);
            return lines >= set->size ? set->size : lines >= 1 ? (int)lines : 1;
        }
    return set->size;
}

/* A number of lines, or `all`. */
static bool choose(TestSet *set, const char *text, char *error, size_t size)
{
    char *end;
    long lines = strtol(text, &end, 10);
    bool is_number = *text >= '0' && *text <= '9' && *end == '\0';
    if (strcmp(text, "all") == 0)
        set->count = set->size;
    else if (!is_number || lines < 1)
        snprintf(error, size,
                 "SAMPLE: '%.40s' is no number of lines; expected a number "
                 "from 1 on, or all",
                 text);
    else if (lines > set->size)
        snprintf(error, size, "SAMPLE: %s has %d lines, not %ld", set->name,
                 set->size, lines);
    else
        set->count = (int)lines;
    return error[0] == '\0';
}

/* One word of the choice: `20`, `all` or `name:20`. */
static bool take_word(TestSet *sets, int count, char *word, char *error,
                      size_t size)
{
    char *colon = strrchr(word, ':');
    if (colon != NULL)
        *colon = '\0';
    bool found = false;
    for (int i = 0; i < count && error[0] == '\0'; i++)
        if (colon == NULL || strcmp(sets[i].name, word) == 0) {
            found = true;
            choose(&sets[i], colon == NULL ? word : colon + 1, error, size);
        }
    if (!found)
        snprintf(error, size,
                 "SAMPLE: this race has no set '%.80s' (its first is %s)", word,
                 sets[0].name);
    return error[0] == '\0';
}

bool sample_choose(TestSet *sets, int count, const char *choice, int64_t budget,
                   char *error, size_t size)
{
    bool good = true;
    error[0] = '\0';
    for (int i = 0; i < count; i++)
        sets[i].count = by_budget(&sets[i], budget);
    char *words = text_print("%s", choice != NULL ? choice : "");
    char *rest = words;
    for (char *word; good && (word = strtok_r(rest, ", ", &rest)) != NULL;)
        good = take_word(sets, count, word, error, size);
    free(words);
    return good;
}

char *sample_print(const TestSet *sets, int count)
{
    char *text = text_print("%s", "");
    for (int i = 0; i < count; i++) {
        char *longer = text_print("%s%s%s %d", text, i > 0 ? ", " : "",
                                  sets[i].name, sets[i].count);
        free(text);
        text = longer;
    }
    return text;
}
