#include "journal.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "budget.h"
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

/* Somebody may have edited the file: could these figures be measured? */
static bool makes_sense(const Row *row, const CellKey *key)
{
    int score = key->set->questions[row->line - 1].score;
    if (key->weak)
        score = (score > 0) - (score < 0);
    return row->usec >= 0 && row->usec <= LONGEST_REPLY &&
           row->nodes <= INT64_MAX &&
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
               .usec = strtoll(field[7], NULL, 10),
               .status = status_from_name(field[8])};
    if (row.status == STATUSES || row.line != journal->count + 1)
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

static void read_journal(Journal *journal, const char *path)
{
    FILE *file = fopen(path, "r");
    journal->count = 0;
    journal->stored = 0;
    journal->found = FOUND_NOTHING;
    if (file == NULL)
        return;
    journal->found = read_head(&journal->key, file, &journal->stored);
    if (journal->found == FOUND_ROWS)
        read_rows(journal, file);
    else
        journal->stored = 0;
    fclose(file);
}

/* --- budgets ------------------------------------------------------------- */

static Status last_status(const Journal *journal)
{
    return journal->count > 0 ? journal->rows[journal->count - 1].status
                              : SOLVED;
}

/* Is there nothing that any larger budget could change? */
static bool is_settled(const Journal *journal)
{
    Status last = last_status(journal);
    return journal_is_finished(journal) || last == WRONG || last == GARBAGE;
}

static bool has_its_budget(const Journal *journal)
{
    return journal->stored == journal->key.budget ||
           (is_settled(journal) &&
            journal_spent(journal) <= journal->key.budget);
}

/* Where rows of a budget wait until it is asked for again. */
static char *waiting_path(const Journal *journal, int64_t budget)
{
    char text[32];
    budget_print(text, sizeof text, budget);
    return text_print("%s.%s", journal->path, text);
}

/* The file gives way to another one. */
static bool put_aside(const Journal *journal)
{
    char *path = waiting_path(journal, journal->stored);
    bool good = rename(journal->path, path) == 0;
    free(path);
    return good;
}

/* Takes back the rows of this budget, if they wait; else nothing changes. */
static void take_back(Journal *journal)
{
    char *path = waiting_path(journal, journal->key.budget);
    Journal waiting = *journal;
    waiting.rows = calloc((size_t)journal->key.set->count, sizeof(Row));
    if (waiting.rows != NULL)
        read_journal(&waiting, path);
    if (waiting.rows != NULL && waiting.found == FOUND_ROWS &&
        waiting.stored == journal->key.budget &&
        (journal->stored == 0 || put_aside(journal)) &&
        rename(path, journal->path) == 0)
        read_journal(journal, journal->path);
    free(waiting.rows);
    free(path);
}

/* What can be taken of the rows that were read. */
static void choose_rows(Journal *journal)
{
    if (last_status(journal) == CRASHED || last_status(journal) == HUNG) {
        journal->found = FOUND_FAULT;
        journal->count--;
    }
    if (journal->count == 0 || has_its_budget(journal))
        return;
    if (journal->stored > journal->key.budget)
        journal->found = FOUND_LARGER;
    if (last_status(journal) == BUDGET)
        journal->count--;
    while (journal_spent(journal) >= journal->key.budget)
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
        write_rows(journal, part) &&
        (journal->found != FOUND_LARGER || put_aside(journal)) &&
        rename(part, journal->path) == 0;
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

static void remove_files(const char *place, const char *prefix)
{
    struct dirent *entry;
    DIR *directory = opendir(place);
    if (directory == NULL)
        return;
    while ((entry = readdir(directory)) != NULL)
        if (strncmp(entry->d_name, prefix, strlen(prefix)) == 0)
            unlinkat(dirfd(directory), entry->d_name, 0);
    closedir(directory);
}

/* Forgets what there is, also what waits for any budget. */
static bool forget(Journal *journal)
{
    const char *slash = strrchr(journal->path, '/');
    const char *name = slash != NULL ? slash + 1 : journal->path;
    char *place =
        text_print("%.*s.", (int)(name - journal->path), journal->path);
    char *prefix = text_print("%s.", name);
    remove_files(place, prefix);
    free(place);
    free(prefix);
    return open_file(journal);
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
        bool good = forget(journal);
        journal_pause(journal);
        return good;
    }
    read_journal(journal, path);
    if (journal->found != FOUND_CHANGED && !has_its_budget(journal))
        take_back(journal);
    if (journal->found == FOUND_ROWS)
        choose_rows(journal);
    return true;
}

bool journal_append(Journal *journal, const Row *row)
{
    char line[LINE_SIZE];
    assert(row->line == journal->count + 1);
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
