/*
 * The benchmark: every solver on every set in every mode, one after another,
 * each cell within the same budget. See usage().
 */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../common/format.h"
#include "budget.h"
#include "cell.h"
#include "child.h"
#include "display.h"
#include "identity.h"
#include "summary.h"
#include "text.h"

enum { MAX_SETS = 64, EXIT_FAULTS = 1, EXIT_USAGE = 2, EXIT_INTERRUPTED = 3 };

/* Warn of a spread over the runs above this part of the mean, */
static const double LARGE_SPREAD = 0.1;
/* and when a solver got less than this share of a processor. */
static const double BUSY = 0.85;

typedef struct {
    const char *results, *testsets, *context;
    bool mode[2]; /* strong, weak */
    int64_t budget;
    int runs;
    bool fresh;
    SolverList solvers;
    TestSet sets[MAX_SETS];
    int set_count;
} Race;

static void usage(FILE *to)
{
    fprintf(to,
            "usage: race [options] name=command ...\n"
            "Runs solvers on test sets and writes what they did.\n\n"
            "  -o dir      where results go and are found again (results)\n"
            "  -t dir      the test sets (testsets)\n"
            "  -s a,b      only these sets; default: all six there are\n"
            "  -m a,b      strong, weak or both (strong,weak)\n"
            "  -b time     budget of a cell: 500ms, 20s, 5m, 24h (2s)\n"
            "  -r n        runs of every cell (1)\n"
            "  -c file     context, kept beside the results of a run\n"
            "  -f          fresh: forget stored results\n\n"
            "A solver reads positions and answers each with a line `position\n"
            "score nodes microseconds`; -w asks it for the sign only.\n"
            "An argument has one solver or several; a word with = that does\n"
            "not begin with - starts one. Is that part of a command, as in\n"
            "env A=1 ./mine, write one solver a line in one argument, with a\n"
            "line end behind each.\n"
            "A cell already run with the same solver, set and budget is not\n"
            "run again. Exit status 1: some solver crashed, hung or was "
            "wrong.\n");
}

static _Noreturn void die(const char *message)
{
    fprintf(stderr, "race: %s\n", message);
    exit(EXIT_USAGE);
}

static _Noreturn void die_errno(const char *what)
{
    fprintf(stderr, "race: %s: %s\n", what, strerror(errno));
    exit(EXIT_USAGE);
}

/* What was not written was not said. */
static void close_output(void)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        die_errno("standard output");
}

/* --- the options --------------------------------------------------------- */

static void add_set(Race *race, const char *name)
{
    char error[2048];
    if (race->set_count == MAX_SETS)
        die("too many sets");
    for (int i = 0; i < race->set_count; i++)
        if (strcmp(race->sets[i].name, name) == 0)
            return;
    if (!testset_read(&race->sets[race->set_count++], race->testsets, name,
                      error, sizeof error))
        die(error);
}

/* `names` is a list with commas; NULL: all of the six that are there. */
static void read_sets(Race *race, char *names)
{
    if (names != NULL)
        for (char *s = strtok(names, ", "); s != NULL; s = strtok(NULL, ", "))
            add_set(race, s);
    for (int i = 0; names == NULL && testset_name(i) != NULL; i++)
        if (testset_exists(race->testsets, testset_name(i)))
            add_set(race, testset_name(i));
    if (race->set_count == 0) {
        fprintf(stderr, "race: no test set in '%s': expected %s.txt ...\n",
                race->testsets, testset_name(0));
        exit(EXIT_USAGE);
    }
}

static void read_modes(Race *race, char *names)
{
    race->mode[0] = race->mode[1] = false;
    for (char *s = strtok(names, ", "); s != NULL; s = strtok(NULL, ", ")) {
        bool weak = strcmp(s, "weak") == 0;
        if (!weak && strcmp(s, "strong") != 0)
            die("a mode is strong or weak");
        race->mode[weak] = true;
    }
    if (!race->mode[0] && !race->mode[1])
        die("a mode is strong or weak");
}

static int read_runs(const char *text)
{
    char *end;
    long runs = strtol(text, &end, 10);
    if (*end != '\0' || runs < 1 || runs > MAX_RUNS)
        die("the number of runs is 1 to 100");
    return (int)runs;
}

