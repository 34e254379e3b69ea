#include "run.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../bench/shell.h"
#include "../../bench/text.h"
#include "../../common/clock.h"
#include "../../common/process.h"

enum { MOST_KEPT = 256 * 1024, NOT_STARTED = 127 };

static volatile pid_t running; /* the group that is ended with us */

static void on_signal(int number)
{
    if (running > 0)
        kill(-running, SIGKILL);
    signal(number, SIG_DFL);
    raise(number);
}

void run_end_with_us(void)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {.sa_handler = on_signal};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sigaction(numbers[i], &action, NULL);
}

static pid_t start(const char *const arguments[], const int files[3],
                   bool own_group)
{
    char *path = strchr(arguments[0], '/')
                     ? text_copy(arguments[0], strlen(arguments[0]))
                     : shell_find(arguments[0]);
    if (!path)
        return -1;
    const char *with_path[64] = {path};
    for (int i = 1; i < 63 && arguments[i]; i++)
        with_path[i] = arguments[i];
    pid_t process = process_start(with_path, files, own_group);
    free(path);
    return process;
}

/* Reads until the end, the word, or the deadline: then it is false. What is too
   long is thrown away. */
static bool collect(int from, char *text, const char *word, int64_t deadline)
{
    size_t used = 0;
    char spare[4096] = "";
    for (;;) {
        int64_t left = (deadline - clock_now()) / 1000000;
        struct pollfd wait = {.fd = from, .events = POLLIN};
        int ready = left > 0 ? poll(&wait, 1, (int)left) : 0;
        if (ready == 0)
            break;
        if (ready < 0 && errno == EINTR)
            continue;
        bool room = used < MOST_KEPT;
        ssize_t got = read(from, room ? text + used : spare,
                           room ? MOST_KEPT - used : sizeof spare);
        if (got <= 0) {
            text[used] = '\0';
            return true;
        }
        used += room ? (size_t)got : 0;
        text[used] = '\0';
        if (word && strstr(text, word))
            return true;
    }
    text[used] = '\0';
    return false;
}

Output run_until(const char *const arguments[], int seconds, const char *word)
{
    Output output = {.text = malloc(MOST_KEPT + 1), .status = NOT_STARTED};
    int ends[2];
    if (!output.text || !process_pipe(ends))
        abort();
    output.text[0] = '\0';
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    const int files[3] = {nothing, ends[1], ends[1]};
    pid_t process = start(arguments, files, true);
    close(nothing);
    close(ends[1]);
    if (process > 0) {
        running = process;
        output.late = !collect(ends[0], output.text, word,
                               clock_now() + seconds * INT64_C(1000000000));
        if (output.late || (word && strstr(output.text, word)))
            kill(-process, SIGKILL);
        output.status = process_code(process_wait(process));
        kill(-process, SIGKILL); /* what it may have left behind */
        running = 0;
    }
    close(ends[0]);
    return output;
}

Output run_quiet(const char *const arguments[], int seconds)
{
    return run_until(arguments, seconds, NULL);
}

int run_loud(const char *const arguments[])
{
    const int files[3] = {-1, -1, -1};
    pid_t process = start(arguments, files, false);
    return process > 0 ? process_code(process_wait(process)) : NOT_STARTED;
}

void run_remove(const char *path)
{
    const char *const arguments[] = {"rm", "-rf", path, NULL};
    run_loud(arguments);
}
