/*
 * Runs Unity test programs, several at a time, shows what each has to say
 * when it ends, and closes with the failures once more and the line
 * "N passed, N failed". A crash is a failure, and so is a program not ended
 * after TEST_TIMEOUT seconds.
 */
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../clock.h"
#include "../process.h"

enum { MOST_JOBS = 64, EXIT_USAGE = 2 };

typedef struct {
    const char *name; /* of the program, without the build directory */
    pid_t process;    /* 0: the place is free */
    int64_t start;
    bool late;
    FILE *log;
} Job;

static Job jobs[MOST_JOBS];
static int job_count, limit, no_input;
static int passed, failed, skipped;
static FILE *failures; /* shown again in the end */
static volatile sig_atomic_t stopped;

static FILE *scratch_file(void)
{
    FILE *file = tmpfile();
    if (file == NULL) {
        perror("cannot make a temporary file");
        exit(EXIT_FAILURE);
    }
    return file;
}

/* --- what a program has said ----------------------------------------------- */

/* "file:line:test:PASS" or "…:FAIL: why": where the verdict begins. */
static const char *verdict(const char *line)
{
    for (int i = 0; i < 3; i++) {
        line = strchr(line, ':');
        if (line == NULL || (i == 0 && !isdigit((unsigned char)line[1])))
            return NULL;
        line++;
    }
    return line;
}

/* A line of Unity's own that says nothing new. */
static bool is_frame(const char *line)
{
    size_t dashes = strspn(line, "-");
    return line[dashes] == '\n' || strcmp(line, "OK\n") == 0 ||
           strcmp(line, "FAIL\n") == 0;
}

static void remember_test(char *last, size_t size, const char *line)
{
    const char *name = strchr(strchr(line, ':') + 1, ':') + 1;
    snprintf(last, size, "; the last test done was %.*s",
             (int)strcspn(name, ":"), name);
}

/* Shows what is worth showing. False if the counts at the end are missing. */
static bool read_log(FILE *log, int counts[3], char *last, size_t size)
{
    char line[4096];
    bool counted = false;
    rewind(log);
    while (fgets(line, sizeof line, log) != NULL) {
        const char *found = verdict(line);
        if (sscanf(line, "%d Tests %d Failures %d Ignored", &counts[0],
                   &counts[1], &counts[2]) == 3)
            counted = true;
        else if (!is_frame(line) &&
                 (found == NULL || strcmp(found, "PASS\n") != 0))
            fputs(line, stdout);
        if (found != NULL)
            remember_test(last, size, line);
        if (found != NULL && strncmp(found, "FAIL", 4) == 0)
            fputs(line, failures);
    }
    return counted;
}

static void fail(const char *name, const char *what, const char *last)
{
    failed++;
    printf("%s %s%s\n", name, what, last);
    fprintf(failures, "%s %s%s\n", name, what, last);
}

static void judge(Job *job, int status)
{
    int counts[3] = {0};
    char last[160] = "", what[80];
    int code = process_code(status);
    printf("== %s, %.1f s\n", job->name,
           (double)(clock_now() - job->start) / 1e9);
    bool counted = read_log(job->log, counts, last, sizeof last);
    if (job->late) {
        snprintf(what, sizeof what, "did not end within %d s and was stopped",
                 limit);
        fail(job->name, what, last);
        printf("(TEST_TIMEOUT=seconds changes the limit)\n");
    } else if (!counted || (code != 0 && counts[1] == 0)) {
        snprintf(what, sizeof what,
                 "ended with status %d before its tests were done", code);
        fail(job->name, what, last);
    }
    passed += counts[0] - counts[1] - counts[2];
    failed += counts[1];
    skipped += counts[2];
    fflush(stdout);
}

/* --- running --------------------------------------------------------------- */

static void on_signal(int number)
{
    stopped = number;
}

/* What a test program is given beside its files. */
static void prepare(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    signal(SIGQUIT, SIG_DFL); /* ignored by what runs in the background */
    unsetenv("MAKEFLAGS");    /* a make of its own is nobody's child */
    unsetenv("MAKELEVEL");
    unsetenv("MFLAGS");
    no_input = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (no_input < 0) {
        perror("/dev/null");
        exit(EXIT_FAILURE);
    }
}

/* Each in a process group of its own: what it starts can be ended with it. */
static void start(Job *job, const char *program)
{
    const char *build = strstr(program, "build/");
    *job = (Job){.name = build != NULL ? build + strlen("build/") : program,
                 .start = clock_now(),
                 .log = scratch_file()};
    const char *const arguments[] = {program, NULL};
    const int files[] = {no_input, fileno(job->log), fileno(job->log)};
    job->process = process_start(arguments, files, true);
    if (job->process > 0)
        return;
    fail(job->name, "cannot be started: ", strerror(errno));
    fclose(job->log);
    job->process = 0;
}

static void end_group(const Job *job)
{
    kill(-job->process, SIGKILL);
}

static void stop_all(void)
{
    for (int i = 0; i < job_count; i++)
        if (jobs[i].process > 0) {
            end_group(&jobs[i]);
            printf("stopped in %s\n", jobs[i].name);
        }
    exit(128 + stopped);
}

/* Looks at a program at work; true when its place is free again. */
static bool look_at(Job *job)
{
    int status;
    if (job->process == 0)
        return true;
    if (waitpid(job->process, &status, WNOHANG) == job->process) {
        end_group(job); /* whatever it has left behind */
        judge(job, status);
        fclose(job->log);
        job->process = 0;
        return true;
    }
    if (!job->late && clock_now() - job->start > limit * INT64_C(1000000000)) {
        job->late = true;
        end_group(job);
    }
    return false;
}

/* Waits for a free place, or with `all` until every place is free. */
static Job *wait_for_place(bool all)
{
    for (;;) {
        int free_places = 0;
        Job *place = NULL;
        for (int i = 0; i < job_count; i++)
            if (look_at(&jobs[i])) {
                free_places++;
                place = &jobs[i];
            }
        if (stopped)
            stop_all();
        if (all ? free_places == job_count : place != NULL)
            return place;
        nanosleep(&(struct timespec){0, 5000000}, NULL);
    }
}

/* --- the whole ------------------------------------------------------------- */

static int number_from(const char *variable, int otherwise, int most)
{
    const char *text = getenv(variable);
    char *end;
    if (text == NULL || *text == '\0')
        return otherwise;
    long number = strtol(text, &end, 10);
    if (!isdigit((unsigned char)*text) || *end != '\0' || number < 1 ||
        number > most) {
        fprintf(stderr, "%s=%s: not a number from 1 to %d\n", variable, text,
                most);
        exit(EXIT_USAGE);
    }
    return (int)number;
}

static void show_failures(void)
{
    int c;
    rewind(failures);
    while ((c = getc(failures)) != EOF)
        putchar(c);
    putchar('\n');
}

int main(int argc, char **argv)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    limit = number_from("TEST_TIMEOUT", 600, 1000000);
    job_count = number_from("TEST_JOBS",
                            processors < 1   ? 1
                            : processors > 8 ? 8
                                             : (int)processors,
                            MOST_JOBS);
    failures = scratch_file();
    prepare();
    for (int i = 1; i < argc; i++)
        start(wait_for_place(false), argv[i]);
    wait_for_place(true);
    putchar('\n');
    if (ftell(failures) > 0)
        show_failures();
    printf("%d passed, %d failed", passed, failed);
    printf(skipped > 0 ? ", %d skipped\n" : "\n", skipped);
    return failed == 0 && passed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
