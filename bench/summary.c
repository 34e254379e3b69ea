#include "summary.h"

#include <assert.h>
#include <stdlib.h>

#include "../common/format.h"

/* The mean time of each position over the runs, or its nodes. */
static Statistics over_positions(const Journal *journals, int runs, bool nodes)
{
    int count = journals[0].key.set->count;
    double *values = calloc((size_t)count, sizeof *values);
    if (values == NULL)
        abort();
    for (int i = 0; i < count; i++)
        for (int run = 0; run < runs; run++) {
            const Row *row = &journals[run].rows[i];
            values[i] += (double)(nodes ? row->nodes : (uint64_t)row->usec);
        }
    for (int i = 0; i < count; i++)
        values[i] /= runs;
    Statistics result = statistics_of(values, count);
    free(values);
    return result;
}

static double run_sigma(const Journal *journals, int runs)
{
    double means[MAX_RUNS];
    for (int run = 0; run < runs; run++)
        means[run] = (double)journal_spent(&journals[run]) /
                     journals[run].key.set->count;
    return statistics_of(means, runs).sigma;
}

static int count_solved(const Journal *journal)
{
    int last = journal->count - 1;
    return journal->rows[last].status == SOLVED ? last + 1 : last;
}

static double sum_nodes(const Journal *journal)
{
    double sum = 0;
    for (int i = 0; i < count_solved(journal); i++)
        sum += (double)journal->rows[i].nodes;
    return sum;
}

static double sum_solved_time(const Journal *journal)
{
    double sum = 0;
    for (int i = 0; i < count_solved(journal); i++)
        sum += (double)journal->rows[i].usec;
    return sum;
}

static void take_run(CellSummary *cell, const Journal *journal)
{
    double count = journal->key.set->count;
    double time = (double)journal_spent(journal) / count;
    double nodes = sum_nodes(journal) / count;
    bool first = journal == cell->runs_of;
    if (first || count_solved(journal) < cell->solved)
        cell->solved = count_solved(journal);
    if (cell->status == SOLVED && !journal_is_finished(journal)) {
        cell->status = journal->rows[journal->count - 1].status;
        cell->fault_line = journal->count;
    }
    if (first || time < cell->least_time)
        cell->least_time = time;
    if (first || nodes < cell->least_nodes)
        cell->least_nodes = nodes;
    for (int i = 0; i < cell->solved && i < cell->runs_of->count; i++)
        if (journal->rows[i].nodes != cell->runs_of->rows[i].nodes)
            cell->same_nodes = false;
}

CellSummary summary_of(const Journal *journals, int runs)
{
    CellSummary cell = {.key = &journals[0].key,
                        .runs = runs,
                        .status = SOLVED,
                        .same_nodes = true,
                        .runs_of = journals};
    assert(runs >= 1 && runs <= MAX_RUNS);
    double time = 0, nodes = 0;
    for (int run = 0; run < runs; run++) {
        assert(journal_is_complete(&journals[run]));
        take_run(&cell, &journals[run]);
        time += sum_solved_time(&journals[run]);
        nodes += sum_nodes(&journals[run]);
    }
    cell.kpos = time > 0 ? nodes / time * 1000 : 0;
    if (cell.status == SOLVED) {
        cell.time = over_positions(journals, runs, false);
        cell.nodes = over_positions(journals, runs, true);
        cell.run_sigma = run_sigma(journals, runs);
    }
    return cell;
}

bool summary_has_bound(const CellSummary *cell)
{
    return cell->status == BUDGET || cell->status == HUNG;
}

static void print_figure(char *text, size_t size, const CellSummary *cell,
                         void format(char *, size_t, double), double mean,
                         double least)
{
    char figure[64];
    format(figure, sizeof figure, cell->status == SOLVED ? mean : least);
    if (cell->status == SOLVED)
        snprintf(text, size, "%s", figure);
    else if (summary_has_bound(cell) && least < 0.01)
        snprintf(text, size, "– (%d)", cell->solved);
    else if (summary_has_bound(cell))
        snprintf(text, size, "≥ %s (%d)", figure, cell->solved);
    else
        snprintf(text, size, "%s at line %d", status_name(cell->status),
                 cell->fault_line);
}

void summary_print_time(char *text, size_t size, const CellSummary *cell)
{
    print_figure(text, size, cell, format_time, cell->time.mean,
                 cell->least_time);
}

void summary_print_nodes(char *text, size_t size, const CellSummary *cell)
{
    print_figure(text, size, cell, format_mean, cell->nodes.mean,
                 cell->least_nodes);
}
