/*
 * The benchmark: every solver on every set in every mode, one after another,
 * all on the same positions. See usage().
 */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../common/format.h"
#include "budget.h"
#include "cell.h"
#include "child.h"
#include "chunks.h"
#include "display.h"
#include "grid.h"
#include "sample.h"
#include "text.h"

/* Warn of a slowest run this much above the quickest times, */
static const double LARGE_SPREAD = 1.1;
/* and when a solver got less than this share of a processor. */
static const double BUSY = 0.85;

/* What is asked for beside the race itself. */
typedef struct {
    enum { WHOLE_RACE, LIST_UNITS, ONE_UNIT, JOIN_UNITS } task;
    const char *known_out;
    int run, first, last; /* of the unit */
} Request;

static void usage(FILE *to)
{
    fprintf(to,
            "usage: race [options] name=command ...\n"
            "Runs solvers on test sets and writes what they did.\n\n"
            "  -o dir      where results go and are found again (results)\n"
            "  -t dir      the test sets (testsets)\n"
            "  -s a,b      only these sets; default: all six there are\n"
            "  -m a,b      strong, weak or both (strong,weak)\n"
            "  -n sample   the first lines of each set: all, 20, or\n"
            "              begin-hard:20,end-easy:all; default: by the "
            "budget\n"
            "  -b time     what a cell may take: 500ms, 20s, 5m, 24h (2s)\n"
            "  -r n        runs of cells that take up to a tenth of that (1)\n"
            "  -k file     the nodes that parts are known to need; a cell\n"
            "              that cannot end within its budget is not begun\n"
            "  -K file     writes such a file\n"
            "  -c file     context, kept beside the results of a run\n"
            "  -f          fresh: forget stored results\n\n"
            "In pieces, for several processors or machines:\n"
            "  -u          print the units still to be run: a journal, a tab,\n"
            "              and the options for it\n"
            "  -l 21-40    run one unit: these lines of one cell (-s -m -x "
            "run,\n"
            "              -i the solver's identity)\n"
            "  -g          gather: join the journals of units\n"
            "  -G dir      also those of other results, up to 16 times\n"
            "  -C n        lines of a unit; default: half a minute\n\n"
            "A solver reads positions and answers each with a line `position\n"
            "score nodes microseconds`, or `position score` alone; -w asks it\n"
            "for the sign only.\n"
            "An argument has one solver or several; a word with = that does\n"
            "not begin with - starts one. Is that part of a command, as in\n"
            "env A=1 ./mine, write one solver a line in one argument, with a\n"
            "line end behind each.\n"
            "What has been run with the same solver and set is not run again.\n"
            "Exit status 1: some solver crashed, hung or was wrong.\n");
}

/* What was not written was not said. */
static void close_output(void)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        race_die_errno("standard output");
}

/* --- the options --------------------------------------------------------- */

static void add_set(Race *race, const char *name)
{
    char error[2048];
    if (race->set_count == MAX_SETS)
        race_die("too many sets");
    for (int i = 0; i < race->set_count; i++)
        if (strcmp(race->sets[i].name, name) == 0)
            return;
    if (!testset_read(&race->sets[race->set_count++], race->testsets, name,
                      error, sizeof error))
        race_die(error);
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
            race_die("a mode is strong or weak");
        race->mode[weak] = true;
    }
    if (!race->mode[0] && !race->mode[1])
        race_die("a mode is strong or weak");
}

static int read_number(const char *text, long least, long most,
                       const char *message)
{
    char *end;
    long number = strtol(text, &end, 10);
    if (end == text || *end != '\0' || number < least || number > most)
        race_die(message);
    return (int)number;
}

static void read_unit(Request *request, const char *text)
{
    int used = 0;
    if (sscanf(text, "%d-%d%n", &request->first, &request->last, &used) != 2 ||
        text[used] != '\0' || request->first < 1 ||
        request->last < request->first)
        race_die("the lines of a unit are two numbers: -l 21-40");
    request->task = ONE_UNIT;
}

static void add_results(Race *race, const char *directory)
{
    int most = sizeof race->from / sizeof race->from[0];
    char *chunks = text_print("%s/chunks", directory);
    if (race->from_count == most)
        race_die("too many results to join: 16 at most");
    if (access(chunks, R_OK | X_OK) != 0) {
        fprintf(stderr,
                "race: FROM: nothing to join in '%s': there is no directory "
                "chunks, which a race\nin pieces makes (JOBS=, HOSTS= or make "
                "slurm)\n",
                directory);
        exit(EXIT_USAGE);
    }
    race->from[race->from_count++] = directory;
    free(chunks);
}

