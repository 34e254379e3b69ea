#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* What we may ignore is deadly again; other signals are as they were. */
static void set_attributes(posix_spawnattr_t *attributes, bool own_group)
{
    sigset_t deadly;
    short flags = POSIX_SPAWN_SETSIGDEF;
    sigemptyset(&deadly);
    sigaddset(&deadly, SIGPIPE);
    sigaddset(&deadly, SIGXFSZ);
    posix_spawnattr_setsigdefault(attributes, &deadly);
    if (own_group)
        flags |= POSIX_SPAWN_SETPGROUP; /* 0, the default: its own number */
    posix_spawnattr_setflags(attributes, flags);
}

pid_t process_start(const char *const arguments[], const int files[3],
                    bool own_group)
{
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
    pid_t process = -1;
    int error = posix_spawnattr_init(&attributes);
    if (error == 0 && (error = posix_spawn_file_actions_init(&actions)) == 0) {
        set_attributes(&attributes, own_group);
        for (int i = 0; i < 3 && error == 0; i++)
            if (files[i] >= 0)
                error = posix_spawn_file_actions_adddup2(&actions, files[i], i);
        if (error == 0) /* which changes no argument, whatever its type says */
            error = posix_spawn(&process, arguments[0], &actions, &attributes,
                                (char *const *)arguments, environ);
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
    }
    errno = error;
    return error == 0 ? process : -1;
}

bool process_pipe(int ends[2])
{
    if (pipe(ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

int process_wait(pid_t process)
{
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR)
        ;
    return status;
}

int process_code(int status)
{
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
