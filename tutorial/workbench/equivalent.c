#include "equivalent.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"
#include "../markdown/markdown.h"
#include "files.h"

static void add_name(Equivalents *all, const char *line, size_t length)
{
    size_t room = (size_t)all->count + 1;
    all->names = realloc(all->names, room * sizeof *all->names);
    all->reasoned = realloc(all->reasoned, room * sizeof *all->reasoned);
    all->seen = realloc(all->seen, room * sizeof *all->seen);
    if (!all->names || !all->reasoned || !all->seen)
        abort();
    all->names[all->count] = text_copy(line, length);
    all->reasoned[all->count] = false;
    all->seen[all->count++] = false;
}

/* A reason belongs to all names above it that have none. */
static void give_reason(Equivalents *all)
{
    for (int i = all->count - 1; i >= 0 && !all->reasoned[i]; i--)
        all->reasoned[i] = true;
}

bool equivalents_read(Equivalents *equivalents, const char *part)
{
    size_t size;
    *equivalents = (Equivalents){0};
    char *path = path_join(part, "mistakes/equivalent.txt");
    bool there = file_exists(path);
    char *text = there ? read_whole(path, &size) : text_copy("", 0);
    if (!text)
        perror(path);
    for (const char *line = text; line && *line;) {
        size_t length = strcspn(line, "\n");
        size_t blanks = strspn(line, " ");
        if (blanks > 0 && blanks < length)
            give_reason(equivalents);
        else if (blanks == 0 && length > 0 && *line != '#')
            add_name(equivalents, line, length);
        line += length + (line[length] == '\n');
    }
    bool good = text != NULL;
    free(text);
    free(path);
    return good;
}

void equivalents_free(Equivalents *equivalents)
{
    for (int i = 0; i < equivalents->count; i++)
        free(equivalents->names[i]);
    free(equivalents->names);
    free(equivalents->reasoned);
    free(equivalents->seen);
    *equivalents = (Equivalents){0};
}

int equivalents_find(const Equivalents *equivalents, const char *name)
{
    for (int i = 0; i < equivalents->count; i++)
        if (strcmp(equivalents->names[i], name) == 0)
            return i;
    return -1;
}