static void read_solvers(Race *race, const Request *request, char **words)
{
    char error[256];
    for (; *words != NULL; words++) {
        /* That of a unit is one, whatever stands in its command. */
        char *text =
            text_print(request->task == ONE_UNIT ? "%s\n" : "%s", *words);
        if (!solver_list_add(&race->solvers, text, error, sizeof error))
            race_die(error);
        free(text);
    }
    if (race->solvers.count == 0)
        race_die("nobody to race: give solvers as name=command (-h explains)");
}

static void check_unit(const Race *race, const Request *request)
{
    if (race->solvers.count != 1 || race->set_count != 1 ||
        race->mode[0] == race->mode[1])
        race_die("a unit is of one solver, one set (-s) and one mode (-m)");
    if (request->last > race->sets[0].size) {
        fprintf(stderr, "race: %s has %d lines: there are no lines %d-%d\n",
                race->sets[0].name, race->sets[0].size, request->first,
                request->last);
        exit(EXIT_USAGE);
    }
}

static void read_options(Race *race, Request *request, int argc, char **argv)
{
    char *sets = NULL, *sample = NULL, error[2048];
    for (int c;
         (c = getopt(argc, argv, "o:t:s:m:n:b:r:k:K:c:fx:l:i:C:ugG:h")) != -1;)
        switch (c) {
        case 'o': race->results = optarg; break;
        case 't': race->testsets = optarg; break;
        case 's': sets = optarg; break;
        case 'm': read_modes(race, optarg); break;
        case 'n': sample = optarg; break;
        case 'b': race->budget = budget_parse(optarg); break;
        case 'r':
            race->runs = read_number(optarg, 1, MAX_RUNS,
                                     "the number of runs is 1 to 100");
            break;
        case 'k':
            if (!known_read(&race->known, optarg, error, sizeof error))
                race_die(error);
            break;
        case 'K': request->known_out = optarg; break;
        case 'c': race->context = optarg; break;
        case 'f': race->fresh = true; break;
        case 'x':
            request->run = read_number(optarg, 1, MAX_RUNS,
                                       "a run has a number from 1 to 100") -
                           1;
            break;
        case 'l': read_unit(request, optarg); break;
        case 'i': race->given = strtoull(optarg, NULL, 16); break;
        case 'C':
            race->chunk_lines = read_number(
                optarg, 1, 1000000, "CHUNK is a number of lines from 1 on");
            break;
        case 'u': request->task = LIST_UNITS; break;
        case 'g': request->task = JOIN_UNITS; break;
        case 'G': add_results(race, optarg); break;
        case 'h':
            usage(stdout);
            close_output();
            exit(EXIT_SUCCESS);
        default: usage(stderr); exit(EXIT_USAGE);
        }
    if (race->results[0] == '\0')
        race_die("the results need a directory: -o has no name");
    if (race->budget == 0)
        race_die("a budget is a number and a unit: 500ms, 20s, 5m, 24h");
    read_solvers(race, request, argv + optind);
    read_sets(race, sets);
    if (!sample_choose(race->sets, race->set_count, sample, race->budget, error,
                       sizeof error))
        race_die(error);
    if (request->task == ONE_UNIT)
        check_unit(race, request);
}

/* --- files --------------------------------------------------------------- */

/* Locks a file as long as we run, or ends with what is in the way. */
static void lock_file(char *path, short type, const char *race_runs,
                      const char *units_run)
{
    struct flock whole = {.l_type = type, .l_whence = SEEK_SET};
    race_make_directories(path);
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0)
        race_die_errno(path);
    if (fcntl(file, F_SETLK, &whole) == 0)
        return;
    if (errno != EACCES && errno != EAGAIN)
        race_die_errno(path);
    bool known = fcntl(file, F_GETLK, &whole) == 0 && whole.l_type != F_UNLCK;
    bool units = known && whole.l_type == F_RDLCK;
    fprintf(stderr, "race: %s", units ? units_run : race_runs);
    if (known && whole.l_pid > 0) /* on this machine */
        fprintf(stderr, " (process %ld)", (long)whole.l_pid);
    fprintf(stderr, "\n");
    exit(EXIT_USAGE);
}

