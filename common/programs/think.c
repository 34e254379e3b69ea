#include "think.h"

#include <assert.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static const int stop_signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { STOPS = sizeof stop_signals / sizeof *stop_signals };

static volatile sig_atomic_t child; /* its process number, or 0 */

/* Takes the child along, then lets the signal do what it always does. */
static void stop(int number)
{
    if (child > 0) {
        kill((pid_t)child, SIGKILL);
        waitpid((pid_t)child, NULL, 0);
    }
    ssize_t ignored = write(STDOUT_FILENO, "\n", 1); /* leave the prompt */
    (void)ignored;
    signal(number, SIG_DFL);
    raise(number);
}

static void on_stop(void (*action)(int))
{
    for (int i = 0; i < STOPS; i++)
        signal(stop_signals[i], action);
}

/* The alarm, if it comes first, ends the child without a word. */
static void answer_in_child(const Board *board, unsigned seconds, int out)
{
    Answer answer;
    signal(SIGALRM, SIG_DFL);
    alarm(seconds);
    answer_columns(&answer, board, false);
    bool sent = write(out, &answer, sizeof answer) == sizeof answer;
    _exit(sent ? EXIT_SUCCESS : EXIT_FAILURE);
}

/* Signals wait until `child` is known: none can come in between. */
static void start_child(const Board *board, unsigned seconds, int out)
{
    sigset_t stops, before;
    sigemptyset(&stops);
    for (int i = 0; i < STOPS; i++)
        sigaddset(&stops, stop_signals[i]);
    fflush(stdout);
    signal(SIGCHLD, SIG_DFL); /* so that it can be waited for */
    sigprocmask(SIG_BLOCK, &stops, &before);
    pid_t started = fork();
    on_stop(started == 0 ? SIG_DFL : stop);
    child = (sig_atomic_t)started;
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (started == 0)
        answer_in_child(board, seconds, out);
}

bool think(Answer *answer, const Board *board, unsigned seconds)
{
    int ends[2], status = 0;
    if (pipe(ends) != 0) {
        perror("cannot start the solver");
        exit(EXIT_FAILURE);
    }
    start_child(board, seconds, ends[1]);
    if (child < 0) {
        perror("cannot start the solver");
        exit(EXIT_FAILURE);
    }
    close(ends[1]);
    /* Short enough for a pipe to take it whole: no half answers. */
    bool solved = read(ends[0], answer, sizeof *answer) == sizeof *answer;
    close(ends[0]);
    waitpid((pid_t)child, &status, 0);
    child = 0;
    if (!solved && !(WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM))
        fprintf(stderr, "the solver broke off (%s %d)\n",
                WIFSIGNALED(status) ? "signal" : "status",
                WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    return solved;
}

/* Column number i from the centre outwards. */
static int central_column(int i)
{
    return BOARD_WIDTH / 2 + (i % 2 ? -(i + 1) / 2 : i / 2);
}

int think_best(const Answer *answer)
{
    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = central_column(i);
        if (answer->playable[column] && answer->column[column] == answer->score)
            return column;
    }
    assert(!"an answer has a best column");
    return -1;
}

/* How good a column looks at a glance; -1: it is full. */
static int glance(const Board *board, int column)
{
    if (!board_can_play(board, column))
        return -1;
    if (board_wins(board, column))
        return 3;
    int opponent = 3 - board_player(board);
    Board after = *board;
    after.cell[column][after.height[column]] = opponent;
    if (board_has_four(&after, opponent))
        return 2;
    board_play(&after, column);
    return board_wins(&after, column) ? 0 : 1;
}

int think_by_thumb(const Board *board)
{
    int best = -1, best_value = -1;
    for (int i = 0; i < BOARD_WIDTH; i++) {
        int column = central_column(i);
        int value = glance(board, column);
        if (value > best_value) {
            best_value = value;
            best = column;
        }
    }
    assert(best >= 0);
    return best;
}
