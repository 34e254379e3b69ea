/* The files a race leaves behind. */
#include "summary.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../common/format.h"
#include "text.h"

typedef void Writer(FILE *file, const CellSummary *cells, int count);

static bool fill(const char *path, Writer *write, const CellSummary *cells,
                 int count)
{
    FILE *file = fopen(path, "w");
    if (file == NULL)
        return false;
    write(file, cells, count);
    bool good = !ferror(file);
    return fclose(file) == 0 && good;
}

/* Under another name until all is on disk: never half a file. */
static bool write_file(const char *directory, const char *name, Writer *write,
                       const CellSummary *cells, int count)
{
    char *path = text_print("%s/%s", directory, name);
    char *part = text_print("%s.part", path);
    bool good = fill(part, write, cells, count) && rename(part, path) == 0;
    if (!good)
        perror(path);
    free(path);
    free(part);
    return good;
}

static void write_raw(FILE *file, const CellSummary *cells, int count)
{
    char line[512];
    fprintf(file, "%s\n", JOURNAL_COLUMNS);
    for (int i = 0; i < count; i++)
        for (int run = 0; run < cells[i].runs; run++) {
            const Journal *journal = &cells[i].runs_of[run];
            for (int row = 0; row < journal->count; row++) {
                journal_print_row(line, sizeof line, &journal->key,
                                  &journal->rows[row]);
                fputs(line, file);
            }
        }
}

/*
 * The columns of summary.csv and the members of summary.json, in order. A
 * figure that does not exist is an empty field there and null here.
 */
typedef struct {
    const char *name;
    char text[64]; /* empty: there is none */
    bool is_text;
} Field;

enum { FIELDS = 22 };

static void set_number(Field *field, bool exists, double value)
{
    field->text[0] = '\0';
    if (exists)
        snprintf(field->text, sizeof field->text,
                 value < 1e9 ? "%.10g" : "%.0f", value);
}

static void set_text(Field *field, const char *text)
{
    field->is_text = true;
    snprintf(field->text, sizeof field->text, "%s", text);
}

static int set_statistics(Field *field, bool exists, const Statistics *s)
{
    set_number(field, exists, s->mean);
    set_number(field + 1, exists, s->median);
    set_number(field + 2, exists, s->p95);
    set_number(field + 3, exists, s->max);
    return 4;
}

static const char *const field_names[FIELDS] = {
    "solver",       "set",
    "mode",         "status",
    "solved",       "positions",
    "mean_us",      "median_us",
    "p95_us",       "max_us",
    "mean_nodes",   "median_nodes",
    "p95_nodes",    "max_nodes",
    "kpos_per_s",   "about_us",
    "about",        "budget_us",
    "runs",         "slowest_us",
    "stopped_line", "stopped_position"};

static void set_fields(Field fields[FIELDS], const CellSummary *cell)
{
    const CellKey *key = cell->key;
    bool finished = cell->status == SOLVED;
    int i = 0;
    memset(fields, 0, FIELDS * sizeof fields[0]);
    for (int f = 0; f < FIELDS; f++)
        fields[f].name = field_names[f];
    set_text(&fields[i++], key->solver);
    set_text(&fields[i++], key->set->name);
    set_text(&fields[i++], mode_name(key->weak));
    set_text(&fields[i++], finished ? "finished" : status_name(cell->status));
    set_number(&fields[i++], true, cell->solved);
    set_number(&fields[i++], true, key->set->count);
    i += set_statistics(&fields[i], finished, &cell->time);
    i +=
        set_statistics(&fields[i], finished && cell->tells_nodes, &cell->nodes);
    set_number(&fields[i++], cell->kpos > 0, cell->kpos);
    set_number(&fields[i++], cell->about > 0, cell->about);
    set_text(&fields[i++], cell->about <= 0 ? ""
                           : cell->over     ? "over"
                                            : "about");
    set_number(&fields[i++], true, (double)key->budget);
    set_number(&fields[i++], true, cell->runs);
    set_number(&fields[i++], finished && cell->runs > 1, cell->slowest);
    set_number(&fields[i++], cell->fault_line > 0, cell->fault_line);
    set_text(&fields[i], cell->fault_line == 0
                             ? ""
                             : key->set->questions[cell->fault_line - 1].moves);
}