/* Two races in one directory would write over each other. Units have journals
   of their own, and go together with other units. */
static void lock(const Race *race, const Request *request)
{
    char *path = text_print("%s/lock", race->results);
    if (request->task == ONE_UNIT)
        lock_file(path, F_RDLCK,
                  "a race is running on these results: no unit can join in",
                  "");
    else
        lock_file(path, F_WRLCK, "another race is running on these results",
                  "units of a race are running on these results: wait until "
                  "they are done");
    free(path);
}

static int count_found(const Race *race, const Grid *grid, Found found)
{
    int count = 0;
    for (int i = 0; i < grid->count; i++)
        for (int run = 0; run < race->runs; run++)
            count += grid->cells[i].runs[run].found == found;
    return count;
}

/* What was measured in other sittings stays told, a line for each; the latest
   comes first. */
static void tell_earlier(const char *path, FILE *to)
{
    const char *const names[] = {"date: ", "cpu: ", "load at the start: "};
    char *values[3] = {NULL, NULL, NULL}, *before = text_print("");
    char *line = NULL;
    size_t room = 0;
    FILE *from = fopen(path, "r");
    while (from != NULL && getline(&line, &room, from) > 0) {
        line[strcspn(line, "\n")] = '\0';
        for (int i = 0; i < 3; i++)
            if (values[i] == NULL &&
                strncmp(line, names[i], strlen(names[i])) == 0)
                values[i] = text_print("%s", line + strlen(names[i]));
        if (strncmp(line, "earlier: ", 9) == 0) {
            char *longer = text_print("%s%s\n", before, line);
            free(before);
            before = longer;
        }
    }
    if (values[0] != NULL)
        fprintf(to, "earlier: %s, %s, load %s\n", values[0],
                values[1] != NULL ? values[1] : "?",
                values[2] != NULL ? values[2] : "?");
    fputs(before, to);
    if (from != NULL)
        fclose(from);
    for (int i = 0; i < 3; i++)
        free(values[i]);
    free(before);
    free(line);
}

/* The context describes the latest run, not the latest look. */
static void keep_context(const Race *race, const Grid *grid)
{
    int c;
    if (race->context == NULL)
        return;
    char *path = text_print("%s/context.txt", race->results);
    char *part = text_print("%s.part", path);
    FILE *from = fopen(race->context, "r"), *to = fopen(part, "w");
    if (from == NULL)
        race_die_errno(race->context);
    if (to == NULL)
        race_die_errno(part);
    while ((c = getc(from)) != EOF)
        putc(c, to);
    char *sample = sample_print(race->sets, race->set_count);
    char *hosts = chunks_hosts(race);
    fprintf(to, "sample: %s\nruns: %d\n", sample, race->runs);
    if (hosts[0] != '\0')
        fprintf(to, "hosts: %s\n", hosts);
    if (count_found(race, grid, FOUND_ROWS) > 0)
        tell_earlier(path, to);
    free(hosts);
    free(sample);
    fclose(from);
    if (fclose(to) != 0 || rename(part, path) != 0)
        race_die_errno(path);
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
    if (journal->count == 0)
        return false;
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
    char *errors = grid_path(race, &journal->key, run, "err");
    last_words(words, sizeof words, errors);
    free(errors);
    printf(words[0] != '\0' ? " (%s)\n" : "\n", words);
    return true;
}

static void show_result(Display *display, const CellSummary *cell, double share)
{
    char time[64], nodes[64], text[256];
    summary_print_time(time, sizeof time, cell);
    summary_print_nodes(nodes, sizeof nodes, cell);
    if (cell->status == SOLVED)
        snprintf(text, sizeof text, "%9s %13s nodes", time, nodes);
    else if (cell->status == SKIPPED) {
        summary_print_about(time, sizeof time, cell);
        snprintf(text, sizeof text, "not begun: %s", time);
    } else
        snprintf(text, sizeof text, "%4d of %d solved (%s)", cell->solved,
                 cell->key->set->count, status_name(cell->status));
    if (share < BUSY && cell->status != HUNG)
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
        race_die_errno(journal->path);
    if (end == CELL_NO_START)
        race_die_errno("cannot start a solver");
    fprintf(stderr, "\nrace: stopped; the same command %sgoes on from here\n",
            race->fresh ? "without FRESH=1 (-f) " : "");
    exit(EXIT_INTERRUPTED);
}

