#include "cell.h"

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
        size += strlen(set->questions[i].moves) + 1;
    char *input = malloc(size), *at = input;
    if (input == NULL)
        abort();
    for (int i = journal->count; i < set->count; i++) {
        size_t length = strlen(set->questions[i].moves);
        memcpy(at, set->questions[i].moves, length);
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
    const Question *question = &journal->key.set->questions[journal->count];
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

/* Looked at a few times: also a solver that computes waits now and then. */
static bool is_idle(const Child *child)
{
    int64_t cpu;
    bool computing = true;
    for (int i = 0; i < 5; i++) {
        if (!child_look(child, &cpu, &computing) || computing)
            return false;
        nanosleep(&(struct timespec){0, 5000000}, NULL);
    }
    return true;
}

/* The share of a processor the solver got, if that can be told; else 1. */
static double cpu_share(const Child *child, int64_t wall)
{
    int64_t cpu;
    bool computing;
    if (wall < TELLING || !child_look(child, &cpu, &computing))
        return 1;
    return (double)cpu / (double)wall;
}

/*
 * Reads replies until the cell is complete or a signal comes. The budget is
 * for solving: clearing tables and starting up cost nothing, up to as much
 * again by our own clock.
 */
static CellEnd read_replies(Journal *journal, Child *child, CellWatcher *watch,
                            void *display)
{
    char line[CHILD_LINE_SIZE];
    int64_t before = clock_now();
    int64_t last_moment = before + 2000 * journal->key.budget;
    while (!journal_is_complete(journal)) {
        int64_t deadline =
            before + 1000 * (journal->key.budget - journal_spent(journal));
        if (deadline > last_moment)
            deadline = last_moment;
        ChildEvent event = child_read(child, line, deadline);
        if (event == CHILD_STOP)
            return CELL_STOPPED;
        int64_t now = clock_now();
        int64_t wall = clock_microseconds(now - before);
        Row row = {.line = journal->count + 1, .usec = wall};
        judge(&row, event, line, journal);
        if (row.status == BUDGET && is_idle(child))
            row.status = HUNG;
        if (!journal_append(journal, &row))
            return CELL_FAILED;
        watch(display, journal->count, journal->key.set->count);
        before = now;
    }
    return CELL_DONE;
}

/* The report of a crash is kept behind what the solver itself has said. */
static void note_end(const char *errors, int status)
{
    FILE *file = fopen(errors, "a");
    if (file == NULL)
        return;
    /* A shell between us and the solver reports signal n as status 128 + n. */
    int number = WIFSIGNALED(status)         ? WTERMSIG(status)
                 : WEXITSTATUS(status) > 128 ? WEXITSTATUS(status) - 128
                                             : 0;
    if (number != 0)
        fprintf(file, "ended by signal %d (%s)\n", number, strsignal(number));
    else
        fprintf(file, "ended with exit status %d before its reply\n",
                WEXITSTATUS(status));
    fclose(file);
}

CellEnd cell_run(Journal *journal, const Entrant *entrant, const char *errors,
                 CellWatcher *watch, void *display, double *share)
{
    Child child;
    char *input = remaining_input(journal);
    int64_t start = clock_now();
    CellEnd end = CELL_FAILED;
    *share = 1;
    if (child_start(&child, entrant->command, journal->key.weak, input,
                    errors)) {
        end = read_replies(journal, &child, watch, display);
        *share = cpu_share(&child, clock_microseconds(clock_now() - start));
        int status = child_stop(&child);
        if (end == CELL_DONE &&
            journal->rows[journal->count - 1].status == CRASHED)
            note_end(errors, status);
    }
    free(input);
    return end;
}
