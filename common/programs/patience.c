#include "patience.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../clock.h"
#include "../contract.h"

/* But for `shown`, written while no alarm is due: none sees half of it. */
static const char *volatile doing;
static volatile int at, of;
static volatile bool terminal;
static volatile int64_t start;
static volatile sig_atomic_t shown;

/* --- a line, made without printf, which a signal must not call ------------ */

typedef struct {
    char text[160];
    size_t length;
} Note;

static void add(Note *note, const char *text)
{
    size_t length = strlen(text);
    if (length > sizeof note->text - note->length)
        length = sizeof note->text - note->length;
    memcpy(note->text + note->length, text, length);
    note->length += length;
}

static void add_number(Note *note, uint64_t number)
{
    char digits[24];
    char *first = digits + sizeof digits - 1;
    *first = '\0';
    do
        *--first = (char)('0' + number % 10);
    while (number /= 10);
    add(note, first);
}

static void add_doing(Note *note)
{
    add(note, doing);
    if (at > 0) {
        add(note, " ");
        add_number(note, (uint64_t)at);
    }
    if (of > 0) {
        add(note, " of ");
        add_number(note, (uint64_t)of);
    }
}

/* Read while the search counts on: near enough for a person. */
static void add_effort(Note *note)
{
    uint64_t nodes = part_nodes();
    add(note, ", ");
    add_number(note, (uint64_t)(clock_now() - start) / 1000000000);
    add(note, " s, ");
    add_number(note, nodes < 1000000 ? nodes : nodes / 1000000);
    add(note, nodes < 1000000 ? " nodes" : " million nodes");
}

static void show(const Note *note)
{
    ssize_t ignored = write(STDERR_FILENO, note->text, note->length);
    (void)ignored;
}

/* --- the alarm ------------------------------------------------------------ */

static void tell(int number)
{
    (void)number;
    int before = errno;
    Note note = {.length = 0};
    add(&note, terminal ? "\r  " : "This may take long: ");
    add_doing(&note);
    add_effort(&note);
    add(&note, terminal ? "; Ctrl-C stops " : " so far; Ctrl-C stops it.\n");
    show(&note);
    shown = true;
    if (terminal)
        alarm(1);
    errno = before;
}

void patience_begin(const char *what, int step, int steps)
{
    const char *wanted = getenv("PATIENCE");
    if (wanted && strcmp(wanted, "0") == 0)
        return;
    if (!start)
        start = clock_now();
    doing = what;
    at = step;
    of = steps;
    terminal = isatty(STDERR_FILENO);
    if (shown && !terminal)
        return; /* it has been said */
    struct sigaction action = {.sa_handler = tell, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    alarm(1);
}

void patience_end(void)
{
    static const Note over = {"\r                                        "
                              "                                       \r",
                              81};
    alarm(0);
    if (shown && terminal) {
        show(&over);
        shown = false;
    }
}
