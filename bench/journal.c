#include "journal.h"

#include <assert.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LINE_SIZE = 512, COLUMNS = 9 };

const char *mode_name(bool weak)
{
    return weak ? "weak" : "strong";
}

int journal_print_row(char *text, size_t size, const CellKey *key,
                      const Row *row)
{
    char answer[64] = ","; /* no score and no nodes */
    if (row->status == SOLVED || row->status == WRONG)
        snprintf(answer, sizeof answer, "%d,%" PRIu64, row->score, row->nodes);
    return snprintf(text, size, "%s,%s,%s,%d,%s,%s,%" PRId64 ",%s\n",
                    key->solver, key->set->name, mode_name(key->weak),
                    row->line, key->set->questions[row->line - 1].moves, answer,
                    row->usec, status_name(row->status));
}

static void print_head(char *text, size_t size, const CellKey *key)
{
    snprintf(text, size, "# %016" PRIx64 " %016" PRIx64 " %" PRId64 "\n%s\n",
             key->solver_hash, key->set->hash, key->budget, JOURNAL_COLUMNS);
}

/* Splits at the commas, in place; true when there are just enough. */
static bool split(char *line, char *field[COLUMNS])
{
    for (int i = 0; i < COLUMNS; i++) {
        field[i] = line;
        line = strchr(line, i < COLUMNS - 1 ? ',' : '\n');
        if (line == NULL)
            return false;
        *line++ = '\0';
    }
    return *line == '\0';
}

/* Could a race have written it? Anyone may have edited the file. */
static bool is_possible(const Row *row, const CellKey *key)
{
    int score = key->set->questions[row->line - 1].score;
    int expected = key->weak ? (score > 0) - (score < 0) : score;
    return row->usec >= 0 && row->usec <= LONGEST_USEC &&
           (row->status != SOLVED || row->score == expected) &&
           (row->status != WRONG || row->score != expected);
}

/* Is this the row that must come next? A torn or foreign line is not. */
static bool read_row(Journal *journal, char *line)
{
    char copy[LINE_SIZE], *field[COLUMNS];
    snprintf(copy, sizeof copy, "%s", line);
    if (journal->count == journal->key.set->count || !split(copy, field))
        return false;
    Row row = {.line = atoi(field[3]),
               .score = atoi(field[5]),
               .nodes = strtoull(field[6], NULL, 10),
               .usec = strtoll(field[7], NULL, 10),
               .status = status_from_name(field[8])};
    if (row.status == STATUSES || row.line != journal->count + 1 ||
        !is_possible(&row, &journal->key))
        return false;
    char again[LINE_SIZE];
    journal_print_row(again, sizeof again, &journal->key, &row);
    if (strcmp(again, line) != 0)
        return false;
    journal->rows[journal->count++] = row;
    return true;
}

/* Reads the good rows; returns where in the file they end. */
static long read_rows(Journal *journal, FILE *file)
{
    char line[LINE_SIZE];
    long end = ftell(file);
    while (!journal_is_complete(journal) &&
           fgets(line, sizeof line, file) != NULL && read_row(journal, line))
        end = ftell(file);
    return end;
}

/* Were these rows made by the same solver for the same set and budget? */
static bool read_head(const CellKey *key, FILE *file, int64_t *budget)
{
    char line[LINE_SIZE], columns[LINE_SIZE], head[LINE_SIZE];
    CellKey made = *key;
    if (fgets(line, sizeof line, file) == NULL ||
        fgets(columns, sizeof columns, file) == NULL ||
        sscanf(line, "# %*x %*x %" SCNd64, budget) != 1)
        return false;
    made.budget = *budget;
    print_head(head, sizeof head, &made);
    return strncmp(head, line, strlen(line)) == 0 &&
           strcmp(head + strlen(line), columns) == 0;
}

/* The length of what can be kept of the file; 0 to start anew. */
static long read_journal(Journal *journal, const char *path)
{
    int64_t budget;
    long end = 0;
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return 0;
    if (read_head(&journal->key, file, &budget))
        end = read_rows(journal, file);
    fclose(file);
    bool valid = end > 0 && (budget == journal->key.budget ||
                             (journal_is_finished(journal) &&
                              journal_spent(journal) <= journal->key.budget));
    if (!valid)
        journal->count = 0;
    return valid ? end : 0;
}

static bool write_all(int file, const char *text)
{
    size_t length = strlen(text);
    return write(file, text, length) == (ssize_t)length;
}

/* The first row since reading: what cannot be kept goes only now. */
static bool clear_rest(Journal *journal)
{
    char head[LINE_SIZE];
    print_head(head, sizeof head, &journal->key);
    journal->is_clear = ftruncate(journal->file, journal->kept) == 0 &&
                        (journal->kept > 0 || write_all(journal->file, head));
    return journal->is_clear;
}

static bool open_file(Journal *journal)
{
    if (journal->file < 0)
        journal->file = open(journal->path,
                             O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    return journal->file >= 0 && (journal->is_clear || clear_rest(journal));
}

void journal_pause(Journal *journal)
{
    if (journal->file >= 0)
        close(journal->file);
    journal->file = -1;
}

bool journal_open(Journal *journal, const char *path, const CellKey *key,
                  bool fresh)
{
    *journal = (Journal){.key = *key, .file = -1};
    journal->rows = calloc((size_t)key->set->count, sizeof(Row));
    journal->path = strdup(path);
    if (journal->rows == NULL || journal->path == NULL)
        return false;
    journal->kept = fresh ? 0 : read_journal(journal, path);
    bool good = !fresh || open_file(journal);
    journal_pause(journal);
    return good;
}

bool journal_append(Journal *journal, const Row *row)
{
    char line[LINE_SIZE];
    assert(row->line == journal->count + 1);
    journal_print_row(line, sizeof line, &journal->key, row);
    journal->rows[journal->count++] = *row;
    return open_file(journal) && write_all(journal->file, line);
}

bool journal_is_complete(const Journal *journal)
{
    return journal->count == journal->key.set->count ||
           (journal->count > 0 &&
            journal->rows[journal->count - 1].status != SOLVED);
}

bool journal_is_finished(const Journal *journal)
{
    int count = journal->key.set->count;
    return journal->count == count && journal->rows[count - 1].status == SOLVED;
}

int64_t journal_spent(const Journal *journal)
{
    int64_t sum = 0;
    for (int i = 0; i < journal->count; i++)
        sum += journal->rows[i].usec;
    return sum;
}

void journal_close(Journal *journal)
{
    journal_pause(journal);
    free(journal->path);
    free(journal->rows);
    journal->path = NULL;
    journal->rows = NULL;
}
