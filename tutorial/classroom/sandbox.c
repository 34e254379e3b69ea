#include "sandbox.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../../bench/text.h"
#include "../workbench/files.h"

enum {
    MOST_PROCESSES = 16,
    MOST_COMPILERS = 32, /* of a build, processes */
    MOST_FILES_OPEN = 64,
    MOST_WRITTEN = 64, /* megabytes in one file, and in /tmp */
    FIRST_USER = 61000 /* nobody's; one for each grader at work */
};

/* They limit memory themselves; what is too large cannot be had, as without
   them. */
#define SANITIZERS \
    "detect_leaks=0:hard_rss_limit_mb=2048:allocator_may_return_null=1"

char *sandbox_quoted(const char *text)
{
    size_t size;
    char *quoted;
    FILE *to = open_memstream(&quoted, &size);
    if (!to)
        abort();
    putc('\'', to);
    for (; *text; text++)
        if (*text == '\'')
            fputs("'\\''", to);
        else
            putc(*text, to);
    putc('\'', to);
    fclose(to);
    return quoted;
}

static void write_quoted(FILE *to, const char *text)
{
    char *quoted = sandbox_quoted(text);
    fprintf(to, " %s", quoted);
    free(quoted);
}

/* --- what is in it ---------------------------------------------------------- */

/* Where /bin and the like are links into /usr, they are links again. */
static void write_system(FILE *to)
{
    static const char *const names[] = {"/bin",   "/sbin",  "/lib",
                                        "/lib64", "/lib32", NULL};
    static const char *const files[] = {"/etc/alternatives", "/etc/ld.so.cache",
                                        NULL};
    struct stat info;
    fputs(" --ro-bind /usr /usr", to);
    for (int i = 0; names[i]; i++) {
        char target[256];
        ssize_t length = readlink(names[i], target, sizeof target - 1);
        if (length > 0)
            fprintf(to, " --symlink %.*s %s", (int)length, target, names[i]);
        else if (stat(names[i], &info) == 0)
            fprintf(to, " --ro-bind %s %s", names[i], names[i]);
    }
    for (int i = 0; files[i]; i++)
        if (stat(files[i], &info) == 0)
            fprintf(to, " --ro-bind %s %s", files[i], files[i]);
    /* A checkout among the system's files is still not to be seen. */
    char *here = getcwd(NULL, 0);
    if (here && strncmp(here, "/usr/", 5) == 0) {
        fputs(" --tmpfs", to);
        write_quoted(to, here);
    }
    free(here);
}

static void write_bind(FILE *to, const Sandbox *sandbox, const char *name,
                       bool writes)
{
    char *path = path_join(sandbox->work, name);
    fputs(writes ? " --bind" : " --ro-bind", to);
    write_quoted(to, path);
    fprintf(to, " /box/%s", name);
    free(path);
}

static void write_bubblewrap(FILE *to, const Sandbox *sandbox, Limits limits)
{
    fputs("bwrap --unshare-all --unshare-user --disable-userns"
          " --die-with-parent --new-session --clearenv --cap-drop ALL"
          " --setenv PATH /usr/bin:/bin --setenv LC_ALL C"
          " --setenv ASAN_OPTIONS " SANITIZERS " --setenv HOME /tmp",
          to);
    write_system(to);
    fprintf(to,
            " --proc /proc --dev /dev --size 1048576 --tmpfs /dev/shm"
            " --remount-ro /dev --size %d --tmpfs /tmp",
            MOST_WRITTEN << 20);
    write_bind(to, sandbox, "in", false);
    write_bind(to, sandbox, "out", limits.builds);
    fputs(" --remount-ro / --chdir /box/in -- prlimit", to);
    fprintf(to, " --cpu=%d:%d --fsize=%d --nproc=%d --nofile=%d --core=0",
            limits.seconds, limits.seconds + 1, MOST_WRITTEN << 20,
            limits.builds ? MOST_COMPILERS : MOST_PROCESSES, MOST_FILES_OPEN);
    if (limits.megabytes > 0)
        fprintf(to, " --as=%lld", (long long)limits.megabytes << 20);
    fputs(" -- ", to);
}

/* What any Unix can do. */
static void write_unsafe(FILE *to, const Sandbox *sandbox, Limits limits)
{
    char *in = path_join(sandbox->work, "in");
    fputs("sh -c 'cd \"$1\" && shift && ", to);
    fprintf(to, "ulimit -t %d && ulimit -f %d && ulimit -c 0 && ",
            limits.seconds, MOST_WRITTEN << 11);
    if (limits.megabytes > 0)
        fprintf(to, "{ ulimit -v %d || :; } 2>/dev/null && ",
                limits.megabytes << 10);
    fputs("exec \"$@\"' sh", to);
    write_quoted(to, in);
    fputs(" env -i PATH=/usr/bin:/bin LC_ALL=C HOME=/nowhere "
          "ASAN_OPTIONS=" SANITIZERS " ",
          to);
    free(in);
}

