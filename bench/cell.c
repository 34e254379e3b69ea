#include "cell.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "../common/clock.h"
#include "child.h"

/* Shorter runs (microseconds) say nothing about the share. */
static const int64_t TELLING = 300000;

/* All questions still to be asked, a position a line. */
static char *remaining_input(const Journal *journal)
{
    const TestSet *set = journal->key.set;
    size_t size = 1;
    for (int i = journal->count; i < set->count; i++)
        size += strlen(testset_at(set, i)->moves) + 1;
    char *input = malloc(size), *at = input;
    if (input == NULL)
        abort();
    for (int i = journal->count; i < set->count; i++) {
        const char *moves = testset_at(set, i)->moves;
        size_t length = strlen(moves);
        memcpy(at, moves, length);
        at[length] = '\n';
        at += length + 1;
    }
    *at = '\0';
    return input;
}

/* What the event means for the question that was to be answered. */
static void judge(Row *row, ChildEvent event, const char *line,
                  const Journal *journal)
{
    const Question *question = testset_at(journal->key.set, journal->count);
    int score = question->score;
    switch (event) {
    case CHILD_LINE:
        if (journal->key.weak)
            score = (score > 0) - (score < 0);
        reply_judge(row, line, question->moves, score);
        break;
    case CHILD_LATE: row->status = BUDGET; break;
    case CHILD_LONG: row->status = GARBAGE; break;
    default: row->status = CRASHED;
    }
}

/* Looked at for 200 ms: a solver that computes also waits now and then, and on
   a busy machine for its start. */
static bool is_idle(const Child *child)
{
    ChildLook look;
    for (int i = 0; i < 40; i++) {
        if (!child_look(child, &look) || look.computing)
            return false;
        nanosleep(&(struct timespec){0, 5000000}, NULL);
    }
    return true;
}

/* The share of a processor the solver got, if that can be told; else 1. */
static double cpu_share(const Child *child, int64_t wall)
{
    ChildLook look;
    if (wall < TELLING || !child_look(child, &look))
        return 1;
    return child_share(child, &look, wall);
}

/*
 * The budget is for solving: clearing tables and starting up cost nothing, up
 * to as much again by our own clock.
 */
static int64_t next_deadline(const Journal *journal, int64_t now,
                             int64_t last_moment)
{
    double left = (double)journal->key.budget - journal_spent(journal);
    int64_t deadline = left > 0 ? now + (int64_t)(1000 * left) : now;
    return deadline < last_moment ? deadline : last_moment;
}

/* Reports are kept behind what the solver itself has said. */
static void note(const char *errors, const char *what, const char *detail)
{
    FILE *file = fopen(errors, "a");
    if (file == NULL)
        return;
    fputs(what, file);
    for (; *detail != '\0'; detail++)
        putc(isprint((unsigned char)*detail) ? *detail : '?', file);
    putc('\n', file);
    fclose(file);
}

/* The row for what has come, and how long that took by our own clock. */
static Row make_row(const Journal *journal, const Child *child,
                    ChildEvent event, const char *line, double wall)
{
    Row row = {.line = journal->key.set->first + journal->count + 1,
               .usec = wall};
    judge(&row, event, line, journal);
    if (row.status == BUDGET && is_idle(child))
        row.status = HUNG;
    /* A thousand threads might have taken so long; more is not a time. */
    if (row.usec > wall && row.usec / 1000 > (double)journal->key.budget) {
        row.usec = wall;
        row.status = GARBAGE;
    }
    if (row.status == GARBAGE && event == CHILD_LINE)
        note(child->errors, "its line was: ", line);
    return row;
}

/* Reads replies until the cell is complete or a signal comes. */
static CellEnd read_replies(Journal *journal, Child *child, CellWatcher *watch,
                            void *display)
{
    char line[CHILD_LINE_SIZE];
    int64_t before = clock_now();
    int64_t last_moment = before + 2000 * journal->key.budget;
    while (!journal_is_complete(journal)) {
        ChildEvent event = child_read(
            child, line, next_deadline(journal, before, last_moment));
        if (event == CHILD_STOP)
            return CELL_STOPPED;
        int64_t now = clock_now();
        Row row =
            make_row(journal, child, event, line, (double)(now - before) / 1e3);
        if (!journal_append(journal, &row))
            return CELL_FAILED;
        watch(display, journal->count, journal->key.set->count);
        before = now;
    }
    return CELL_DONE;
}

static void note_end(const char *errors, int status, bool killed)
{
    char text[128];
    /* A shell between us and the solver reports signal n as status 128 + n. */
    int number = WIFSIGNALED(status)         ? WTERMSIG(status)
                 : WEXITSTATUS(status) > 128 ? WEXITSTATUS(status) - 128
                                             : 0;
    if (killed)
        snprintf(text, sizeof text, "closed its output, and did not end");
    else if (number != 0)
        snprintf(text, sizeof text, "ended by signal %d (%s)", number,
                 strsignal(number));
    else
        snprintf(text, sizeof text,
                 "ended with exit status %d before its "
                 "reply",
                 WEXITSTATUS(status));
    note(errors, text, "");
}

/* One that has closed its output is about to end: let it say how. */
static bool has_crashed(const Journal *journal, CellEnd end)
{
    return end == CELL_DONE &&
           journal->rows[journal->count - 1].status == CRASHED;
}

CellEnd cell_run(Journal *journal, const Entrant *entrant, const char *errors,
                 CellWatcher *watch, void *display, double *share)
{
    Child child;
    char *input = remaining_input(journal);
    int64_t start = clock_now();
    CellEnd end = CELL_NO_START;
    *share = 1;
    if (child_start(&child, entrant->command, journal->key.weak, input,
                    errors)) {
        bool killed;
        end = read_replies(journal, &child, watch, display);
        int saved = errno;
        *share = cpu_share(&child, clock_microseconds(clock_now() - start));
        bool crashed = has_crashed(journal, end);
        int status = child_stop(&child, crashed ? 500 : 20, &killed);
        if (crashed)
            note_end(errors, status, killed);
        errno = saved;
    }
    free(input);
    return end;
}