static void read_options(Race *race, int argc, char **argv)
{
    char *sets = NULL, error[256];
    for (int c; (c = getopt(argc, argv, "o:t:s:m:b:r:c:fh")) != -1;)
        switch (c) {
        case 'o': race->results = optarg; break;
        case 't': race->testsets = optarg; break;
        case 's': sets = optarg; break;
        case 'm': read_modes(race, optarg); break;
        case 'b': race->budget = budget_parse(optarg); break;
        case 'r': race->runs = read_runs(optarg); break;
        case 'c': race->context = optarg; break;
        case 'f': race->fresh = true; break;
        case 'h':
            usage(stdout);
            close_output();
            exit(EXIT_SUCCESS);
        default: usage(stderr); exit(EXIT_USAGE);
        }
    if (race->results[0] == '\0')
        die("the results need a directory: -o has no name");
    if (race->budget == 0)
        die("a budget is a number and a unit: 500ms, 20s, 5m, 24h");
    for (; optind < argc; optind++)
        if (!solver_list_add(&race->solvers, argv[optind], error, sizeof error))
            die(error);
    if (race->solvers.count == 0)
        die("nobody to race: give solvers as name=command (-h explains)");
    read_sets(race, sets);
}

/* --- files --------------------------------------------------------------- */

/* All directories on the way to a file. */
static void make_directories(char *path)
{
    for (char *s = strchr(path + 1, '/'); s != NULL; s = strchr(s + 1, '/')) {
        *s = '\0';
        if (mkdir(path, 0777) != 0 && errno != EEXIST)
            die_errno(path);
        *s = '/';
    }
}

/* The caller frees it. */
static char *cell_path(const Race *race, const CellKey *key, int run,
                       const char *ending)
{
    return text_print("%s/cells/%s/%s-%s-run%d.%s", race->results, key->solver,
                      key->set->name, mode_name(key->weak), run + 1, ending);
}

/* Two races in one directory would write over each other. */
static void lock(const Race *race)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    char *path = text_print("%s/lock", race->results);
    make_directories(path);
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0)
        die_errno(path);
    if (fcntl(file, F_SETLK, &whole) != 0)
        die("another race is running on these results");
    free(path);
}

/* The context describes the latest run, not the latest look. */
static void keep_context(const Race *race)
{
    int c;
    if (race->context == NULL)
        return;
    char *path = text_print("%s/context.txt", race->results);
    char *part = text_print("%s.part", path);
    FILE *from = fopen(race->context, "r"), *to = fopen(part, "w");
    if (from == NULL || to == NULL)
        die_errno(from == NULL ? race->context : part);
    while ((c = getc(from)) != EOF)
        putc(c, to);
    fclose(from);
    if (fclose(to) != 0 || rename(part, path) != 0)
        die_errno(path);
    free(path);
    free(part);
}

/* --- the race ------------------------------------------------------------ */

static void on_signal(int number)
{
    (void)number;
    child_interrupted = 1;
}

static void catch_signals(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file as large as allowed: write says so */
}

/* The last two lines in the file of errors, or nothing. */
static void last_words(char *words, int size, const char *errors)
{
    char line[160], before[160] = "";
    FILE *file = fopen(errors, "r");
    words[0] = '\0';
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        snprintf(words, (size_t)size, "%s%s%s", before,
                 before[0] != 0 ? "; " : "", line);
        memcpy(before, line, sizeof before);
    }
    if (file != NULL)
        fclose(file);
}

/* Returns whether there was one. */
static bool report_fault(const Race *race, const Journal *journal, int run)
{
    static const char *const meaning[STATUSES] = {
        [WRONG] = "gave a wrong score",
        [GARBAGE] = "did not answer `position score nodes microseconds`",
        [CRASHED] = "ended without an answer",
        [HUNG] = "hangs: it neither answers nor computes"};
    const Row *last = &journal->rows[journal->count - 1];
    const TestSet *set = journal->key.set;
    int score = set->questions[last->line - 1].score;
    char words[330];
    if (meaning[last->status] == NULL)
        return false;
    printf("%s, %s: %s at %s line %d, position %s", journal->key.solver,
           mode_name(journal->key.weak), meaning[last->status], set->name,
           last->line, set->questions[last->line - 1].moves);
    if (last->status == WRONG)
        printf(": it says %d, right is %d", last->score,
               journal->key.weak ? (score > 0) - (score < 0) : score);
    char *errors = cell_path(race, &journal->key, run, "err");
    last_words(words, sizeof words, errors);
    free(errors);
    printf(words[0] != '\0' ? " (%s)\n" : "\n", words);
    return true;
}

static void show_result(Display *display, const Journal *journal, double share)
{
    char time[64], nodes[64], text[256];
    CellSummary cell = summary_of(journal, 1);
    summary_print_time(time, sizeof time, &cell);
    summary_print_nodes(nodes, sizeof nodes, &cell);
    if (cell.status == SOLVED)
        snprintf(text, sizeof text, "%9s %13s nodes", time, nodes);
    else
        snprintf(text, sizeof text, "%4d of %d solved (%s)", cell.solved,
                 cell.key->set->count, status_name(cell.status));
    if (share < BUSY && cell.status != HUNG)
        snprintf(text + strlen(text), sizeof text - strlen(text),
                 "  (%.0f %% of a CPU)", 100 * share);
    display_result(display, text);
}