/* WORK/out is theirs to write to. */
static void let_build(const Sandbox *sandbox)
{
    char *out = path_join(sandbox->work, "out");
    if (sandbox->user && chown(out, sandbox->user, (gid_t)sandbox->user) != 0)
        perror(out);
    free(out);
}

char *sandbox_script(const Sandbox *sandbox, const char *name, Limits limits,
                     const char *command)
{
    char *path = text_print("%s/%s.sh", sandbox->work, name);
    if (limits.builds)
        let_build(sandbox);
    FILE *to = fopen(path, "w");
    if (!to) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    fputs("#!/bin/sh\nexec ", to);
    if (sandbox->user)
        fprintf(to,
                "setpriv --reuid=%u --regid=%u --clear-groups "
                "--no-new-privs ",
                (unsigned)sandbox->user, (unsigned)sandbox->user);
    if (sandbox->unsafe)
        write_unsafe(to, sandbox, limits);
    else
        write_bubblewrap(to, sandbox, limits);
    fprintf(to, "%s \"$@\"\n", command);
    if (fclose(to) != 0) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    return path;
}

/* --- running ---------------------------------------------------------------- */

Output sandbox_run(const char *script, const char *input, Limits limits)
{
    char *command = text_print("printf '%%s\\n' \"$2\" | sh \"$1\"");
    const char *const arguments[] = {"sh",   "-c",  command, "sh",
                                     script, input, NULL};
    /* Processor time is what is limited: the clock only ends what sleeps. */
    Output output = run_quiet(arguments, 3 * limits.seconds + 10);
    free(command);
    return output;
}

/* Without namespaces, what a program has started may outlive it: all that
   belongs to its user goes, and what is built is no longer that user's. */
void sandbox_settle(const Sandbox *sandbox)
{
    if (!sandbox->unsafe || !sandbox->user)
        return;
    char *user = text_print("--reuid=%u", (unsigned)sandbox->user);
    char *out = path_join(sandbox->work, "out");
    const char *const end[] = {"setpriv", user, "sh", "-c", "kill -9 -1", NULL};
    const char *const take[] = {"chown", "-hR", "0:0", out, NULL};
    free(run_quiet(end, 10).text);
    run_loud(take);
    free(out);
    free(user);
}

/* --- opening and closing ---------------------------------------------------- */

/* What graders of ours have left behind that were killed. */
static void sweep(const char *above)
{
    char **names = directory_names(above);
    for (int i = 0; names[i]; i++) {
        long process = 0;
        struct stat info;
        char *path = path_join(above, names[i]);
        if (sscanf(names[i], "grade.%ld.", &process) == 1 && process > 0 &&
            kill((pid_t)process, 0) != 0 && errno == ESRCH &&
            lstat(path, &info) == 0 && S_ISDIR(info.st_mode) &&
            info.st_uid == geteuid())
            run_remove(path);
        free(path);
    }
    names_free(names);
}

static bool make_work(Sandbox *sandbox)
{
    const char *temporary = getenv("TMPDIR");
    bool usable = temporary && temporary[0] == '/' && !strchr(temporary, '\'');
    const char *above = usable ? temporary : "/tmp";
    sweep(above);
    sandbox->work = text_print("%s/grade.%ld.XXXXXX", above, (long)getpid());
    if (!mkdtemp(sandbox->work)) {
        perror(sandbox->work);
        free(sandbox->work);
        sandbox->work = NULL;
        return false;
    }
    char *in = path_join(sandbox->work, "in");
    char *out = path_join(sandbox->work, "out");
    bool made = directory_make(in) && directory_make(out) &&
                chmod(sandbox->work, 0711) == 0;
    free(out);
    free(in);
    return made;
}

static bool it_starts(const Sandbox *sandbox)
{
    Limits limits = {.seconds = 10, .megabytes = 1024};
    char *script = sandbox_script(sandbox, "true", limits, "true");
    Output output = sandbox_run(script, "", limits);
    if (output.status != 0)
        fprintf(stderr,
                "%sNothing is graded: the sandbox, bubblewrap, does not start "
                "here. It is in the\npackage bubblewrap, for Linux; containers "
                "often forbid it. UNSAFE=1 grades without it:\nthen a "
                "submission can read what you can read, your files and the "
                "network included.\n",
                output.text);
    free(output.text);
    free(script);
    return output.status == 0;
}

bool sandbox_open(Sandbox *sandbox, bool unsafe)
{
    *sandbox = (Sandbox){.unsafe = unsafe};
    umask(022);
    /* Root is the one user whose processes are not counted: so another one runs
       what is to be limited. */
    if (geteuid() == 0)
        sandbox->user = FIRST_USER + (uid_t)getpid() % 4000;
    return make_work(sandbox) && it_starts(sandbox);
}

void sandbox_close(Sandbox *sandbox)
{
    if (sandbox->work)
        run_remove(sandbox->work);
    free(sandbox->work);
    *sandbox = (Sandbox){0};
}
