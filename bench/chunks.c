#include "chunks.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

enum { LINES_OF_UNKNOWN = 100 };

/* Nodes of a chunk: half a minute at ten million a second. */
static const double CHUNK_NODES = 3e8;

static char *chunk_directory(const char *results, const CellKey *key)
{
    return text_print("%s/chunks/%s", results, key->solver);
}

static char *chunk_prefix(const CellKey *key, int run)
{
    return text_print("%s-%s-run%d-", key->set->name, mode_name(key->weak),
                      run + 1);
}

char *chunk_path(const Race *race, const CellKey *key, int run, int first,
                 int last)
{
    char *directory = chunk_directory(race->results, key);
    char *prefix = chunk_prefix(key, run);
    char *path = text_print("%s/%s%d-%d.csv", directory, prefix, first, last);
    free(directory);
    free(prefix);
    return path;
}

/* --- listing --------------------------------------------------------------- */

/* The last line of the chunk that begins behind `done` lines. */
static int chunk_end(const Race *race, const CellKey *key, int done)
{
    int count = key->set->count, end = done + 1;
    bool over;
    double before = known_nodes(&race->known, key, done, &over);
    if (race->chunk_lines > 0)
        end = done + race->chunk_lines;
    else if (known_nodes(&race->known, key, count, &over) <= 0)
        end = done + LINES_OF_UNKNOWN;
    else
        while (end < count &&
               known_nodes(&race->known, key, end + 1, &over) - before <=
                   CHUNK_NODES)
            end++;
    return end < count ? end : count;
}

/* The part of a set that a chunk asks. */
static TestSet lines_of(const TestSet *set, int first, int last)
{
    TestSet some = *set;
    some.first = first - 1;
    some.count = last - first + 1;
    return some;
}

static bool is_done(const Race *race, const CellKey *key, int run, int first,
                    int last)
{
    Journal chunk;
    TestSet some = lines_of(key->set, first, last);
    CellKey its = *key;
    its.set = &some;
    char *path = chunk_path(race, key, run, first, last);
    bool done =
        journal_open(&chunk, path, &its, false) && journal_is_complete(&chunk);
    journal_close(&chunk);
    free(path);
    return done;
}

/* As a word of a shell. */
static void print_quoted(const char *text)
{
    putchar('\'');
    for (; *text != '\0'; text++)
        if (*text == '\'')
            fputs("'\\''", stdout);
        else
            putchar(*text);
    putchar('\'');
}

static void print_unit(const Race *race, const Cell *cell, int run, int first,
                       int last)
{
    const CellKey *key = &cell->runs[0].key;
    char *path = chunk_path(race, key, run, first, last);
    if (strchr(cell->entrant->command, '\t') != NULL)
        race_die("in pieces, no command may have a tab in it");
    printf("%s\t-s ", path);
    print_quoted(key->set->name);
    printf(" -m %s -x %d -l %d-%d -i %016" PRIx64 " ", mode_name(key->weak),
           run + 1, first, last, key->solver_hash);
    char *solver =
        text_print("%s=%s", cell->entrant->name, cell->entrant->command);
    print_quoted(solver);
    putchar('\n');
    free(solver);
    free(path);
}

/* A set is always cut at the same lines: chunks of an earlier race fit. What
   the cell itself has is not asked again. */
static void list_run(const Race *race, const Cell *cell, int run)
{
    const CellKey *key = &cell->runs[run].key;
    int have = cell->runs[run].count;
    if (journal_is_complete(&cell->runs[run]))
        return;
    for (int done = 0, end; done < key->set->count; done = end) {
        end = chunk_end(race, key, done);
        int first = (done > have ? done : have) + 1;
        if (first <= end && !is_done(race, key, run, first, end))
            print_unit(race, cell, run, first, end);
    }
}

void chunks_list(const Race *race, const Grid *grid)
{
    for (int run = 0; run < race->runs; run++)
        for (int i = 0; i < grid->count; i++) {
            const Cell *cell = &grid->cells[i];
            if (!grid_is_hopeless(race, grid, cell) &&
                grid_wants_run(race, grid, cell, run))
                list_run(race, cell, run);
        }
}

/* --- joining ---------------------------------------------------------------- */

/* The rows of a run, by line, and the files they come from. */
typedef struct {
    const Journal *journal;
    Row *rows;    /* of line 0: none */
    char **files; /* NULL: the cell's own journal */
    int conflicts, left_out;
} Joined;