static _Noreturn void stop_race(const Race *race, Display *display,
                                const Journal *journal, CellEnd end)
{
    int saved = errno;
    display_close(display);
    errno = saved;
    if (end == CELL_FAILED)
        die_errno(journal->path);
    if (end == CELL_NO_START)
        die_errno("cannot start a solver");
    fprintf(stderr, "\nrace: stopped; the same command %sgoes on from here\n",
            race->fresh ? "without FRESH=1 (-f) " : "");
    exit(EXIT_INTERRUPTED);
}

/* Returns whether the solver got a processor for itself. */
static bool run_one(const Race *race, Display *display, Journal *journal,
                    const Entrant *entrant, int run)
{
    double share;
    char *errors = cell_path(race, &journal->key, run, "err");
    display_cell(display, entrant->name, journal->key.set->name,
                 mode_name(journal->key.weak));
    CellEnd end =
        cell_run(journal, entrant, errors, display_progress, display, &share);
    if (end != CELL_DONE)
        stop_race(race, display, journal, end);
    journal_pause(journal);
    free(errors);
    show_result(display, journal, share);
    return share >= BUSY || journal->rows[journal->count - 1].status == HUNG;
}

/* Cells lie by mode, set, solver and, together, their runs. */
typedef struct {
    Journal *journals;
    const Entrant **entrants;
    Identity *identities; /* of the solvers */
    int count;            /* of cells; each has race->runs journals */
} Grid;

static void open_cell(const Race *race, Grid *grid, const CellKey *key,
                      const Entrant *entrant)
{
    for (int run = 0; run < race->runs; run++) {
        char *path = cell_path(race, key, run, "csv");
        make_directories(path);
        if (!journal_open(&grid->journals[grid->count * race->runs + run], path,
                          key, race->fresh))
            die_errno(path);
        free(path);
    }
    grid->entrants[grid->count++] = entrant;
}

static Grid open_grid(const Race *race)
{
    Grid grid = {0};
    size_t most = 2 * (size_t)race->set_count * (size_t)race->solvers.count;
    assert(most > 0 && race->runs > 0);
    grid.journals = calloc(most * (size_t)race->runs, sizeof(Journal));
    grid.entrants = calloc(most, sizeof(Entrant *));
    grid.identities =
        calloc((size_t)race->solvers.count, sizeof *grid.identities);
    if (grid.journals == NULL || grid.entrants == NULL ||
        grid.identities == NULL)
        die("out of memory");
    for (int i = 0; i < race->solvers.count; i++)
        grid.identities[i] = identity_of(race->solvers.entrants[i].command);
    for (int weak = 0; weak < 2; weak++)
        for (int s = 0; race->mode[weak] && s < race->set_count; s++)
            for (int i = 0; i < race->solvers.count; i++) {
                const Entrant *entrant = &race->solvers.entrants[i];
                CellKey key = {entrant->name, &race->sets[s], weak,
                               grid.identities[i].hash, race->budget};
                open_cell(race, &grid, &key, entrant);
            }
    return grid;
}

static int count_to_run(const Race *race, const Grid *grid)
{
    int count = 0;
    for (int i = 0; i < grid->count * race->runs; i++)
        count += !journal_is_complete(&grid->journals[i]);
    return count;
}

static int count_found(const Race *race, const Grid *grid, Found found)
{
    int count = 0;
    for (int i = 0; i < grid->count * race->runs; i++)
        count += grid->journals[i].found == found;
    return count;
}

/* Stored rows are taken for the solver's own: is it the same solver? */
static void tell_unsure(const Race *race, const Grid *grid)
{
    for (int i = 0; i < race->solvers.count; i++) {
        const char *name = race->solvers.entrants[i].name;
        int taken = 0;
        for (int k = 0; k < grid->count * race->runs; k++)
            taken += grid->journals[k].count > 0 &&
                     grid->journals[k].key.solver == name;
        if (taken > 0 && !grid->identities[i].is_sure)
            printf("%s: stored results are taken; it may have changed unseen "
                   "(FRESH=1 or -f runs it again)\n",
                   name);
    }
}

