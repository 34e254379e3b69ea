#include "grid.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "text.h"

/* Microseconds a node, where nothing has been measured. */
static const double NODE = 0.1;

/* A cell that is expected to take so many budgets is not begun, nor one that
   is known to take more than one. */
static const double HOPELESS = 1.25;

_Noreturn void race_die(const char *message)
{
    fprintf(stderr, "race: %s\n", message);
    exit(EXIT_USAGE);
}

_Noreturn void race_die_errno(const char *what)
{
    fprintf(stderr, "race: %s: %s\n", what, strerror(errno));
    exit(EXIT_USAGE);
}

void race_make_directories(char *path)
{
    for (char *s = strchr(path + 1, '/'); s != NULL; s = strchr(s + 1, '/')) {
        *s = '\0';
        if (mkdir(path, 0777) != 0 && errno != EEXIST)
            race_die_errno(path);
        *s = '/';
    }
}

char *grid_path(const Race *race, const CellKey *key, int run,
                const char *ending)
{
    return text_print("%s/cells/%s/%s-%s-run%d.%s", race->results, key->solver,
                      key->set->name, mode_name(key->weak), run + 1, ending);
}

static void open_cell(const Race *race, Cell *cell, const CellKey *key)
{
    cell->runs = calloc((size_t)race->runs, sizeof(Journal));
    if (cell->runs == NULL)
        race_die("out of memory");
    for (int run = 0; run < race->runs; run++) {
        char *path = grid_path(race, key, run, "csv");
        race_make_directories(path);
        if (!journal_open(&cell->runs[run], path, key, race->fresh))
            race_die_errno(path);
        free(path);
    }
}

static Identity identify(const Race *race, const Entrant *entrant)
{
    return race->given != 0 ? (Identity){race->given, true}
                            : identity_of(entrant->command);
}

Grid grid_open(const Race *race)
{
    Grid grid = {0};
    size_t solvers = (size_t)race->solvers.count;
    grid.cells = calloc(2 * (size_t)race->set_count * solvers, sizeof(Cell));
    grid.identities = calloc(solvers, sizeof *grid.identities);
    if (grid.cells == NULL || grid.identities == NULL)
        race_die("out of memory");
    for (size_t i = 0; i < solvers; i++)
        grid.identities[i] = identify(race, &race->solvers.entrants[i]);
    for (int weak = 0; weak < 2; weak++)
        for (int s = 0; race->mode[weak] && s < race->set_count; s++)
            for (int i = 0; i < race->solvers.count; i++) {
                const Entrant *entrant = &race->solvers.entrants[i];
                CellKey key = {entrant->name, &race->sets[s], weak,
                               grid.identities[i].hash, race->budget};
                Cell *cell = &grid.cells[grid.count++];
                cell->entrant = entrant;
                open_cell(race, cell, &key);
            }
    return grid;
}

void grid_close(const Race *race, Grid *grid)
{
    for (int i = 0; i < grid->count; i++) {
        for (int run = 0; run < race->runs; run++)
            journal_close(&grid->cells[i].runs[run]);
        free(grid->cells[i].runs);
    }
    free(grid->cells);
    free(grid->identities);
    *grid = (Grid){0};
}

/* Microseconds a node, of all that the solver has done in this race. */
static double speed_of(const Grid *grid, const Entrant *entrant)
{
    double nodes = 0, usec = 0;
    for (int i = 0; i < grid->count; i++) {
        const Journal *journal = &grid->cells[i].runs[0];
        for (int k = 0;
             grid->cells[i].entrant == entrant && k < journal_solved(journal);
             k++) {
            nodes += (double)journal->rows[k].nodes;
            usec += journal->rows[k].usec;
        }
    }
    return usec > 1000 && nodes > 0 ? usec / nodes : NODE;
}

double grid_predict(const Race *race, const Grid *grid, const Cell *cell,
                    bool *over)
{
    const CellKey *key = &cell->runs[0].key;
    return known_nodes(&race->known, key, key->set->count, over) *
           speed_of(grid, cell->entrant);
}

bool grid_is_hopeless(const Race *race, const Grid *grid, const Cell *cell)
{
    bool over;
    double about = grid_predict(race, grid, cell, &over);
    return about > (over ? 1 : HOPELESS) * (double)race->budget;
}

bool grid_wants_run(const Race *race, const Grid *grid, const Cell *cell,
                    int run)
{
    const Journal *first = &cell->runs[0];
    bool over;
    if (run == 0)
        return true;
    if (journal_is_complete(first) && !journal_is_finished(first))
        return false;
    double once = journal_is_finished(first)
                      ? journal_spent(first)
                      : grid_predict(race, grid, cell, &over);
    return once > 0 && (run + 1) * once <= (double)race->budget / 10;
}
