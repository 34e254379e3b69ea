#include "child.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../common/clock.h"
#include "../common/process.h"
#include "text.h"

volatile sig_atomic_t child_interrupted;

/* --- looking ------------------------------------------------------------- */

static bool read_text(char *text, size_t size, const char *path)
{
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return false;
    size_t length = fread(text, 1, size - 1, file);
    fclose(file);
    text[length] = '\0';
    return length > 0;
}

/* What /proc/N/stat tells, or that of a thread. */
typedef struct {
    char state;
    int parent, group;
    long long ticks;
} Stat;

static bool read_stat(const char *path, Stat *stat)
{
    char text[1024];
    long long used[4];
    /* The name in parentheses may hold anything: start behind it. */
    char *rest = read_text(text, sizeof text, path) ? strrchr(text, ')') : NULL;
    if (rest == NULL ||
        sscanf(rest + 1,
               " %c %d %d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld",
               &stat->state, &stat->parent, &stat->group, &used[0], &used[1],
               &used[2], &used[3]) != 7)
        return false;
    stat->ticks = used[0] + used[1] + used[2] + used[3];
    return true;
}

/* Of the group, or a child of one that is: a sandbox has a group of its own. */
static bool belongs_to(Stat stat, pid_t group)
{
    enum { FAR = 64 }; /* steps from child to parent */
    for (int i = 0; stat.group != group && i < FAR; i++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/stat", stat.parent);
        if (stat.parent <= 1 || !read_stat(path, &stat))
            return false;
    }
    return stat.group == group;
}

static int64_t microseconds(long long ticks)
{
    return ticks * 1000000 / sysconf(_SC_CLK_TCK);
}

/* One thread; the first one's state is not that of the others. */
static void look_at_thread(const char *process, const char *thread,
                           ChildLook *look)
{
    char path[600], text[128];
    long long waited;
    Stat stat;
    snprintf(path, sizeof path, "/proc/%s/task/%s/stat", process, thread);
    if (read_stat(path, &stat) && (stat.state == 'R' || stat.state == 'D'))
        look->computing = true;
    snprintf(path, sizeof path, "/proc/%s/task/%s/schedstat", process, thread);
    if (read_text(text, sizeof text, path) &&
        sscanf(text, "%*s %lld", &waited) == 1)
        look->waited += waited / 1000;
}

/* One process, if it belongs to the group. */
static void look_at(const char *process, pid_t group, ChildLook *look)
{
    char path[300];
    Stat stat;
    struct dirent *entry;
    snprintf(path, sizeof path, "/proc/%s/stat", process);
    if (!read_stat(path, &stat) || !belongs_to(stat, group))
        return;
    look->cpu += microseconds(stat.ticks);
    snprintf(path, sizeof path, "/proc/%s/task", process);
    DIR *directory = opendir(path);
    while (directory != NULL && (entry = readdir(directory)) != NULL)
        if (isdigit((unsigned char)entry->d_name[0]))
            look_at_thread(process, entry->d_name, look);
    if (directory != NULL)
        closedir(directory);
}

static int64_t stolen_time(void)
{
    char text[256];
    long long ticks;
    if (!read_text(text, sizeof text, "/proc/stat") ||
        sscanf(text, "cpu %*s %*s %*s %*s %*s %*s %*s %lld", &ticks) != 1)
        return 0;
    return microseconds(ticks);
}

bool child_look(const Child *child, ChildLook *look)
{
    struct dirent *entry;
    DIR *directory = opendir("/proc");
    *look = (ChildLook){.stolen = stolen_time()};
    if (directory == NULL)
        return false;
    while ((entry = readdir(directory)) != NULL)
        if (isdigit((unsigned char)entry->d_name[0]))
            look_at(entry->d_name, child->pid, look);
    closedir(directory);
    return true;
}

double child_share(const Child *child, const ChildLook *look, int64_t wall)
{
    int64_t stolen = look->stolen - child->stolen;
    /* From all who computed: one that did not has not lost by it. */
    int64_t lost = look->waited + (stolen < look->cpu ? stolen : look->cpu);
    if (lost > wall - look->cpu)
        lost = wall - look->cpu;
    return lost > 0 ? 1 - (double)lost / (double)wall : 1;
}

