/* One reader of Markdown for all that is done with the texts. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "definitions.h"
#include "tasks.h"

static const char usage[] =
    "usage: markdown TASK FILE...            from the top of the project\n"
    "  fill FILE...             write the generated blocks anew\n"
    "  check COMMAND FILE...    tell the stale ones, which COMMAND mends\n"
    "  links FILE...            tell dead links\n"
    "  words FILE...            how many words of prose each has\n"
    "  lines FILE...            how many lines of source its blocks show\n"
    "  order FIRST|SECOND FILE... tell where these headings are not in order\n"
    "  terms GLOSSARY FILE...   tell words of the glossary without a link\n"
    "  commands FILE...         the commands in its sentences, by line\n"
    "  listings PREFIX FILE     each sh listing to PREFIX and its line\n"
    "  definitions FILE NAME... of C, as a block of code shows them\n";

enum { GOOD, FAULTS, TROUBLE };

/* "First|Second" */
static bool check_order(const Markdown *markdown, const char *headings)
{
    assert(headings != NULL);
    size_t length = strcspn(headings, "|");
    char *first = text_copy(headings, length);
    bool good = prose_in_order(markdown, first,
                               headings + length + (headings[length] == '|'));
    free(first);
    return good;
}

static bool check_terms(const Markdown *markdown, const char *path)
{
    Markdown glossary;
    if (!markdown_read(&glossary, path)) {
        perror(path);
        return false;
    }
    bool good = terms_check(markdown, &glossary);
    markdown_free(&glossary);
    return good;
}

/* `extra` is what stands before the files. */
static bool perform(const char *task, const char *extra,
                    const Markdown *markdown)
{
    if (strcmp(task, "fill") == 0)
        return blocks_fill(markdown);
    if (strcmp(task, "check") == 0)
        return blocks_check(markdown, extra);
    if (strcmp(task, "links") == 0)
        return links_check(markdown);
    if (strcmp(task, "listings") == 0)
        return prose_listings(markdown, extra);
    if (strcmp(task, "order") == 0)
        return check_order(markdown, extra);
    if (strcmp(task, "terms") == 0)
        return check_terms(markdown, extra);
    if (strcmp(task, "words") == 0)
        printf("%d\n", prose_words(markdown));
    else if (strcmp(task, "lines") == 0)
        printf("%d\n", prose_listing_lines(markdown));
    else
        prose_commands(markdown);
    return true;
}

static int perform_on(const char *task, const char *extra, char **files)
{
    int status = GOOD;
    for (; *files; files++) {
        Markdown markdown;
        if (!markdown_read(&markdown, *files)) {
            perror(*files);
            return TROUBLE;
        }
        if (!perform(task, extra, &markdown))
            status = FAULTS;
        markdown_free(&markdown);
    }
    return status;
}

static int print_definitions(const char *file, char **names)
{
    int status = GOOD;
    for (int i = 0; names[i] && status == GOOD; i++) {
        char *text;
        if (!definitions_find(file, names[i], &text))
            status = FAULTS;
        fprintf(status ? stderr : stdout, "%s%s%s", i ? "\n" : "", text,
                status ? "\n" : "");
        free(text);
    }
    return status;
}

static bool is_one_of(const char *word, const char *list[])
{
    while (*list && strcmp(*list, word) != 0)
        list++;
    return *list != NULL;
}

int main(int argc, char **argv)
{
    static const char *plain[] = {"fill",  "links",    "words",
                                  "lines", "commands", NULL};
    static const char *more[] = {"check", "listings", "order", "terms", NULL};
    if (argc >= 3 && is_one_of(argv[1], plain))
        return perform_on(argv[1], "", argv + 2);
    if (argc >= 4 && is_one_of(argv[1], more))
        return perform_on(argv[1], argv[2], argv + 3);
    if (argc >= 4 && strcmp(argv[1], "definitions") == 0)
        return print_definitions(argv[2], argv + 3);
    fputs(usage, stderr);
    return TROUBLE;
}
