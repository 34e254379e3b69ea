/* Programs are started with the files and signals they should have. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "process.h"
#include "unity.h"

static const int ours[] = {-1, -1, -1};

void setUp(void)
{
}

void tearDown(void)
{
}

static pid_t start_shell(const char *script, const int files[3], bool own_group)
{
    pid_t process = process_start(
        (const char *const[]){"/bin/sh", "-c", script, NULL}, files, own_group);
    TEST_ASSERT_TRUE_MESSAGE(process > 0, strerror(errno));
    return process;
}

static int code_of(const char *script)
{
    return process_code(process_wait(start_shell(script, ours, false)));
}

static void test_the_end_of_a_program(void)
{
    TEST_ASSERT_EQUAL_INT(0, code_of("exit 0"));
    TEST_ASSERT_EQUAL_INT(7, code_of("exit 7"));
    TEST_ASSERT_EQUAL_INT(128 + SIGKILL, code_of("kill -9 $$"));
}

static void test_its_files_are_those_given(void)
{
    int in[2], out[2];
    char text[64];
    TEST_ASSERT_TRUE(process_pipe(in) && process_pipe(out));
    const int files[] = {in[0], out[1], out[1]};
    pid_t process =
        start_shell("read -r x; echo \"$x\"; echo y >&2", files, false);
    close(in[0]);
    close(out[1]);
    TEST_ASSERT_EQUAL_INT(2, write(in[1], "x\n", 2));
    close(in[1]);
    process_wait(process);
    TEST_ASSERT_EQUAL_INT(4, read(out[0], text, sizeof text));
    TEST_ASSERT_EQUAL_STRING_LEN("x\ny\n", text, 4);
    close(out[0]);
}

static void test_pipes_are_not_inherited(void)
{
    int ends[2];
    TEST_ASSERT_TRUE(process_pipe(ends));
    TEST_ASSERT_EQUAL_INT(FD_CLOEXEC, fcntl(ends[0], F_GETFD));
    TEST_ASSERT_EQUAL_INT(FD_CLOEXEC, fcntl(ends[1], F_GETFD));
    close(ends[0]);
    close(ends[1]);
}

static void test_a_group_of_its_own(void)
{
    for (int own = 0; own < 2; own++) {
        pid_t process = start_shell("sleep 10", ours, own);
        TEST_ASSERT_EQUAL_INT(own ? process : getpgrp(), getpgid(process));
        kill(own ? -process : process, SIGKILL);
        TEST_ASSERT_EQUAL_INT(128 + SIGKILL,
                              process_code(process_wait(process)));
    }
}

/* A shell cannot take back that a signal is ignored. */
static void test_a_broken_pipe_ends_it(void)
{
    signal(SIGPIPE, SIG_IGN);
    TEST_ASSERT_EQUAL_INT(128 + SIGPIPE, code_of("kill -s PIPE $$; exit 0"));
    signal(SIGPIPE, SIG_DFL);
}

static void test_what_is_no_program(void)
{
    const char *const arguments[] = {"/no/such/program", NULL};
    TEST_ASSERT_EQUAL_INT(-1, process_start(arguments, ours, false));
    TEST_ASSERT_EQUAL_INT(ENOENT, errno);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_end_of_a_program);
    RUN_TEST(test_its_files_are_those_given);
    RUN_TEST(test_pipes_are_not_inherited);
    RUN_TEST(test_a_group_of_its_own);
    RUN_TEST(test_a_broken_pipe_ends_it);
    RUN_TEST(test_what_is_no_program);
    return UNITY_END();
}