static bool is_answer(const Row *row)
{
    return row->status == SOLVED || row->status == WRONG;
}

/* How an answer ends does not depend on the machine; whether one comes, may. */
static bool same_result(const Row *a, const Row *b)
{
    return !is_answer(a) || !is_answer(b) ||
           (a->score == b->score && a->nodes == b->nodes && a->bare == b->bare);
}

static void tell_conflict(const Joined *joined, const Row *row,
                          const char *file)
{
    const CellKey *key = &joined->journal->key;
    const Row *have = &joined->rows[row->line];
    const char *other = joined->files[row->line];
    printf("conflict: %s %s %s, line %d: score %d, %" PRIu64 " nodes in %s; "
           "score %d, %" PRIu64 " nodes in %s\n",
           key->solver, key->set->name, mode_name(key->weak), row->line,
           have->score, have->nodes,
           other != NULL ? other : joined->journal->path, row->score,
           row->nodes, file);
}

static void take_row(Joined *joined, const Row *row, const char *file)
{
    Row *have = &joined->rows[row->line];
    if (have->line != 0 && !same_result(have, row)) {
        tell_conflict(joined, row, file);
        joined->conflicts++;
    } else if (have->line == 0 ||
               (row->status == SOLVED &&
                (have->status != SOLVED || row->usec < have->usec))) {
        *have = *row;
        free(joined->files[row->line]);
        joined->files[row->line] = text_print("%s", file);
    }
}

/* `prefix21-40.csv`: its lines. */
static bool is_chunk(const char *name, const char *prefix, int *first,
                     int *last)
{
    int used = 0;
    return strncmp(name, prefix, strlen(prefix)) == 0 &&
           sscanf(name + strlen(prefix), "%d-%d.csv%n", first, last, &used) ==
               2 &&
           used > 0 && name[strlen(prefix) + (size_t)used] == '\0';
}

