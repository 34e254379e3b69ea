#include "journal.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "text.h"

enum { LINE_SIZE = 512, COLUMNS = 9 };

const char *mode_name(bool weak)
{
    return weak ? "weak" : "strong";
}

int journal_print_row(char *text, size_t size, const CellKey *key,
                      const Row *row)
{
    char answer[64] = ","; /* no score and no nodes */
    bool answered = row->status == SOLVED || row->status == WRONG;
    if (answered && row->bare)
        snprintf(answer, sizeof answer, "%d,", row->score);
    else if (answered)
        snprintf(answer, sizeof answer, "%d,%" PRIu64, row->score, row->nodes);
    return snprintf(text, size, "%s,%s,%s,%d,%s,%s,%.3f,%s\n", key->solver,
                    key->set->name, mode_name(key->weak), row->line,
                    key->set->questions[row->line - 1].moves, answer, row->usec,
                    status_name(row->status));
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

/* Somebody may have edited the file: could these figures be measured? */
static bool makes_sense(const Row *row, const CellKey *key)
{
    int score = key->set->questions[row->line - 1].score;
    if (key->weak)
        score = (score > 0) - (score < 0);
    return row->usec >= 0 && row->usec <= LONGEST_REPLY &&
           row->nodes <= INT64_MAX && row->status < SKIPPED &&
           (row->status == SOLVED  ? row->score == score
            : row->status == WRONG ? row->score != score
                                   : true);
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
               .usec = strtod(field[7], NULL),
               .status = status_from_name(field[8]),
               .bare = field[5][0] != '\0' && field[6][0] == '\0'};
    if (row.status == STATUSES ||
        row.line != journal->key.set->first + journal->count + 1)
        return false;
    char again[LINE_SIZE];
    journal_print_row(again, sizeof again, &journal->key, &row);
    if (strcmp(again, line) != 0 || !makes_sense(&row, &journal->key))
        return false;
    journal->rows[journal->count++] = row;
    return true;
}

static void read_rows(Journal *journal, FILE *file)
{
    char line[LINE_SIZE];
    while (!journal_is_complete(journal) &&
           fgets(line, sizeof line, file) != NULL && read_row(journal, line))
        ;
}

/* Whose rows are these? Tells their budget, too, when they are ours. */
static Found read_head(const CellKey *key, FILE *file, int64_t *budget)
{
    char line[LINE_SIZE], columns[LINE_SIZE], again[LINE_SIZE];
    TestSet made_for = {0};
    CellKey made = {.set = &made_for};
    if (fgets(line, sizeof line, file) == NULL ||
        fgets(columns, sizeof columns, file) == NULL ||
        sscanf(line, "# %" SCNx64 " %" SCNx64 " %" SCNd64, &made.solver_hash,
               &made_for.hash, &made.budget) != 3 ||
        made.budget <= 0)
        return FOUND_NOTHING;
    print_head(again, sizeof again, &made); /* ours to the byte, or none */
    if (strncmp(again, line, strlen(line)) != 0 ||
        strcmp(again + strlen(line), columns) != 0)
        return FOUND_NOTHING;
    *budget = made.budget;
    return made.solver_hash == key->solver_hash &&
                   made_for.hash == key->set->hash
               ? FOUND_ROWS
               : FOUND_CHANGED;
}

static Status last_status(const Journal *journal)
{
    return journal->count > 0 ? journal->rows[journal->count - 1].status
                              : SOLVED;
}

/* Rows are facts: they hold whatever the budget is. What ended them may not. */
static void read_journal(Journal *journal)
{
    int64_t budget;
    FILE *file = fopen(journal->path, "r");
    if (file == NULL)
        return;
    journal->found = read_head(&journal->key, file, &budget);
    if (journal->found == FOUND_ROWS)
        read_rows(journal, file);
    fclose(file);
    Status last = last_status(journal);
    if (last == CRASHED || last == HUNG)
        journal->found = FOUND_FAULT;
    if (last == CRASHED || last == HUNG ||
        (last == BUDGET && budget < journal->key.budget))
        journal->count--;
}

/* --- writing ------------------------------------------------------------- */

static bool write_all(int file, const char *text)
{
    size_t length = strlen(text);
    while (length > 0) {
        ssize_t written = write(file, text, length);
        if (written < 0)
            return false;
        text += written;
        length -= (size_t)written;
    }
    return true;
}

static bool write_rows(const Journal *journal, const char *path)
{
    char line[LINE_SIZE];
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    print_head(line, sizeof line, &journal->key);
    bool good = file >= 0 && write_all(file, line);
    for (int i = 0; good && i < journal->count; i++) {
        journal_print_row(line, sizeof line, &journal->key, &journal->rows[i]);
        good = write_all(file, line);
    }
    int saved = errno;
    if (file >= 0)
        close(file);
    if (!good)
        unlink(path);
    errno = saved;
    return good;
}

/* The first row since reading: what is not taken goes only now. */
static bool clear_rest(Journal *journal)
{
    char *part = text_print("%s.part", journal->path);
    journal->is_clear =
        write_rows(journal, part) && rename(part, journal->path) == 0;
    free(part);
    return journal->is_clear;
}

static bool open_file(Journal *journal)
{
    if (!journal->is_clear && !clear_rest(journal))
        return false;
    if (journal->file < 0)
        journal->file = open(journal->path,
                             O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    return journal->file >= 0;
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
    if (fresh) {
        bool good = open_file(journal);
        journal_pause(journal);
        return good;
    }
    read_journal(journal);
    return true;
}

bool journal_append(Journal *journal, const Row *row)
{
    char line[LINE_SIZE];
    assert(row->line == journal->key.set->first + journal->count + 1);
    if (!open_file(journal))
        return false;
    journal_print_row(line, sizeof line, &journal->key, row);
    journal->rows[journal->count++] = *row;
    return write_all(journal->file, line);
}

bool journal_is_complete(const Journal *journal)
{
    return journal->count == journal->key.set->count ||
           (journal->count > 0 &&
            journal->rows[journal->count - 1].status != SOLVED);
}

int journal_solved(const Journal *journal)
{
    return journal->count - (last_status(journal) != SOLVED);
}

bool journal_is_finished(const Journal *journal)
{
    return journal_solved(journal) == journal->key.set->count;
}

double journal_spent(const Journal *journal)
{
    double sum = 0;
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
