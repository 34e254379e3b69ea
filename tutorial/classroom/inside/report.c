/*
 * Compiled into the unit tests of a submission: Unity's words reach the grader
 * line by line, each behind a word that only the grader knows, which comes in
 * on standard input. What anybody else prints goes nowhere.
 */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PASSWORD = 32, HIGH = 40 };

void report_char(int character);

static char line[1024] = "";
static size_t used;
static int report = -1;

__attribute__((constructor)) static void open_report(void)
{
    for (ssize_t got; used < PASSWORD + 1; used += (size_t)got)
        if ((got = read(STDIN_FILENO, line + used, PASSWORD + 1 - used)) <= 0)
            _exit(1);
    line[used - 1] = ' ';
    report = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, HIGH);
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(nowhere, STDOUT_FILENO);
    close(STDIN_FILENO);
}

void report_char(int character)
{
    if (used < sizeof line - 1)
        line[used++] = (char)character;
    if (character != '\n')
        return;
    line[used - 1] = '\n';
    if (write(report, line, used) < 0)
        _exit(1);
    used = PASSWORD + 1;
}