/* A cell with what is expected of it. */
static CellSummary sum_up(const Race *race, const Grid *grid, const Cell *cell)
{
    CellSummary summary = summary_of(cell->runs, race->runs);
    if (summary.status == SKIPPED || summary.status == BUDGET)
        summary.about = grid_predict(race, grid, cell, &summary.over);
    return summary;
}

/* Returns whether the solver got a processor for itself. */
static bool run_one(const Race *race, Display *display, Journal *journal,
                    const Entrant *entrant, int run)
{
    double share;
    char *errors = grid_path(race, &journal->key, run, "err");
    CellEnd end =
        cell_run(journal, entrant, errors, display_progress, display, &share);
    if (end != CELL_DONE)
        stop_race(race, display, journal, end);
    journal_pause(journal);
    free(errors);
    CellSummary summary = summary_of(journal, 1);
    show_result(display, &summary, share);
    return share >= BUSY || journal->rows[journal->count - 1].status == HUNG;
}

static bool is_to_run(const Race *race, const Grid *grid, const Cell *cell,
                      int run)
{
    return !journal_is_complete(&cell->runs[run]) &&
           grid_wants_run(race, grid, cell, run);
}

/* Runs the cell, or leaves it when it cannot end. Returns as run_one. */
static bool run_cell(const Race *race, Display *display, Grid *grid, Cell *cell,
                     int run)
{
    const CellKey *key = &cell->runs[run].key;
    display_cell(display, key->solver, key->set->name, mode_name(key->weak));
    if (run == 0 && grid_is_hopeless(race, grid, cell)) {
        CellSummary summary = sum_up(race, grid, cell);
        show_result(display, &summary, 1);
        cell->skipped = true;
        return true;
    }
    return run_one(race, display, &cell->runs[run], cell->entrant, run);
}

static int count_to_run(const Race *race, const Grid *grid)
{
    int count = 0;
    for (int i = 0; i < grid->count; i++)
        count += is_to_run(race, grid, &grid->cells[i], 0);
    return count;
}

/* Microseconds that the cells still to run take, or may take. */
static double expected_time(const Race *race, const Grid *grid)
{
    double sum = 0;
    bool over;
    for (int i = 0; i < grid->count; i++) {
        const Cell *cell = &grid->cells[i];
        double about = grid_predict(race, grid, cell, &over);
        if (!is_to_run(race, grid, cell, 0) ||
            grid_is_hopeless(race, grid, cell))
            continue;
        sum += about > 0 && about < (double)race->budget ? about
                                                         : (double)race->budget;
        for (int run = 1; run < race->runs; run++)
            if (is_to_run(race, grid, cell, run))
                sum += about;
    }
    return sum;
}

/* Stored rows are taken for the solver's own: is it the same solver? */
static void tell_unsure(const Race *race, const Grid *grid)
{
    for (int i = 0; i < race->solvers.count; i++) {
        const Entrant *entrant = &race->solvers.entrants[i];
        bool taken = false;
        for (int k = 0; k < grid->count; k++)
            taken = taken || (grid->cells[k].entrant == entrant &&
                              grid->cells[k].runs[0].count > 0);
        if (taken && !grid->identities[i].is_sure)
            printf("%s: stored results are taken; it may have changed unseen "
                   "(FRESH=1 or -f runs it again)\n",
                   entrant->name);
    }
}

/* What is taken of stored results, and what is not. */
static void tell_found(const Race *race, const Grid *grid, int to_run)
{
    int faults = count_found(race, grid, FOUND_FAULT);
    int changed = count_found(race, grid, FOUND_CHANGED);
    if (to_run < grid->count)
        printf("%d of %d cells are done already\n", grid->count - to_run,
               grid->count);
    if (faults > 0)
        printf("%d cells that crashed or hung are tried again\n", faults);
    if (changed > 0)
        printf("%d cells start anew, as the solver or the set has changed\n",
               changed);
    tell_unsure(race, grid);
}

static void tell_plan(const Race *race, const Grid *grid, int to_run,
                      double expected)
{
    char time[32], budget[32];
    char *sample = sample_print(race->sets, race->set_count);
    (void)grid;
    format_time(time, sizeof time, expected);
    budget_print(budget, sizeof budget, race->budget);
    printf("The same lines for all: %s\n", sample);
    printf("%d cells to run, %s each at most: about %s\n", to_run, budget,
           time);
    free(sample);
}