static void take_chunk(Joined *joined, const char *path, int first, int last)
{
    Journal chunk;
    CellKey key = joined->journal->key;
    if (first < 1 || last < first || last > key.set->size) {
        joined->left_out++;
        return;
    }
    TestSet some = lines_of(key.set, first, last);
    key.set = &some;
    if (!journal_open(&chunk, path, &key, false))
        race_die_errno(path);
    joined->left_out +=
        chunk.found == FOUND_CHANGED || chunk.found == FOUND_NOTHING;
    for (int i = 0; i < chunk.count; i++)
        take_row(joined, &chunk.rows[i], path);
    journal_close(&chunk);
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static void take_chunks(const char *results, Joined *joined, int run)
{
    struct dirent **entries;
    const CellKey *key = &joined->journal->key;
    char *directory = chunk_directory(results, key);
    char *prefix = chunk_prefix(key, run);
    int count = scandir(directory, &entries, NULL, by_name);
    for (int i = 0; i < count; i++) {
        int first, last;
        char *path = text_print("%s/%s", directory, entries[i]->d_name);
        if (is_chunk(entries[i]->d_name, prefix, &first, &last))
            take_chunk(joined, path, first, last);
        free(path);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
    if (joined->left_out > 0)
        printf("%s: %d files of %s %s are of another solver or another set, or "
               "no journals; they are left out\n",
               directory, joined->left_out, key->set->name,
               mode_name(key->weak));
    joined->left_out = 0;
    free(directory);
    free(prefix);
}

/* The budget is for the lines of the cell together, as in one race. */
static Row within_budget(const Journal *journal, const Row *row)
{
    Row kept = *row;
    double left = (double)journal->key.budget - journal_spent(journal);
    if (kept.status == SOLVED && kept.usec > left) {
        kept.status = BUDGET;
        kept.usec = left > 0 ? left : 0;
    }
    return kept;
}

/* What the solver said goes along with its fault. */
static void copy_errors(const char *chunk, const char *to)
{
    int c;
    char *from = text_print("%s.err", chunk);
    FILE *in = fopen(from, "r"), *out = in != NULL ? fopen(to, "w") : NULL;
    while (out != NULL && (c = getc(in)) != EOF)
        putc(c, out);
    if (in != NULL)
        fclose(in);
    if (out != NULL)
        fclose(out);
    free(from);
}

/* What the cell does not have yet; a gap ends it. */
static void append_rows(Journal *journal, const Joined *joined,
                        const char *errors)
{
    const TestSet *set = journal->key.set;
    while (!journal_is_complete(journal) &&
           joined->rows[journal->count + 1].line != 0) {
        int line = journal->count + 1;
        Row row = within_budget(journal, &joined->rows[line]);
        if (!journal_append(journal, &row))
            race_die_errno(journal->path);
        if (row.status != SOLVED)
            copy_errors(joined->files[line], errors);
    }
    journal_pause(journal);
    int behind = 0;
    for (int line = journal->count + 1; line <= set->count; line++)
        behind += joined->rows[line].line != 0;
    if (!journal_is_complete(journal) && behind > 0)
        printf("%s %s %s: line %d is missing; %d lines behind it wait\n",
               journal->key.solver, set->name, mode_name(journal->key.weak),
               journal->count + 1, behind);
}

/* Returns the number of conflicts. */
static int join_run(const Race *race, Journal *journal, int run)
{
    size_t room = (size_t)journal->key.set->size + 1;
    Joined joined = {.journal = journal,
                     .rows = calloc(room, sizeof(Row)),
                     .files = calloc(room, sizeof(char *))};
    if (joined.rows == NULL || joined.files == NULL)
        race_die("out of memory");
    for (int i = 0; i < journal->count; i++)
        joined.rows[journal->rows[i].line] = journal->rows[i];
    take_chunks(race->results, &joined, run);
    for (int i = 0; i < race->from_count; i++)
        take_chunks(race->from[i], &joined, run);
    if (joined.conflicts == 0) {
        char *errors = grid_path(race, &journal->key, run, "err");
        append_rows(journal, &joined, errors);
        free(errors);
    }
    for (size_t i = 0; i < room; i++)
        free(joined.files[i]);
    free(joined.files);
    free(joined.rows);
    return joined.conflicts;
}

int chunks_join(const Race *race, Grid *grid, int *joined)
{
    int conflicts = 0;
    *joined = 0;
    for (int i = 0; i < grid->count; i++)
        for (int run = 0; run < race->runs; run++) {
            Journal *journal = &grid->cells[i].runs[run];
            int before = journal->count;
            conflicts += join_run(race, journal, run);
            *joined += journal->count - before;
        }
    return conflicts;
}

/* --- the machines ------------------------------------------------------------ */

static bool has_name(const char *names, const char *name)
{
    size_t length = strlen(name);
    for (const char *s = names; (s = strstr(s, name)) != NULL; s++)
        if ((s == names || s[-1] == ' ') &&
            (s[length] == '\0' || s[length] == ','))
            return true;
    return false;
}

static char *with_name(char *names, const char *name)
{
    if (name[0] == '\0' || has_name(names, name))
        return names;
    char *longer =
        text_print("%s%s%s", names, names[0] != '\0' ? ", " : "", name);
    free(names);
    return longer;
}

static char *hosts_path(const char *results)
{
    return text_print("%s/chunks/hosts.txt", results);
}

/* False if the results do not tell. */
static bool read_hosts(const char *results, char **names)
{
    char line[256], *path = hosts_path(results);
    FILE *file = fopen(path, "r");
    free(path);
    if (file == NULL)
        return false;
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        *names = with_name(*names, line);
    }
    fclose(file);
    return true;
}

static void write_hosts(const char *results, const char *names)
{
    char *path = hosts_path(results);
    race_make_directories(path);
    FILE *file = fopen(path, "w");
    if (file == NULL)
        race_die_errno(path);
    for (const char *s = names; *s != '\0'; s++)
        if (*s != ',' && *s != ' ')
            putc(*s, file);
        else if (*s == ',')
            putc('\n', file);
    putc('\n', file);
    if (fclose(file) != 0)
        race_die_errno(path);
    free(path);
}

char *chunks_hosts(const Race *race)
{
    char *names = text_print("%s", "");
    read_hosts(race->results, &names);
    for (int i = 0; i < race->from_count; i++)
        if (!read_hosts(race->from[i], &names)) {
            const char *slash = strrchr(race->from[i], '/');
            names = with_name(names, slash != NULL ? slash + 1 : race->from[i]);
        }
    if (race->from_count > 0)
        write_hosts(race->results, names);
    return names;
}