static void write_csv(FILE *file, const CellSummary *cells, int count)
{
    Field fields[FIELDS];
    for (int f = 0; f < FIELDS; f++)
        fprintf(file, "%s%s", field_names[f], f < FIELDS - 1 ? "," : "\n");
    for (int i = 0; i < count; i++) {
        set_fields(fields, &cells[i]);
        for (int f = 0; f < FIELDS; f++)
            fprintf(file, "%s%s", fields[f].text, f < FIELDS - 1 ? "," : "\n");
    }
}

/* No text in it needs escaping: names, columns, digits. */
static void write_json(FILE *file, const CellSummary *cells, int count)
{
    Field fields[FIELDS];
    fprintf(file, "[\n");
    for (int i = 0; i < count; i++) {
        set_fields(fields, &cells[i]);
        for (int f = 0; f < FIELDS; f++) {
            const char *quote = fields[f].is_text ? "\"" : "";
            bool none = fields[f].text[0] == '\0' && !fields[f].is_text;
            fprintf(file, "%s\"%s\": %s%s%s", f == 0 ? "  {" : ", ",
                    fields[f].name, quote, none ? "null" : fields[f].text,
                    quote);
        }
        fprintf(file, "}%s\n", i < count - 1 ? "," : "");
    }
    fprintf(file, "]\n");
}

static bool same_table(const CellSummary *a, const CellSummary *b)
{
    return a->key->weak == b->key->weak && a->key->set == b->key->set;
}

/* Median, 95th percentile and maximum, or dashes. */
static void write_md_spread(FILE *file, bool finished, const Statistics *s,
                            void format(char *, size_t, double))
{
    double figures[] = {s->median, s->p95, s->max};
    for (int i = 0; i < 3; i++) {
        char text[64];
        format(text, sizeof text, figures[i]);
        fprintf(file, " | %s", finished ? text : "–");
    }
}

static void write_md_row(FILE *file, const CellSummary *cell)
{
    char time[64], nodes[64], kpos[64];
    bool finished = cell->status == SOLVED;
    summary_print_time(time, sizeof time, cell);
    summary_print_nodes(nodes, sizeof nodes, cell);
    fprintf(file, "| %s | %d | %s", cell->key->solver, cell->solved, time);
    if (finished && cell->runs > 1)
        fprintf(file, " + %.0f %%",
                100 * (cell->slowest / cell->time.mean - 1));
    write_md_spread(file, finished, &cell->time, format_time);
    fprintf(file, " | %s", nodes);
    write_md_spread(file, finished && cell->tells_nodes, &cell->nodes,
                    format_mean);
    format_count(kpos, sizeof kpos, (uint64_t)(cell->kpos + 0.5));
    fprintf(file, " | %s |\n", kpos);
}

/* Everything about one set in one mode: cells from `first` on. */
static int write_md_details(FILE *file, const CellSummary *cells, int first,
                            int count)
{
    const CellSummary *head = &cells[first];
    fprintf(file,
            "\n### %s, %s\n\n| solver | solved | mean time | median | 95 %% | "
            "max | mean nodes | median | 95 %% | max | K pos/s |\n"
            "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n",
            head->key->set->title, mode_name(head->key->weak));
    int i = first;
    for (; i < count && same_table(head, &cells[i]); i++)
        write_md_row(file, &cells[i]);
    return i;
}

/* The number of cells that share set and mode with the first. */
static int table_size(const CellSummary *cells, int count)
{
    int size = 0;
    while (size < count && same_table(&cells[0], &cells[size]))
        size++;
    return size;
}

