/* What people read: lines in the manner of xv6, and VPL's, which Moodle shows
   and looks through for a grade. */
#include "formats.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_WIDTH = 79 };

/* Every line behind a prefix, so that none can be taken for one of ours. */
static void print_lines(FILE *to, const char *prefix, const char *lines)
{
    while (*lines) {
        int length = (int)strcspn(lines, "\n");
        fprintf(to, "%s%.*s\n", prefix, length, lines);
        lines += length + (lines[length] == '\n');
    }
}

/* Words that go on below each other; one that is too long stays whole. */
static void print_wrapped(FILE *to, const char *prefix, const char *text)
{
    int column = 0;
    while (*(text += strspn(text, " \n"))) {
        int length = (int)strcspn(text, " \n");
        if (column > 0 && column + 1 + length > LINE_WIDTH) {
            fputc('\n', to);
            column = 0;
        }
        column += fprintf(to, "%s%.*s", column ? " " : prefix, length, text);
        text += length;
    }
    if (column > 0)
        fputc('\n', to);
}

/* --- the text --------------------------------------------------------------- */

/* Where nothing is graded, one reason is enough for all that was skipped. */
static void print_group(FILE *to, const Grade *grade, int index)
{
    const Group *group = &grade->groups[index];
    fprintf(to, "== Test %s == %s (%d/%d)\n", group_names[index],
            state_names[group->state], group->points, group->most);
    if (!grade->graded && group->state == GROUP_SKIPPED)
        return;
    print_wrapped(to, "    ", group->message);
    print_lines(to, "        ", group->output);
}

static void print_reason(FILE *to, const char *reason)
{
    int length = (int)strcspn(reason, "\n");
    fprintf(to, "Not graded: %.*s\n", length, reason);
    print_lines(to, "    ", reason + length + (reason[length] == '\n'));
}

void format_remarks_to(const Grade *grade, FILE *to)
{
    if (!grade->graded)
        print_reason(to, grade->reason);
    if (*grade->notes) {
        fputs("Notes:\n", to);
        print_lines(to, "    ", grade->notes);
    }
    if (*grade->advice) {
        fprintf(to, "Advice%s%s%s:\n", *grade->mistake ? " (" : "",
                grade->mistake, *grade->mistake ? ")" : "");
        print_wrapped(to, "    ", grade->advice);
    }
}

void format_text(const Grade *grade, FILE *to)
{
    fprintf(to, "%s\n\n", grade->title);
    for (int i = 0; i < GROUPS; i++)
        print_group(to, grade, i);
    format_remarks_to(grade, to);
    if (grade->graded)
        fprintf(to, "Score: %d/%d\n", grade_points(grade), grade_most(grade));
    else
        fputs("Score: not graded\n", to);
}

/* --- VPL -------------------------------------------------------------------- */

static double number_in(const char *variable, double otherwise)
{
    const char *text = getenv(variable);
    char *end = NULL;
    double value = text ? strtod(text, &end) : otherwise;
    return (text && (end == text || *end)) || !isfinite(value) ? otherwise
                                                               : value;
}

/* Of the range that the activity has in Moodle; 0 to 100 if it has none. */
static double moodle_grade(const Grade *grade)
{
    double low = number_in("VPL_GRADEMIN", 0);
    double high = number_in("VPL_GRADEMAX", 100);
    int most = grade_most(grade);
    double share = most > 0 ? (double)grade_points(grade) / most : 0;
    return round((low + (high - low) * share) * 100) / 100;
}

/* A title begins with -, text that keeps its form with >. What is not graded
   gets no grade, and Moodle then proposes none. */
void format_vpl(const Grade *grade, FILE *to)
{
    fprintf(to, "<|--\n-%s\n", grade->title);
    for (int i = 0; i < GROUPS; i++) {
        const Group *group = &grade->groups[i];
        fprintf(to, "-%s: %s (%d/%d)\n", group_names[i],
                state_names[group->state], group->points, group->most);
        print_wrapped(to, ">", group->message);
        print_lines(to, ">", group->output);
    }
    char *remarks = format_remarks(grade);
    if (*remarks)
        fputs("-Remarks\n", to);
    print_lines(to, ">", remarks);
    free(remarks);
    fputs("--|>\n", to);
    if (grade->graded)
        fprintf(to, "Grade :=>>%.10g\n", moodle_grade(grade));
}
