#include "child.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "../common/clock.h"

volatile sig_atomic_t child_interrupted;

/* One process of the group as /proc/N/stat tells it; not ours: no change. */
static void look_at(const char *number, pid_t group, long long *ticks,
                    bool *computing)
{
    char path[300], text[1024], state;
    int its_group;
    long long used[4];
    snprintf(path, sizeof path, "/proc/%s/stat", number);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return;
    size_t size = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[size] = '\0';
    /* The name in parentheses may hold anything: start behind it. */
    char *rest = strrchr(text, ')');
    if (rest == NULL ||
        sscanf(rest + 1,
               " %c %*d %d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld",
               &state, &its_group, &used[0], &used[1], &used[2],
               &used[3]) != 6 ||
        its_group != group)
        return;
    *ticks += used[0] + used[1] + used[2] + used[3];
    *computing = *computing || state == 'R' || state == 'D';
}

bool child_look(const Child *child, int64_t *cpu, bool *computing)
{
    long long ticks = 0;
    struct dirent *entry;
    DIR *directory = opendir("/proc");
    *computing = false;
    if (directory == NULL)
        return false;
    while ((entry = readdir(directory)) != NULL)
        if (isdigit((unsigned char)entry->d_name[0]))
            look_at(entry->d_name, child->pid, &ticks, computing);
    closedir(directory);
    *cpu = ticks * 1000000 / sysconf(_SC_CLK_TCK);
    return true;
}

/* One program with its arguments, or a shell construct? */
static bool is_plain(const char *command)
{
    return strpbrk(command, ";&|()<>`$") == NULL;
}

/* In the new process: become the solver, in a process group of its own. */
static void become(const char *command, bool weak, int in, int out,
                   const char *errors)
{
    char script[4096];
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* not to outlive a killed runner */
#endif
    int err = open(errors, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (dup2(in, 0) < 0 || dup2(out, 1) < 0 || err < 0 || dup2(err, 2) < 0)
        _exit(126);
    signal(SIGPIPE, SIG_DFL);
    /* exec, where it can be: no shell stays between the solver and us. */
    int length = snprintf(script, sizeof script, "%s%s \"$@\"",
                          is_plain(command) ? "exec env " : "", command);
    if (length >= (int)sizeof script)
        _exit(126);
    execl("/bin/sh", "sh", "-c", script, "sh", weak ? "-w" : (char *)NULL,
          (char *)NULL);
    _exit(127);
}

static void close_on_exec(int descriptor)
{
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

bool child_start(Child *child, const char *command, bool weak,
                 const char *input, const char *errors)
{
    int in[2], out[2];
    memset(child, 0, sizeof *child);
    if (pipe(in) != 0)
        return false;
    if (pipe(out) != 0) {
        close(in[0]);
        close(in[1]);
        return false;
    }
    for (int i = 0; i < 2; i++) {
        close_on_exec(in[i]);
        close_on_exec(out[i]);
    }
    child->pid = fork();
    if (child->pid == 0)
        become(command, weak, in[0], out[1], errors);
    close(in[0]);
    close(out[1]);
    child->in = in[1];
    child->out = out[0];
    child->left = input;
    child->left_size = strlen(input);
    fcntl(child->in, F_SETFL, O_NONBLOCK);
    if (child->pid > 0)
        setpgid(child->pid, child->pid); /* whoever of the two is first */
    return child->pid > 0;
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
    child->used -= length + 1;
    memmove(child->buffer, end + 1, child->used);
    return true;
}

/* Milliseconds after which a signal is noticed at the latest. */
enum { LONGEST_SLEEP = 200 };

/* Waits until the pipes move. */
static ChildEvent wait_for_pipes(Child *child, struct pollfd pipes[2],
                                 int64_t deadline)
{
    pipes[0] = (struct pollfd){child->out, POLLIN, 0};
    pipes[1] = (struct pollfd){child->in, POLLOUT, 0}; /* -1: ignored */
    int64_t left = (deadline - clock_now() + 999999) / 1000000;
    if (child_interrupted)
        return CHILD_STOP;
    if (left <= 0)
        return CHILD_LATE;
    int timeout = left < LONGEST_SLEEP ? (int)left : LONGEST_SLEEP;
    if (poll(pipes, 2, timeout) < 0 && errno != EINTR)
        return CHILD_ENDED;
    return CHILD_LINE;
}

ChildEvent child_read(Child *child, char line[CHILD_LINE_SIZE],
                      int64_t deadline)
{
    while (!take_line(child, line)) {
        struct pollfd pipes[2];
        if (child->used == sizeof child->buffer)
            return CHILD_LONG;
        ChildEvent event = wait_for_pipes(child, pipes, deadline);
        if (event != CHILD_LINE)
            return event;
        if (pipes[1].revents != 0)
            send_some(child);
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

int child_stop(Child *child)
{
    int status = 0;
    if (child->in >= 0)
        close(child->in);
    close(child->out);
    /* One that has closed its output is about to end: let it say how. */
    for (int i = 0; i < 20; i++) {
        if (waitpid(child->pid, &status, WNOHANG) == child->pid)
            break;
        if (i == 19) {
            kill(-child->pid, SIGKILL);
            waitpid(child->pid, &status, 0);
        }
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
    kill(-child->pid, SIGKILL); /* whatever it has left behind */
    return status;
}
