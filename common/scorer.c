#include "scorer.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <search.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "hash.h"
#include "clock.h"
#include "process.h"

enum { MAX_JOBS = 64, LINE_SIZE = BOARD_CELLS + 80, KEY_SIZE = 64 };

/* One solver process; it has at most one question at a time. */
typedef struct {
    pid_t pid; /* 0: not running */
    FILE *to, *from;
    Scored *item; /* the question it is busy with, or NULL */
} Worker;

struct Scorer {
    const char *solver;
    int jobs;
    Worker worker[MAX_JOBS];
    void *known;  /* tree of Scored, by moves; see tsearch(3) */
    FILE *memory; /* the file of answers, open for appending */
};

static _Noreturn void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    if (isatty(STDERR_FILENO))
        fputc('\n', stderr); /* there may be a progress bar */
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(2);
}

/* --- what is known already ------------------------------------------------ */

static int compare_moves(const void *a, const void *b)
{
    return strcmp(((const Scored *)a)->moves, ((const Scored *)b)->moves);
}

/* False when another score is known already. */
static bool remember(Scorer *scorer, const Scored *item)
{
    Scored *copy = malloc(sizeof *copy), **found;
    if (!copy)
        fail("out of memory");
    *copy = *item;
    copy->fresh = false;
    found = tsearch(copy, &scorer->known, compare_moves);
    if (!found)
        fail("out of memory");
    if (*found == copy)
        return true;
    free(copy);
    return (*found)->score == item->score;
}

static bool recall(const Scorer *scorer, Scored *item)
{
    void *found = tfind(item, &scorer->known, compare_moves);
    if (found)
        *item = **(Scored **)found;
    return found != NULL;
}

/* "moves score", and nothing else; `moves` may be empty. */
static bool read_answer(const char *line, Scored *item)
{
    size_t length = strcspn(line, " ");
    if (length >= sizeof item->moves || line[length] != ' ')
        return false;
    memcpy(item->moves, line, length);
    item->moves[length] = '\0';
    char *end;
    long score = strtol(line + length + 1, &end, 10);
    item->score = (int)score;
    item->known = item->fresh = true;
    return end > line + length + 1 && (*end == '\n' || *end == ' ') &&
           labs(score) <= BOARD_CELLS;
}

/* --- the file of answers -------------------------------------------------- */

/* Whose answers they are: those of these bytes, for this board. */
static void print_key(char *key, const char *solver)
{
    uint64_t hash = HASH_START;
    char block[1 << 14];
    FILE *file = fopen(solver, "rb");
    if (!file)
        fail("cannot read the solver %s: %s", solver, strerror(errno));
    for (size_t n; (n = fread(block, 1, sizeof block, file)) > 0;)
        hash = hash_bytes(hash, block, n);
    fclose(file);
    snprintf(key, KEY_SIZE, "%016" PRIx64 "-%dx%d", hash, BOARD_WIDTH,
             BOARD_HEIGHT);
}

static void print_head(char *line, const char *key)
{
    snprintf(line, LINE_SIZE, "# solver %s\n", key);
}

/* The key in the file's head; "" for no file or an empty one. */
static void read_key(char *key, const char *name)
{
    char line[LINE_SIZE], head[LINE_SIZE] = "";
    FILE *file = fopen(name, "r");
    *key = '\0';
    if (file && fgets(line, sizeof line, file)) {
        if (sscanf(line, "# solver %40[0-9a-fx-]", key) == 1)
            print_head(head, key);
        if (*head == '\0' || strcmp(head, line) != 0)
            strcpy(key, "unknown");
    }
    if (file)
        fclose(file);
}

/*
 * Answers of another solver, or of this one before it was changed, prove
 * nothing. They wait under a name of their own until that solver is back.
 */
static void change_memory(const char *name, const char *old, const char *new)
{
    char aside[4096], back[4096];
    if (strlen(name) + KEY_SIZE >= sizeof aside)
        fail("%s: the name is too long", name);
    snprintf(aside, sizeof aside, "%s.%s", name, old);
    snprintf(back, sizeof back, "%s.%s", name, new);
    if (rename(name, aside) != 0)
        fail("%s: %s", name, strerror(errno));
    fprintf(stderr,
            "%s: the scores of another solver or board are not used; they "
            "are in\n%s now\n",
            name, aside);
    if (rename(back, name) != 0 && errno != ENOENT)
        fail("%s: %s", back, strerror(errno));
}

