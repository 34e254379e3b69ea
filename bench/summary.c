#include "summary.h"

#include <assert.h>
#include <stdlib.h>

#include "../common/format.h"

/* The quickest time of each position over the runs, or its nodes. */
static Statistics over_positions(const Journal *journals, int runs, bool nodes)
{
    int count = journals[0].key.set->count;
    double *values = calloc((size_t)count, sizeof *values);
    if (values == NULL)
        abort();
    for (int i = 0; i < count; i++)
        values[i] = nodes ? (double)journals[0].rows[i].nodes
                          : summary_quickest(journals, runs, i);
    Statistics result = statistics_of(values, count);
    free(values);
    return result;
}

double summary_quickest(const Journal *journals, int runs, int row)
{
    double least = journals[0].rows[row].usec;
    for (int run = 1; run < runs; run++)
        if (journals[run].rows[row].usec < least)
            least = journals[run].rows[row].usec;
    return least;
}

static double slowest_mean(const Journal *journals, int runs)
{
    double most = 0;
    for (int run = 0; run < runs; run++)
        if (journal_spent(&journals[run]) > most)
            most = journal_spent(&journals[run]);
    return most / journals[0].key.set->count;
}

/* Nodes and microseconds of what was solved; whether nodes were told. */
static bool sum_solved(const Journal *journal, double *nodes, double *time)
{
    bool told = journal_solved(journal) > 0;
    *nodes = *time = 0;
    for (int i = 0; i < journal_solved(journal); i++) {
        *nodes += (double)journal->rows[i].nodes;
        *time += journal->rows[i].usec;
        told = told && !journal->rows[i].bare;
    }
    return told;
}

static bool have_same_nodes(const Journal *a, const Journal *b)
{
    for (int i = 0; i < journal_solved(a) && i < journal_solved(b); i++)
        if (a->rows[i].nodes != b->rows[i].nodes)
            return false;
    return true;
}

/* The runs that count. */
static int count_runs(const Journal *journals, int runs)
{
    int count = 1;
    while (count < runs && journal_is_complete(&journals[count]))
        count++;
    return count;
}

/* What ended a run, if anything has. */
static void take_run(CellSummary *cell, const Journal *journal)
{
    if (journal_solved(journal) < cell->solved)
        cell->solved = journal_solved(journal);
    if (!have_same_nodes(journal, cell->runs_of))
        cell->same_nodes = false;
    if (cell->status != SOLVED || journal_is_finished(journal))
        return;
    cell->status = SKIPPED;
    if (journal_is_complete(journal)) {
        const Row *last = &journal->rows[journal->count - 1];
        cell->status = last->status;
        cell->fault_line = last->line;
    }
}

CellSummary summary_of(const Journal *journals, int runs)
{
    double nodes, time;
    CellSummary cell = {.key = &journals[0].key,
                        .runs = count_runs(journals, runs),
                        .status = SOLVED,
                        .solved = journal_solved(&journals[0]),
                        .same_nodes = true,
                        .runs_of = journals};
    assert(runs >= 1 && runs <= MAX_RUNS);
    cell.tells_nodes = sum_solved(&journals[0], &nodes, &time);
    cell.kpos = cell.tells_nodes && time > 0 ? nodes / time * 1000 : 0;
    for (int run = 0; run < cell.runs; run++)
        take_run(&cell, &journals[run]);
    if (cell.status == SOLVED) {
        cell.time = over_positions(journals, cell.runs, false);
        cell.nodes = over_positions(journals, cell.runs, true);
        cell.slowest = slowest_mean(journals, cell.runs);
    }
    return cell;
}

void summary_print_about(char *text, size_t size, const CellSummary *cell)
{
    char time[32];
    format_time(time, sizeof time, cell->about);
    snprintf(text, size, "%s %s", cell->over ? "over" : "about", time);
}

/* N/A and why. */
static void print_gap(char *text, size_t size, const CellSummary *cell)
{
    char about[64];
    summary_print_about(about, sizeof about, cell);
    if (cell->status == SKIPPED && cell->about > 0)
        snprintf(text, size, "N/A (%s)", about);
    else if (cell->fault_line == 0 || cell->status == BUDGET)
        snprintf(text, size, "N/A (%d of %d)", cell->solved,
                 cell->key->set->count);
    else
        snprintf(text, size, "%s at line %d", status_name(cell->status),
                 cell->fault_line);
}

void summary_print_time(char *text, size_t size, const CellSummary *cell)
{
    if (cell->status == SOLVED)
        format_time(text, size, cell->time.mean);
    else
        print_gap(text, size, cell);
}

void summary_print_nodes(char *text, size_t size, const CellSummary *cell)
{
    if (cell->status == SOLVED && cell->tells_nodes)
        format_mean(text, size, cell->nodes.mean);
    else if (cell->status == SOLVED)
        snprintf(text, size, "–");
    else
        print_gap(text, size, cell);
}