/* --- starting ------------------------------------------------------------ */

/* One program with its arguments, or a shell construct? */
static bool is_plain(const char *command)
{
    return strpbrk(command, ";&|()<>`$") == NULL;
}

enum { IN, OUT, ERR, ALIVE, PIPES };

/* The solver, in a process group of its own; -1: it cannot be started. */
static pid_t start_solver(const char *command, bool weak, int pipes[PIPES][2])
{
    /* exec, where it can be: no shell stays between the solver and us. */
    char *script = text_print("%s%s \"$@\"",
                              is_plain(command) ? "exec env " : "", command);
    const char *const arguments[] = {"/bin/sh",          "-c", script, "sh",
                                     weak ? "-w" : NULL, NULL};
    const int files[] = {pipes[IN][0], pipes[OUT][1], pipes[ERR][1]};
    pid_t solver = process_start(arguments, files, true);
    free(script);
    return solver;
}

/*
 * In a process of its own, of the same group: when our end of the pipe closes,
 * even because somebody has killed us, the whole group ends.
 */
static void watch(pid_t group, int pipes[PIPES][2])
{
    char byte;
    setpgid(0, group);
    close(pipes[IN][1]);
    close(pipes[OUT][0]);
    close(pipes[ERR][0]);
    close(pipes[ALIVE][1]);
    while (read(pipes[ALIVE][0], &byte, 1) < 0 && errno == EINTR)
        ;
    kill(-group, SIGKILL);
    _exit(0);
}

static bool open_pipes(int pipes[PIPES][2])
{
    for (int i = 0; i < PIPES; i++) {
        if (process_pipe(pipes[i]))
            continue;
        while (--i >= 0) {
            close(pipes[i][0]);
            close(pipes[i][1]);
        }
        return false;
    }
    return true;
}

static void keep_our_ends(Child *child, int pipes[PIPES][2])
{
    close(pipes[IN][0]);
    close(pipes[OUT][1]);
    close(pipes[ERR][1]);
    child->in = pipes[IN][1];
    child->out = pipes[OUT][0];
    child->err = pipes[ERR][0];
    child->alive = pipes[ALIVE][1];
    fcntl(child->in, F_SETFL, O_NONBLOCK);
    fcntl(child->err, F_SETFL, O_NONBLOCK);
}

bool child_start(Child *child, const char *command, bool weak,
                 const char *input, const char *errors)
{
    int pipes[PIPES][2];
    *child = (Child){.left = input,
                     .left_size = strlen(input),
                     .errors = errors,
                     .stolen = stolen_time(),
                     .watcher = -1};
    if (!open_pipes(pipes))
        return false;
    unlink(errors);
    child->pid = start_solver(command, weak, pipes);
    int saved = errno;
    keep_our_ends(child, pipes);
    if (child->pid > 0) {
        child->watcher = fork();
        saved = errno;
        if (child->watcher == 0)
            watch(child->pid, pipes);
    }
    close(pipes[ALIVE][0]);
    if (child->watcher > 0)
        return true;
    child_stop(child, 0, &(bool){false});
    errno = saved;
    return false;
}

/* --- talking ------------------------------------------------------------- */

enum { MOST_ERRORS = 1 << 16 };

/* Reads on when there is enough: the solver must not wait for us. */
static void keep_errors(Child *child)
{
    char block[4096];
    ssize_t got = read(child->err, block, sizeof block);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (got <= 0) {
        close(child->err);
        child->err = -1;
        return;
    }
    size_t room = child->said < MOST_ERRORS ? MOST_ERRORS - child->said : 0;
    size_t size = (size_t)got;
    FILE *file = child->said <= MOST_ERRORS ? fopen(child->errors, "a") : NULL;
    child->said += size;
    if (file == NULL)
        return;
    fwrite(block, 1, size < room ? size : room, file);
    if (size > room)
        fputs("\n(it said more, which was dropped)\n", file);
    fclose(file);
}

