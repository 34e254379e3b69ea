/*
 * For tests that give one command after the other to the shell: `run` is
 * what came of the last one.
 */
#ifndef COMMON_RUN_SHELL_H
#define COMMON_RUN_SHELL_H

#include <stdio.h>

#include "run_program.h"
#include "unity.h"

static Run run;

static inline int shell(const char *command)
{
    run_free(&run);
    run = run_text(command, "");
    return run.status;
}

/* `@` stands for the directory. */
static inline int shell_in(const char *directory, const char *command)
{
    char text[2048];
    size_t length = 0;
    for (; *command && length < sizeof text; command++)
        length += (size_t)snprintf(text + length, sizeof text - length,
                                   *command == '@' ? "%s" : "%.1s",
                                   *command == '@' ? directory : command);
    TEST_ASSERT_TRUE_MESSAGE(length < sizeof text, "a command too long");
    return shell(text);
}

/* It must end well, and has nothing to complain about. */
static inline void shell_well(const char *command)
{
    shell(command);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", run.err, command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, command);
}

#endif