/* Runs are the outer loop: a busy minute hits one run of many cells. */
static int run_all(const Race *race, Grid *grid)
{
    Display display;
    int to_run = count_to_run(race, grid), busy = 0;
    double expected = expected_time(race, grid);
    display_open(&display, grid->count, to_run, expected);
    tell_found(race, grid, to_run);
    if (to_run > 0) {
        tell_plan(race, grid, to_run, expected);
        keep_context(race, grid);
    }
    for (int run = 0; run < race->runs; run++)
        for (int i = 0; i < grid->count; i++) {
            Cell *cell = &grid->cells[i];
            if (!cell->skipped && is_to_run(race, grid, cell, run))
                busy += !run_cell(race, &display, grid, cell, run);
        }
    display_close(&display);
    return busy;
}

/* How a unit went: which lines, how many of them are solved, and what not. */
static void show_unit(Display *display, const Journal *journal, bool was_done)
{
    char text[128];
    const TestSet *set = journal->key.set;
    Status last = journal->rows[journal->count - 1].status;
    snprintf(text, sizeof text, "lines %d-%d: %d solved%s%s%s", set->first + 1,
             set->first + set->count, journal_solved(journal),
             last != SOLVED ? ", " : "",
             last != SOLVED ? status_name(last) : "",
             was_done ? " (nothing to do)" : "");
    display_result(display, text);
}

/* Its journal and what the solver said: both are there in the end. */
static CellEnd run_journal(const Race *race, Journal *journal,
                           const char *errors, Display *display)
{
    double share;
    CellEnd end = cell_run(journal, &race->solvers.entrants[0], errors,
                           display_progress, display, &share);
    int saved = errno;
    FILE *file = fopen(errors, "a");
    if (file != NULL)
        fclose(file);
    errno = saved;
    return end;
}

/* One unit, with a journal of its own. */
static int run_unit(const Race *race, const Request *request)
{
    Journal journal;
    Display display;
    TestSet lines = race->sets[0];
    const Entrant *entrant = &race->solvers.entrants[0];
    lines.first = request->first - 1;
    lines.count = request->last - request->first + 1;
    uint64_t identity =
        race->given != 0 ? race->given : identity_of(entrant->command).hash;
    CellKey key = {entrant->name, &lines, race->mode[1], identity,
                   race->budget};
    char *path =
        chunk_path(race, &key, request->run, request->first, request->last);
    char *errors = text_print("%s.err", path);
    char *its_lock = text_print("%s.lock", path);
    lock_file(its_lock, F_WRLCK, "this unit is running already", "");
    if (!journal_open(&journal, path, &key, race->fresh))
        race_die_errno(path);
    display_open(&display, 1, 1, 0);
    display_cell(&display, key.solver, lines.name, mode_name(key.weak));
    bool was_done = journal_is_complete(&journal);
    CellEnd end =
        was_done ? CELL_DONE : run_journal(race, &journal, errors, &display);
    if (end != CELL_DONE)
        stop_race(race, &display, &journal, end);
    show_unit(&display, &journal, was_done);
    unlink(its_lock);
    Status last = journal.rows[journal.count - 1].status;
    journal_close(&journal);
    free(path);
    free(errors);
    free(its_lock);
    return last == SOLVED || last == BUDGET ? EXIT_SUCCESS : EXIT_FAULTS;
}

/* --- the end ------------------------------------------------------------- */

