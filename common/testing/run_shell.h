/*
 * For tests that give one command after the other to the shell: `run` is
 * what came of the last one.
 */
#ifndef COMMON_RUN_SHELL_H
#define COMMON_RUN_SHELL_H

#include "run_program.h"
#include "unity.h"

static Run run;

static inline void shell(const char *command)
{
    run_free(&run);
    run = run_text(command, "");
}

/* It must end well, and has nothing to complain about. */
static inline void shell_well(const char *command)
{
    shell(command);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", run.err, command);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, run.status, command);
}

#endif