static void end_input(Child *child)
{
    close(child->in);
    child->in = -1;
}

/* Sends what the pipe takes; the end of the input when all is sent. */
static void send_some(Child *child)
{
    ssize_t sent = write(child->in, child->left, child->left_size);
    if (sent < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (sent < 0) { /* it reads no more; what it says still counts */
        end_input(child);
        return;
    }
    child->left += sent;
    child->left_size -= (size_t)sent;
    if (child->left_size == 0)
        end_input(child);
}

/* Moves the first line out of the buffer, if a whole one is there. */
static bool take_line(Child *child, char *line)
{
    char *end = memchr(child->buffer, '\n', child->used);
    if (end == NULL)
        return false;
    size_t length = (size_t)(end - child->buffer);
    memcpy(line, child->buffer, length);
    line[length] = '\0';
    for (char *nul; (nul = memchr(line, '\0', length)) != NULL;)
        *nul = '?'; /* it would hide the rest of the line */
    child->used -= length + 1;
    memmove(child->buffer, end + 1, child->used);
    return true;
}

/* Milliseconds after which a signal is noticed at the latest. */
enum { LONGEST_SLEEP = 200 };

/* Waits until the pipes move. */
static ChildEvent wait_for_pipes(Child *child, struct pollfd pipes[3],
                                 int64_t deadline)
{
    pipes[0] = (struct pollfd){child->out, POLLIN, 0};
    pipes[1] = (struct pollfd){child->in, POLLOUT, 0}; /* -1: ignored */
    pipes[2] = (struct pollfd){child->err, POLLIN, 0};
    int64_t left = (deadline - clock_now() + 999999) / 1000000;
    if (child_interrupted)
        return CHILD_STOP;
    if (left <= 0)
        return CHILD_LATE;
    int timeout = left < LONGEST_SLEEP ? (int)left : LONGEST_SLEEP;
    if (poll(pipes, 3, timeout) < 0 && errno != EINTR)
        return CHILD_ENDED;
    return CHILD_LINE;
}

ChildEvent child_read(Child *child, char line[CHILD_LINE_SIZE],
                      int64_t deadline)
{
    while (!take_line(child, line)) {
        struct pollfd pipes[3];
        if (child->used == sizeof child->buffer)
            return CHILD_LONG;
        ChildEvent event = wait_for_pipes(child, pipes, deadline);
        if (event != CHILD_LINE)
            return event;
        if (pipes[1].revents != 0)
            send_some(child);
        if (pipes[2].revents != 0)
            keep_errors(child);
        if (pipes[0].revents == 0)
            continue;
        ssize_t got = read(child->out, child->buffer + child->used,
                           sizeof child->buffer - child->used);
        if (got <= 0)
            return CHILD_ENDED;
        child->used += (size_t)got;
    }
    return CHILD_LINE;
}

/* --- ending -------------------------------------------------------------- */

static void drain_errors(Child *child)
{
    struct pollfd pipe = {child->err, POLLIN, 0};
    while (child->err >= 0 && poll(&pipe, 1, 0) > 0)
        keep_errors(child);
}

static bool ends_by_itself(Child *child, int patience, int *status)
{
    for (int i = 0; i <= patience; i++) {
        if (waitpid(child->pid, status, WNOHANG) == child->pid)
            return true;
        drain_errors(child);
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
    return false;
}

int child_stop(Child *child, int patience, bool *killed)
{
    int status = 0;
    if (child->in >= 0)
        close(child->in);
    close(child->out);
    *killed = false;
    if (child->pid > 0) {
        *killed = !ends_by_itself(child, patience, &status);
        kill(-child->pid, SIGKILL); /* also whatever it has left behind */
        if (*killed)
            status = process_wait(child->pid);
    }
    close(child->alive);
    if (child->watcher > 0)
        process_wait(child->watcher);
    drain_errors(child);
    if (child->err >= 0)
        close(child->err);
    return status;
}