/* What is taken of stored results, and what is not. */
static void tell_found(const Race *race, const Grid *grid, int to_run)
{
    int all = grid->count * race->runs;
    int faults = count_found(race, grid, FOUND_FAULT);
    int larger = count_found(race, grid, FOUND_LARGER);
    int changed = count_found(race, grid, FOUND_CHANGED);
    if (to_run < all)
        printf("%d of %d cells are done already\n", all - to_run, all);
    if (faults > 0)
        printf("%d cells that crashed or hung are tried again\n", faults);
    if (changed > 0)
        printf("%d cells start anew, as the solver or the set has changed\n",
               changed);
    if (larger > 0)
        printf("%d cells have run with a larger budget: those results stay in "
               "%s/cells\n(*.csv.TIME) and count again with that BUDGET\n",
               larger, race->results);
    tell_unsure(race, grid);
}

/* Runs are the outer loop: a busy minute hits one run of many cells. */
static int run_all(const Race *race, Grid *grid)
{
    Display display;
    int to_run = count_to_run(race, grid), busy = 0;
    int all = grid->count * race->runs;
    char budget[32];
    display_open(&display, all, to_run, race->budget);
    budget_print(budget, sizeof budget, race->budget);
    tell_found(race, grid, to_run);
    if (to_run > 0) {
        printf("%d cells to run, %s each at most\n", to_run, budget);
        keep_context(race);
    }
    for (int run = 0; run < race->runs; run++)
        for (int i = 0; i < grid->count; i++) {
            Journal *journal = &grid->journals[i * race->runs + run];
            if (!journal_is_complete(journal))
                busy +=
                    !run_one(race, &display, journal, grid->entrants[i], run);
        }
    display_close(&display);
    return busy;
}

/* --- the end ------------------------------------------------------------- */

static void warn_of_spread(const CellSummary *cell)
{
    const CellKey *key = cell->key;
    char mean[64], sigma[64];
    format_time(mean, sizeof mean, cell->time.mean);
    format_time(sigma, sizeof sigma, cell->run_sigma);
    if (cell->status == SOLVED && cell->runs > 1 &&
        cell->run_sigma > LARGE_SPREAD * cell->time.mean)
        printf("warning: %s %s %s: the time differs between runs, %s ± %s\n",
               key->solver, key->set->name, mode_name(key->weak), mean, sigma);
    if (!cell->same_nodes)
        printf("warning: %s %s %s: the nodes differ between runs\n",
               key->solver, key->set->name, mode_name(key->weak));
}

static void warn_of_load(const Race *race, int busy)
{
    if (busy == 0)
        return;
    printf("warning: the machine was busy: in %d cells the solver got less "
           "than %.0f %% of a\nprocessor; their times are too long\n",
           busy, 100 * BUSY);
    char *path = text_print("%s/context.txt", race->results);
    FILE *file = race->context != NULL ? fopen(path, "a") : NULL;
    if (file != NULL) {
        fprintf(file, "busy: %d cells got less than %.0f %% of a processor\n",
                busy, 100 * BUSY);
        fclose(file);
    }
    free(path);
}

/* Returns the number of cells whose solver failed. */
static int finish(const Race *race, const Grid *grid)
{
    CellSummary *cells = calloc((size_t)grid->count, sizeof *cells);
    int faults = 0, finished = 0;
    if (cells == NULL)
        die("out of memory");
    for (int i = 0; i < grid->count; i++) {
        cells[i] = summary_of(&grid->journals[i * race->runs], race->runs);
        finished += cells[i].status == SOLVED;
        faults += cells[i].status != SOLVED && cells[i].status != BUDGET;
        warn_of_spread(&cells[i]);
        for (int run = 0; run < race->runs; run++)
            if (report_fault(race, &grid->journals[i * race->runs + run], run))
                break; /* the other runs would say the same */
    }
    if (!summary_write(race->results, cells, grid->count))
        die("the summary is not complete");
    printf("%d cells: %d finished, %d out of budget, %d failed\n", grid->count,
           finished, grid->count - finished - faults, faults);
    printf("%s/summary.md has the table\n", race->results);
    free(cells);
    return faults;
}

static void clear(Race *race, Grid *grid)
{
    for (int i = 0; i < grid->count * race->runs; i++)
        journal_close(&grid->journals[i]);
    free(grid->journals);
    free(grid->entrants);
    free(grid->identities);
    for (int i = 0; i < race->set_count; i++)
        testset_free(&race->sets[i]);
    solver_list_free(&race->solvers);
}

int main(int argc, char **argv)
{
    static Race race = {.results = "results",
                        .testsets = "testsets",
                        .mode = {true, true},
                        .budget = 2000000,
                        .runs = 1};
    read_options(&race, argc, argv);
    lock(&race);
    catch_signals();
    Grid grid = open_grid(&race);
    warn_of_load(&race, run_all(&race, &grid));
    int faults = finish(&race, &grid);
    clear(&race, &grid);
    close_output();
    return faults > 0 ? EXIT_FAULTS : EXIT_SUCCESS;
}