/* Solvers down, sets across: `print` gives the figure of a cell. */
static void write_md_table(FILE *file, const CellSummary *cells, int count,
                           void print(char *, size_t, const CellSummary *))
{
    char text[64];
    int solvers = table_size(cells, count);
    fprintf(file, "| solver |");
    for (int i = 0; i < count; i += solvers)
        fprintf(file, " %s |", cells[i].key->set->title);
    fprintf(file, "\n|---|");
    for (int i = 0; i < count; i += solvers)
        fprintf(file, "--:|");
    for (int row = 0; row < solvers; row++) {
        fprintf(file, "\n| %s |", cells[row].key->solver);
        for (int i = row; i < count; i += solvers) {
            print(text, sizeof text, &cells[i]);
            fprintf(file, " %s |", text);
        }
    }
    fprintf(file, "\n");
}

static int count_mode(const CellSummary *cells, int count, bool weak)
{
    int found = 0;
    for (int i = 0; i < count; i++)
        found += cells[i].key->weak == weak;
    return found;
}

static void write_md(FILE *file, const CellSummary *cells, int count)
{
    fprintf(file,
            "# Results\n\nOf each set the same lines for all solvers. "
            "`N/A (j of k)`: the budget was spent\nafter j of the k lines. "
            "`N/A (about 3 h)` or `(over 3 h)`: it was not begun, as it "
            "was\nexpected to take that long. `+ 4 %%`: the slowest of several "
            "runs took so much\nlonger than the quickest time of each line "
            "together.\n");
    int strong = count_mode(cells, count, false);
    for (int weak = 0; weak < 2; weak++) {
        const CellSummary *first = weak ? cells + strong : cells;
        int size = weak ? count - strong : strong;
        const char *mode = weak ? "Weak" : "Strong";
        if (size == 0)
            continue;
        fprintf(file, "\n## %s: mean time a position\n\n", mode);
        write_md_table(file, first, size, summary_print_time);
        fprintf(file, "\n## %s: mean nodes a position\n\n", mode);
        write_md_table(file, first, size, summary_print_nodes);
    }
    fprintf(file, "\n## All figures\n");
    for (int i = 0; i < count;)
        i = write_md_details(file, cells, i, count);
}

static void write_position(FILE *file, const CellSummary *cell, int row)
{
    if (row < cell->solved)
        fprintf(file, ",%.10g",
                summary_quickest(cell->runs_of, cell->runs, row));
    else
        fprintf(file, ",");
    if (row < cell->solved && !cell->runs_of->rows[row].bare)
        fprintf(file, ",%ju", (uintmax_t)cell->runs_of->rows[row].nodes);
    else
        fprintf(file, ",");
}

/* One set in one mode: a line a position, two columns a solver. */
static void write_positions(FILE *file, const CellSummary *cells, int count)
{
    fprintf(file, "line");
    for (int i = 0; i < count; i++)
        fprintf(file, ",%s us,%s nodes", cells[i].key->solver,
                cells[i].key->solver);
    for (int row = 0; row < cells[0].key->set->count; row++) {
        fprintf(file, "\n%d", row + 1);
        for (int i = 0; i < count; i++)
            write_position(file, &cells[i], row);
    }
    fprintf(file, "\n");
}

static bool write_all_positions(const char *directory, const CellSummary *cells,
                                int count)
{
    bool good = true;
    for (int first = 0, size; first < count; first += size) {
        char name[128];
        size = table_size(&cells[first], count - first);
        snprintf(name, sizeof name, "positions-%s-%s.csv",
                 cells[first].key->set->name,
                 mode_name(cells[first].key->weak));
        good =
            write_file(directory, name, write_positions, &cells[first], size) &&
            good;
    }
    return good;
}

bool summary_write(const char *directory, const CellSummary *cells, int count)
{
    return write_file(directory, "raw.csv", write_raw, cells, count) &&
           write_all_positions(directory, cells, count) &&
           write_file(directory, "summary.json", write_json, cells, count) &&
           write_file(directory, "summary.md", write_md, cells, count) &&
           write_file(directory, "summary.csv", write_csv, cells, count);
}
