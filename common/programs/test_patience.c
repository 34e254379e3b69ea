/* What a person who waits is told, on a terminal and anywhere else. */
#define _XOPEN_SOURCE 700 /* for a terminal of our own */
#include "patience.c"

#include <fcntl.h>
#include <stdlib.h>

#include "unity.h"

static volatile uint64_t nodes;
static char said[1000];

/* Stands in for the solver. */
uint64_t part_nodes(void)
{
    return nodes;
}

void setUp(void)
{
    start = 0;
    shown = false;
}

void tearDown(void)
{
}

/* If an alarm is due in the next second, it comes now. */
static void a_second_later(void)
{
    start -= 1000000000;
    if (alarm(0) > 0)
        raise(SIGALRM);
}

/* Of the two steps one takes two seconds, one 75. */
static void two_steps(void)
{
    nodes = 1;
    patience_begin("column", 1, 7);
    a_second_later();
    nodes = 999999;
    a_second_later();
    patience_end();
    nodes = 12345678901;
    start -= 72 * (int64_t)1000000000;
    patience_begin("column", 2, 7);
    a_second_later();
    patience_end();
}

/* Runs it with this as standard error, and keeps what `from` then holds. */
static void listen_to(void (*what)(void), int to, int from)
{
    int before = dup(STDERR_FILENO);
    dup2(to, STDERR_FILENO);
    what();
    ssize_t ignored = write(STDERR_FILENO, "$", 1);
    (void)ignored;
    dup2(before, STDERR_FILENO);
    close(before);
    size_t length = 0;
    while (length == 0 || said[length - 1] != '$') {
        ssize_t got = read(from, said + length, sizeof said - length);
        TEST_ASSERT_TRUE(got > 0);
        length += (size_t)got;
    }
    said[length - 1] = '\0';
}

static void listen_to_pipe(void (*what)(void))
{
    int ends[2];
    TEST_ASSERT_EQUAL_INT(0, pipe(ends));
    listen_to(what, ends[1], ends[0]);
    close(ends[0]);
    close(ends[1]);
}

static void test_once_in_a_pipe(void)
{
    listen_to_pipe(two_steps);
    TEST_ASSERT_EQUAL_STRING("This may take long: column 1 of 7, 1 s, 1 "
                             "nodes so far; Ctrl-C stops it.\n",
                             said);
}

/* Over the line comes the next; what follows finds the line empty. */
static void test_again_and_again_on_a_terminal(void)
{
    int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0)
        TEST_IGNORE_MESSAGE("there is no terminal to be had");
    int theirs = open(ptsname(master), O_RDWR | O_NOCTTY);
    TEST_ASSERT_TRUE(theirs >= 0);
    listen_to(two_steps, theirs, master);
    static const char one[] =
        "\r  column 1 of 7, 1 s, 1 nodes; Ctrl-C stops "
        "\r  column 1 of 7, 2 s, 999999 nodes; Ctrl-C stops \r      ";
    static const char two[] =
        "  \r\r  column 2 of 7, 75 s, 12345 million nodes; Ctrl-C stops \r   ";
    TEST_ASSERT_EQUAL_STRING_LEN(one, said, strlen(one));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(said, two), said);
    TEST_ASSERT_EQUAL_STRING(" \r", said + strlen(said) - 2);
    close(theirs);
    close(master);
}

/* What is searched need have no number. */
static void one_search(void)
{
    nodes = 0;
    patience_begin("searching", 0, 0);
    a_second_later();
    patience_end();
}

static void test_one_search(void)
{
    listen_to_pipe(one_search);
    TEST_ASSERT_EQUAL_STRING("This may take long: searching, 1 s, 0 nodes so "
                             "far; Ctrl-C stops it.\n",
                             said);
}

/* A text that quotes a program wants what it says, however long it takes. */
static void test_it_can_be_kept_away(void)
{
    setenv("PATIENCE", "0", 1);
    listen_to_pipe(one_search);
    unsetenv("PATIENCE");
    TEST_ASSERT_EQUAL_STRING("", said);
}

static void too_short(void)
{
    patience_begin("column", 1, 7);
    patience_end();
    a_second_later();
}

static void test_a_short_search_says_nothing(void)
{
    listen_to_pipe(too_short);
    TEST_ASSERT_EQUAL_STRING("", said);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_once_in_a_pipe);
    RUN_TEST(test_again_and_again_on_a_terminal);
    RUN_TEST(test_one_search);
    RUN_TEST(test_it_can_be_kept_away);
    RUN_TEST(test_a_short_search_says_nothing);
    return UNITY_END();
}
