#include "groups.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../bench/text.h"

void group_add(char **text, const char *format, ...)
{
    va_list arguments;
    char line[1024];
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    char *more = text_print("%s%s\n", *text, line);
    free(*text);
    *text = more;
}

/* So much of the points, rounded down; the output is added by the caller. */
Group *group_judge(Grading *grading, int which, double part, const char *format,
                   ...)
{
    va_list arguments;
    char line[512];
    Group *group = &grading->grade->groups[which];
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    free(group->message);
    group->message = text_copy(line, strlen(line));
    group->points = (int)(group->most * part + 1e-9);
    group->state = part >= 1 ? GROUP_OK : part > 0 ? GROUP_PARTLY : GROUP_FAIL;
    return group;
}

void group_skip(Grading *grading, int which, const char *why)
{
    group_judge(grading, which, 0, "%s", why)->state = GROUP_SKIPPED;
}

const char *group_mode(const Positions *set)
{
    return set->weak ? ", weak" : "";
}
