#include "report.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "../../common/programs/terminal.h"

enum { LABEL_WIDTH = 20, INDENT = LABEL_WIDTH + 6, LINE_WIDTH = 79 };

void report_open(Report *report)
{
    *report = (Report){.colour = terminal_style() != STYLE_PLAIN};
}

/* Words that go on below each other; one that is too long stays whole. */
static void print_wrapped(const char *text, int indent)
{
    int column = indent;
    for (const char *word = text; *word;) {
        int blanks = (int)strspn(word, " ");
        int length = (int)strcspn(word + blanks, " ");
        if (column > indent && column + blanks + length > LINE_WIDTH) {
            printf("\n%*s", indent, "");
            column = indent;
            word += blanks;
            blanks = 0;
        }
        printf("%.*s", blanks + length, word);
        column += blanks + length;
        word += blanks + length;
    }
    putchar('\n');
    fflush(stdout);
}

void report_line(Report *report, Verdict verdict, const char *label,
                 const char *what, ...)
{
    static const char *const words[] = {"OK", "FAIL", ""};
    static const char *const colours[] = {"\033[32m", "\033[1;31m", ""};
    report->passed += verdict == VERDICT_OK;
    report->failed += verdict == VERDICT_FAIL;
    if (report->silent)
        return;
    char text[1024];
    va_list arguments;
    va_start(arguments, what);
    vsnprintf(text, sizeof text, what, arguments);
    va_end(arguments);
    printf("%-*s%s%-6s%s", LABEL_WIDTH, label,
           report->colour ? colours[verdict] : "", words[verdict],
           report->colour ? "\033[0m" : "");
    print_wrapped(text, INDENT);
}

void report_detail(Report *report, const char *what, ...)
{
    if (report->silent)
        return;
    char text[2048];
    va_list arguments;
    va_start(arguments, what);
    vsnprintf(text, sizeof text, what, arguments);
    va_end(arguments);
    printf("%*s", INDENT, "");
    print_wrapped(text, INDENT);
}

void report_verbatim(Report *report, const char *line)
{
    if (!report->silent)
        printf("%*s%s\n", INDENT, "", line);
}

void report_words(const char *words)
{
    print_wrapped(words, 0);
}

void report_sum(const Report *report)
{
    printf("\n%d of %d OK\n", report->passed, report->passed + report->failed);
}
