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
        while (end < count && known_nodes(&race->known, key, end + 1, &over) -
                                      before <= CHUNK_NODES)
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
    bool done = journal_open(&chunk, path, &its, false) &&
                journal_is_complete(&chunk);
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
    printf("%s\t-s ", path);
    print_quoted(key->set->name);
    printf(" -m %s -x %d -l %d-%d -i %016" PRIx64 " ", mode_name(key->weak),
           run + 1, first, last, key->solver_hash);
    char *solver = text_print("%s=%s", cell->entrant->name,
                              cell->entrant->command);
    print_quoted(solver);
    putchar('\n');
    free(solver);
    free(path);
}

static void list_run(const Race *race, const Cell *cell, int run)
{
    const CellKey *key = &cell->runs[run].key;
    if (journal_is_complete(&cell->runs[run]))
        return;
    for (int done = cell->runs[run].count, end; done < key->set->count;
         done = end) {
        end = chunk_end(race, key, done);
        if (!is_done(race, key, run, done + 1, end))
            print_unit(race, cell, run, done + 1, end);
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
    Row *rows;    /* of line 0: none */
    char **files; /* NULL: the cell's own journal */
    int conflicts;
} Joined;

static bool same_result(const Row *a, const Row *b)
{
    return a->status != SOLVED || b->status != SOLVED ||
           (a->score == b->score && a->nodes == b->nodes &&
            a->bare == b->bare);
}

static void take_row(Joined *joined, const CellKey *key, const Row *row,
                     const char *file)
{
    Row *have = &joined->rows[row->line];
    if (have->line != 0 && !same_result(have, row)) {
        printf("conflict: %s %s %s, line %d: %ju nodes in %s, %ju in %s\n",
               key->solver, key->set->name, mode_name(key->weak), row->line,
               (uintmax_t)have->nodes,
               joined->files[row->line] != NULL ? joined->files[row->line]
                                                : "the cell",
               (uintmax_t)row->nodes, file);
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

static void take_chunk(Joined *joined, const CellKey *key, const char *path,
                       int first, int last)
{
    Journal chunk;
    TestSet some = lines_of(key->set, first, last);
    CellKey its = *key;
    its.set = &some;
    if (first < 1 || last < first || last > key->set->size) {
        printf("%s: the set has no such lines; it is left out\n", path);
        return;
    }
    if (!journal_open(&chunk, path, &its, false))
        race_die_errno(path);
    if (chunk.found == FOUND_CHANGED)
        printf("%s: of another solver or another set; it is left out\n", path);
    else if (chunk.found == FOUND_NOTHING)
        printf("%s: is no journal; it is left out\n", path);
    for (int i = 0; i < chunk.count; i++)
        take_row(joined, key, &chunk.rows[i], path);
    journal_close(&chunk);
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static void take_chunks(const char *results, Joined *joined,
                        const CellKey *key, int run)
{
    struct dirent **entries;
    char *directory = chunk_directory(results, key);
    char *prefix = chunk_prefix(key, run);
    int count = scandir(directory, &entries, NULL, by_name);
    for (int i = 0; i < count; i++) {
        int first, last;
        char *path = text_print("%s/%s", directory, entries[i]->d_name);
        if (is_chunk(entries[i]->d_name, prefix, &first, &last))
            take_chunk(joined, key, path, first, last);
        free(path);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
    free(directory);
    free(prefix);
}

/* What the cell does not have yet; a gap ends it. */
static void append_rows(Journal *journal, const Joined *joined)
{
    const TestSet *set = journal->key.set;
    while (!journal_is_complete(journal) &&
           joined->rows[journal->count + 1].line != 0)
        if (!journal_append(journal, &joined->rows[journal->count + 1]))
            race_die_errno(journal->path);
    journal_pause(journal);
    int behind = 0;
    for (int line = journal->count + 1; line <= set->count; line++)
        behind += joined->rows[line].line != 0;
    if (!journal_is_complete(journal) && behind > 0)
        printf("%s %s %s: line %d is missing; %d lines behind it wait\n",
               journal->key.solver, set->name, mode_name(journal->key.weak),
               journal->count + 1, behind);
}

static int join_run(const Race *race, Journal *journal, int run)
{
    const CellKey *key = &journal->key;
    size_t room = (size_t)key->set->size + 1;
    Joined joined = {.rows = calloc(room, sizeof(Row)),
                     .files = calloc(room, sizeof(char *))};
    if (joined.rows == NULL || joined.files == NULL)
        race_die("out of memory");
    for (int i = 0; i < journal->count; i++)
        joined.rows[journal->rows[i].line] = journal->rows[i];
    take_chunks(race->results, &joined, key, run);
    for (int i = 0; i < race->from_count; i++)
        take_chunks(race->from[i], &joined, key, run);
    if (joined.conflicts == 0)
        append_rows(journal, &joined);
    for (size_t i = 0; i < room; i++)
        free(joined.files[i]);
    free(joined.files);
    free(joined.rows);
    return joined.conflicts;
}

int chunks_join(const Race *race, Grid *grid)
{
    int conflicts = 0;
    for (int i = 0; i < grid->count; i++)
        for (int run = 0; run < race->runs; run++)
            conflicts += join_run(race, &grid->cells[i].runs[run], run);
    return conflicts;
}
