/* JUnit's XML. It knows no points: they are properties of a test, and what has
   only some of them is a failure. */
#include "formats.h"

#include <stdlib.h>
#include <string.h>

/* Of a clean text only five characters mean something to XML. */
static void print_escaped(FILE *to, const char *text)
{
    static const char special[] = "&<>\"'";
    static const char *const names[] = {"amp", "lt", "gt", "quot", "apos"};
    for (; *text; text++) {
        const char *found = strchr(special, *text);
        if (found)
            fprintf(to, "&%s;", names[found - special]);
        else
            fputc(*text, to);
    }
}

static void print_attribute(FILE *to, const char *name, const char *value)
{
    fprintf(to, " %s=\"", name);
    print_escaped(to, value);
    fputc('"', to);
}

static void print_property(FILE *to, const char *name, const char *value)
{
    fputs("<property", to);
    print_attribute(to, "name", name);
    print_attribute(to, "value", value);
    fputs("/>\n", to);
}

static void print_number(FILE *to, const char *name, int value)
{
    char text[16];
    snprintf(text, sizeof text, "%d", value);
    print_property(to, name, text);
}

static void print_element(FILE *to, const char *name, const char *text)
{
    if (!*text)
        return;
    fprintf(to, "<%s>", name);
    print_escaped(to, text);
    fprintf(to, "</%s>\n", name);
}

/* What did not build is an error, not a failure: of the first group alone, as
   the others have not been looked at. */
static const char *verdict(const Grade *grade, int index)
{
    GroupState state = grade->groups[index].state;
    return !grade->graded && index == 0 ? "error"
           : state == GROUP_OK          ? NULL
           : state == GROUP_SKIPPED     ? "skipped"
                                        : "failure";
}

static int count(const Grade *grade, const char *name)
{
    int sum = 0;
    for (int i = 0; i < GROUPS; i++)
        sum += verdict(grade, i) && strcmp(verdict(grade, i), name) == 0;
    return sum;
}

static void print_case(FILE *to, const Grade *grade, int index)
{
    const Group *group = &grade->groups[index];
    const char *name = verdict(grade, index);
    fputs("<testcase", to);
    print_attribute(to, "name", group_names[index]);
    print_attribute(to, "classname", grade->part);
    fputs(">\n<properties>\n", to);
    print_number(to, "points", group->points);
    print_number(to, "max-points", group->most);
    fputs("</properties>\n", to);
    if (name) {
        fprintf(to, "<%s", name);
        print_attribute(to, "message", group->message);
        if (strcmp(name, "skipped") != 0)
            print_attribute(to, "type", state_names[group->state]);
        fputs("/>\n", to);
    }
    print_element(to, "system-out", group->output);
    fputs("</testcase>\n", to);
}

static void print_counts(FILE *to, const Grade *grade)
{
    fprintf(to,
            " tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\""
            " time=\"%.3f\"",
            GROUPS, count(grade, "failure"), count(grade, "error"),
            count(grade, "skipped"), grade->seconds);
}

static void print_suite(FILE *to, const Grade *grade)
{
    char now[32];
    format_now(now);
    fputs("<testsuite", to);
    print_attribute(to, "name", grade->part);
    print_counts(to, grade);
    print_attribute(to, "timestamp", now);
    fputs(">\n<properties>\n", to);
    print_property(to, "graded", grade->graded ? "true" : "false");
    print_number(to, "points", grade_points(grade));
    print_number(to, "max-points", grade_most(grade));
    print_property(to, "mistake", grade->mistake);
    print_property(to, "fingerprint", grade->fingerprint);
    fputs("</properties>\n", to);
    for (int i = 0; i < GROUPS; i++)
        print_case(to, grade, i);
    char *remarks = format_remarks(grade);
    print_element(to, "system-out", remarks);
    free(remarks);
    fputs("</testsuite>\n", to);
}

void format_junit(const Grade *grade, FILE *to)
{
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites", to);
    print_attribute(to, "name", grade->title);
    print_counts(to, grade);
    fputs(">\n", to);
    print_suite(to, grade);
    fputs("</testsuites>\n", to);
}