static void warn_of_spread(const CellSummary *cells, int count)
{
    int wide = 0;
    for (int i = 0; i < count; i++) {
        const CellKey *key = cells[i].key;
        wide += cells[i].status == SOLVED && cells[i].runs > 1 &&
                cells[i].slowest > LARGE_SPREAD * cells[i].time.mean;
        if (!cells[i].same_nodes)
            printf("warning: %s %s %s: the nodes differ between runs\n",
                   key->solver, key->set->name, mode_name(key->weak));
    }
    if (wide > 0)
        printf("In %d cells the slowest run took over %.0f %% longer than the "
               "quickest times\n",
               wide, 100 * (LARGE_SPREAD - 1));
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

static void count_up(const CellSummary *cells, int count, int counts[STATUSES])
{
    memset(counts, 0, STATUSES * sizeof counts[0]);
    for (int i = 0; i < count; i++)
        counts[cells[i].status]++;
}

/* Returns the number of cells whose solver failed. */
static int finish(const Race *race, const Grid *grid)
{
    CellSummary *cells = calloc((size_t)grid->count, sizeof *cells);
    int counts[STATUSES];
    if (cells == NULL)
        race_die("out of memory");
    for (int i = 0; i < grid->count; i++) {
        cells[i] = sum_up(race, grid, &grid->cells[i]);
        for (int run = 0; run < cells[i].runs; run++)
            if (report_fault(race, &grid->cells[i].runs[run], run))
                break; /* the other runs would say the same */
    }
    count_up(cells, grid->count, counts);
    warn_of_spread(cells, grid->count);
    if (!summary_write(race->results, cells, grid->count))
        race_die("the summary is not complete");
    int faults =
        grid->count - counts[SOLVED] - counts[BUDGET] - counts[SKIPPED];
    printf("%d cells: %d finished, %d out of budget, %d not begun, %d failed\n",
           grid->count, counts[SOLVED], counts[BUDGET], counts[SKIPPED],
           faults);
    printf("%s/summary.md has the table\n", race->results);
    free(cells);
    return faults;
}

/* Parts that a table of what is known tells of have told more since. */
static void learn_from_stored(Race *race, const Grid *grid)
{
    for (int i = 0; i < grid->count; i++)
        if (known_has(&race->known, grid->cells[i].entrant->name))
            known_add(&race->known, &grid->cells[i].runs[0]);
}

/* What was learnt of the parts, for races to come. */
static void keep_known(Race *race, const Grid *grid, const char *path)
{
    for (int i = 0; path != NULL && i < grid->count; i++)
        if (strchr(grid->cells[i].entrant->name, '/') == NULL)
            known_add(&race->known, &grid->cells[i].runs[0]);
    if (path != NULL && !known_write(&race->known, path))
        race_die_errno(path);
}

static void tell_hosts(const Race *race)
{
    char *hosts = chunks_hosts(race);
    if (strchr(hosts, ',') != NULL)
        printf("Run on %s: nodes compare, times of different machines do "
               "not\n",
               hosts);
    free(hosts);
}

static int join(const Race *race, Grid *grid)
{
    int joined, conflicts = chunks_join(race, grid, &joined);
    if (joined > 0)
        keep_context(race, grid);
    printf("%d lines joined; %d of %d cells are done\n", joined,
           grid->count - count_to_run(race, grid), grid->count);
    tell_hosts(race);
    if (conflicts > 0)
        fprintf(stderr,
                "race: %d lines in conflict: nodes are the same on every "
                "machine, so one of the\nfiles is wrong; nothing of these "
                "cells was joined. Remove it, then join again\n",
                conflicts);
    return conflicts > 0 ? EXIT_FAULTS : EXIT_SUCCESS;
}

static int race_whole(Race *race, const Request *request, Grid *grid)
{
    learn_from_stored(race, grid);
    warn_of_load(race, run_all(race, grid));
    int faults = finish(race, grid);
    keep_known(race, grid, request->known_out);
    return faults > 0 ? EXIT_FAULTS : EXIT_SUCCESS;
}

static void clear(Race *race, Grid *grid)
{
    grid_close(race, grid);
    for (int i = 0; i < race->set_count; i++)
        testset_free(&race->sets[i]);
    known_free(&race->known);
    solver_list_free(&race->solvers);
}

int main(int argc, char **argv)
{
    static Race race = {.results = "results",
                        .testsets = "testsets",
                        .mode = {true, true},
                        .budget = 2000000,
                        .runs = 1};
    Request request = {.task = WHOLE_RACE};
    Grid grid = {0};
    int status = EXIT_SUCCESS;
    read_options(&race, &request, argc, argv);
    lock(&race, &request);
    catch_signals();
    if (request.task != ONE_UNIT)
        grid = grid_open(&race);
    switch (request.task) {
    case WHOLE_RACE: status = race_whole(&race, &request, &grid); break;
    case LIST_UNITS: chunks_list(&race, &grid); break;
    case ONE_UNIT: status = run_unit(&race, &request); break;
    case JOIN_UNITS: status = join(&race, &grid); break;
    }
    clear(&race, &grid);
    close_output();
    return status;
}