/* A line of the file, which has one form only. */
static bool read_memory(const char *line, Scored *item)
{
    char again[LINE_SIZE];
    if (!read_answer(line, item))
        return false;
    snprintf(again, sizeof again, "%s %d\n", item->moves, item->score);
    return strcmp(again, line) == 0;
}

/*
 * An interruption may have cut the last line short. It is cut off, and the
 * position will be asked again; anything else that is no answer is an error.
 */
static void load_memory(Scorer *scorer, FILE *file, const char *name)
{
    char line[LINE_SIZE];
    Scored item;
    long whole = ftell(file);
    for (int number = 2; fgets(line, sizeof line, file); number++) {
        if (!strchr(line, '\n') && feof(file))
            break;
        if (!read_memory(line, &item) || !remember(scorer, &item))
            fail("%s, line %d: not a position and its score; delete the line "
                 "or the file",
                 name, number);
        whole = ftell(file);
    }
    if (ftruncate(fileno(file), whole) != 0 || fseek(file, 0, SEEK_END) != 0)
        fail("%s: %s", name, strerror(errno));
}

/* The first line says whose answers follow. */
static void open_memory(Scorer *scorer, const char *name)
{
    char key[KEY_SIZE], old[KEY_SIZE], head[LINE_SIZE];
    print_key(key, scorer->solver);
    read_key(old, name);
    if (*old && strcmp(old, key) != 0)
        change_memory(name, old, key);
    scorer->memory = fopen(name, "a+");
    if (!scorer->memory)
        fail("%s: %s", name, strerror(errno));
    rewind(scorer->memory);
    if (fgets(head, sizeof head, scorer->memory)) {
        load_memory(scorer, scorer->memory, name);
    } else {
        print_head(head, key);
        fputs(head, scorer->memory);
    }
}

/* Flushed at once: an interruption loses nothing that was answered. */
static void write_down(Scorer *scorer, const Scored *item)
{
    if (!remember(scorer, item))
        fail("%s has two scores for '%s'", scorer->solver, item->moves);
    if (!scorer->memory)
        return;
    fprintf(scorer->memory, "%s %d\n", item->moves, item->score);
    if (fflush(scorer->memory) != 0)
        fail("cannot keep the answers: %s", strerror(errno));
}

/* --- the solver's processes ----------------------------------------------- */

static FILE *own_end(int end, const char *mode)
{
    FILE *file = fdopen(end, mode);
    if (!file)
        fail("cannot use a pipe: %s", strerror(errno));
    return file;
}

static void worker_start(Worker *worker, const char *solver)
{
    int question[2], answer[2];
    if (!process_pipe(question) || !process_pipe(answer))
        fail("cannot make a pipe: %s", strerror(errno));
    const int files[] = {question[0], answer[1], -1};
    worker->pid =
        process_start((const char *const[]){solver, NULL}, files, false);
    if (worker->pid < 0)
        fail("cannot start %s: %s", solver, strerror(errno));
    close(question[0]);
    close(answer[1]);
    worker->to = own_end(question[1], "w");
    worker->from = own_end(answer[0], "r");
}

static void worker_stop(Worker *worker)
{
    if (worker->item)
        kill(worker->pid, SIGTERM); /* it would think on, for nobody */
    fclose(worker->to);
    fclose(worker->from);
    process_wait(worker->pid);
    *worker = (Worker){0};
}

static void worker_ask(Worker *worker, const char *solver, Scored *item)
{
    if (worker->pid == 0)
        worker_start(worker, solver);
    worker->item = item;
    fprintf(worker->to, "%s\n", item->moves);
    fflush(worker->to); /* a solver that has died is noticed when it is read */
}

/* Says how the solver ended, and ends as well. */
static _Noreturn void solver_lost(Worker *worker, const char *solver)
{
    fclose(worker->to); /* in case it only stopped talking */
    int status = process_wait(worker->pid);
    if (WIFSIGNALED(status))
        fail("%s was ended by signal %d, asked for '%s'", solver,
             WTERMSIG(status), worker->item->moves);
    fail("%s ended without an answer to '%s'", solver, worker->item->moves);
}

