#include "formats.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../bench/text.h"

/* Nobody reads more; and PrairieLearn takes files of up to a megabyte. */
enum { MOST_LINE = 2000, MOST_LINES = 16000 };

const char *const state_names[] = {"OK", "PARTLY", "FAIL", "skipped"};

const char *const format_names[] = {"text",         "gradescope", "classroom50",
                                    "prairielearn", "autolab",    "junit",
                                    "vpl",          NULL};

typedef void Writer(const Grade *grade, FILE *to);

static Writer *const writers[] = {
    format_text,    format_gradescope, format_classroom50, format_prairielearn,
    format_autolab, format_junit,      format_vpl};

/* --- what all share --------------------------------------------------------- */

static char *in_memory(Writer *write, const Grade *grade)
{
    char *text = NULL;
    size_t size;
    FILE *to = open_memstream(&text, &size);
    if (to == NULL)
        abort();
    write(grade, to);
    if (fclose(to) != 0)
        abort();
    return text;
}

char *format_remarks(const Grade *grade)
{
    return in_memory(format_remarks_to, grade);
}

char *format_report(const Grade *grade)
{
    return in_memory(format_text, grade);
}

void format_now(char text[32])
{
    time_t now = time(NULL);
    struct tm parts;
    gmtime_r(&now, &parts);
    strftime(text, 32, "%Y-%m-%dT%H:%M:%SZ", &parts);
}

/* --- clean texts ------------------------------------------------------------ */

/* Not more than so many bytes, and no character is cut in two. */
static char *shortened(const char *text, size_t most)
{
    char *clean = grade_clean(text);
    size_t length = strlen(clean);
    bool whole = length <= most;
    if (!whole)
        for (length = most; ((unsigned char)clean[length] & 0xc0) == 0x80;)
            length--;
    while (length > 0 && strchr("\n ", clean[length - 1]))
        length--;
    char *result =
        text_print("%.*s%s", (int)length, clean, whole ? "" : " ... (cut off)");
    free(clean);
    return result;
}

static char *one_line(const char *text)
{
    char *line = shortened(text, MOST_LINE);
    for (char *at = line; (at = strchr(at, '\n')) != NULL;)
        *at = ' ';
    return line;
}

static char *whole_lines(const char *text)
{
    char *lines = shortened(text, MOST_LINES);
    char *result = text_print("%s%s", lines, *lines ? "\n" : "");
    free(lines);
    return result;
}

static Group tidy_group(const Group *group, bool graded)
{
    Group tidy = *group;
    tidy.points = graded ? group->points : 0;
    tidy.message = one_line(group->message);
    tidy.output = whole_lines(group->output);
    return tidy;
}

static Grade tidy_grade(const Grade *grade)
{
    Grade tidy = *grade;
    tidy.part = one_line(grade->part);
    tidy.title = one_line(grade->title);
    tidy.reason = whole_lines(grade->reason);
    tidy.notes = whole_lines(grade->notes);
    tidy.mistake = one_line(grade->mistake);
    tidy.advice = one_line(grade->advice);
    tidy.fingerprint = one_line(grade->fingerprint);
    for (int i = 0; i < GROUPS; i++)
        tidy.groups[i] = tidy_group(&grade->groups[i], grade->graded);
    return tidy;
}

bool format_write(const Grade *grade, const char *format, FILE *to)
{
    for (int i = 0; format_names[i]; i++)
        if (strcmp(format_names[i], format) == 0) {
            Grade tidy = tidy_grade(grade);
            writers[i](&tidy, to);
            grade_close(&tidy);
            return true;
        }
    return false;
}
