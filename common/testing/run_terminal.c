#define _XOPEN_SOURCE 700 /* for a terminal of our own */
#include "run_terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#define THE_END "THE END" /* shown after all that the command shows */
enum { MOST_SHOWN = 16000, LONGEST_WAIT = 10000 /* ms */ };

/* Lines end as they are written: \n stays \n. */
static int open_theirs(const char *name)
{
    struct termios mode;
    int theirs = open(name, O_RDWR | O_NOCTTY);
    if (theirs < 0 || tcgetattr(theirs, &mode) != 0) {
        perror(name);
        exit(EXIT_FAILURE);
    }
    mode.c_oflag &= ~(tcflag_t)OPOST;
    tcsetattr(theirs, TCSANOW, &mode);
    return theirs;
}

static Run run_into(const char *terminal, const char *settings,
                    const char *command, const char *input)
{
    char whole[1000];
    int length = snprintf(
        whole, sizeof whole,
        "unset TERM NO_COLOR LOCALE_OUTSIDE LC_ALL LC_CTYPE LANG; "
        "export %s; { %s; status=$?; printf '" THE_END "'; } >%s; exit $status",
        settings, command, terminal);
    if (length < 0 || (size_t)length >= sizeof whole) {
        fprintf(stderr, "too long a command for a terminal: %s\n", command);
        exit(EXIT_FAILURE);
    }
    return run_text(whole, input);
}

/* What was written may be on its way still. */
static size_t read_to_the_end(int ours, char text[MOST_SHOWN])
{
    struct pollfd waiting = {.fd = ours, .events = POLLIN};
    size_t length = 0;
    text[0] = '\0';
    while (poll(&waiting, 1, LONGEST_WAIT) > 0) {
        ssize_t got = read(ours, text + length, MOST_SHOWN - 1 - length);
        if (got <= 0)
            break;
        length += (size_t)got;
        text[length] = '\0';
        char *end = strstr(text, THE_END);
        if (end) {
            *end = '\0';
            return (size_t)(end - text);
        }
    }
    return length;
}

Run run_on_terminal(const char *settings, const char *command,
                    const char *input)
{
    int ours = posix_openpt(O_RDWR | O_NOCTTY);
    if (ours < 0 || grantpt(ours) != 0 || unlockpt(ours) != 0)
        return (Run){.status = -1};
    int theirs = open_theirs(ptsname(ours)); /* else its text might be lost */
    Run run = run_into(ptsname(ours), settings, command, input);
    run.out = realloc(run.out, MOST_SHOWN);
    if (!run.out) {
        perror("cannot keep what the terminal shows");
        exit(EXIT_FAILURE);
    }
    run.out_length = read_to_the_end(ours, run.out);
    close(theirs);
    close(ours);
    return run;
}