static Scored *worker_answer(Worker *worker, const char *solver)
{
    char line[LINE_SIZE];
    Scored answer, *item = worker->item;
    assert(item);
    if (!fgets(line, sizeof line, worker->from))
        solver_lost(worker, solver);
    if (!read_answer(line, &answer) || compare_moves(item, &answer) != 0)
        fail("%s does not speak the protocol: to '%s' it said: %s", solver,
             item->moves, line);
    *item = answer;
    worker->item = NULL;
    return item;
}

/* --- the scorer ----------------------------------------------------------- */

Scorer *scorer_open(const char *solver, int jobs, const char *memory)
{
    Scorer *scorer = calloc(1, sizeof *scorer);
    if (!scorer)
        fail("out of memory");
    if (jobs < 1 || jobs > MAX_JOBS)
        fail("from 1 to %d solvers can run at a time, not %d", MAX_JOBS, jobs);
    if (access(solver, X_OK) != 0)
        fail("cannot run the solver %s: %s", solver, strerror(errno));
    signal(SIGPIPE, SIG_IGN);
    scorer->solver = solver;
    scorer->jobs = jobs;
    if (memory)
        open_memory(scorer, memory);
    return scorer;
}

void scorer_close(Scorer *scorer)
{
    for (int i = 0; i < scorer->jobs; i++)
        if (scorer->worker[i].pid)
            worker_stop(&scorer->worker[i]);
    while (scorer->known) {
        Scored *item = *(Scored **)scorer->known;
        tdelete(item, &scorer->known, compare_moves);
        free(item);
    }
    if (scorer->memory)
        fclose(scorer->memory);
    free(scorer);
}

typedef struct {
    Scorer *scorer;
    Scored *next, *end;
    ScorerWatch *watch;
    void *context;
} Batch;

static void report(const Batch *batch, const Scored *item)
{
    if (batch->watch)
        batch->watch(batch->context, item);
}

/* The next item that only the solver can tell; NULL when there is none. */
static Scored *next_question(Batch *batch)
{
    while (batch->next < batch->end) {
        Scored *item = batch->next++;
        if (item->known)
            continue;
        if (!recall(batch->scorer, item))
            return item;
        report(batch, item);
    }
    return NULL;
}

/* Gives every idle worker a question; how many are busy then. */
static int ask_idle(Batch *batch, struct pollfd *wait)
{
    Scorer *scorer = batch->scorer;
    int busy = 0;
    for (int i = 0; i < scorer->jobs; i++) {
        Worker *worker = &scorer->worker[i];
        Scored *item = worker->item ? NULL : next_question(batch);
        if (item)
            worker_ask(worker, scorer->solver, item);
        wait[i].fd = worker->item ? fileno(worker->from) : -1;
        wait[i].events = POLLIN;
        busy += worker->item != NULL;
    }
    return busy;
}

/* Milliseconds to the deadline, as poll(2) wants them: -1 is for ever. */
static int time_to(int64_t deadline)
{
    if (deadline == 0)
        return -1;
    int64_t left = (deadline - clock_now()) / 1000000;
    return left < 0 ? 0 : left > 3600000 ? 3600000 : (int)left;
}

static void collect(Batch *batch, const struct pollfd *wait)
{
    Scorer *scorer = batch->scorer;
    for (int i = 0; i < scorer->jobs; i++)
        if (wait[i].fd >= 0 && wait[i].revents) {
            Scored *item = worker_answer(&scorer->worker[i], scorer->solver);
            write_down(scorer, item);
            report(batch, item);
        }
}

void scorer_recall(const Scorer *scorer, Scored *items, int count,
                   ScorerWatch *watch, void *context)
{
    for (int i = 0; i < count; i++)
        if (!items[i].known && recall(scorer, &items[i]) && watch)
            watch(context, &items[i]);
}

void scorer_score(Scorer *scorer, Scored *items, int count, int64_t deadline,
                  ScorerWatch *watch, void *context)
{
    Batch batch = {scorer, items, items + count, watch, context};
    struct pollfd wait[MAX_JOBS];
    while (ask_idle(&batch, wait) > 0) {
        int ready = poll(wait, (nfds_t)scorer->jobs, time_to(deadline));
        if (ready > 0)
            collect(&batch, wait);
        if (deadline && clock_now() >= deadline)
            break;
    }
    for (int i = 0; i < scorer->jobs; i++)
        if (scorer->worker[i].item)
            worker_stop(&scorer->worker[i]); /* out of time */
}
