/* For tests: runs a shell command that has a terminal to write to. */
#ifndef COMMON_RUN_TERMINAL_H
#define COMMON_RUN_TERMINAL_H

#include "run_program.h"

/*
 * As run_text(), but `out` is what standard output, a terminal, shows; NULL if
 * this machine has none to give. Of all that colour and locale depend on, only
 * `settings` are set: "TERM=xterm LANG=C.UTF-8". Nobody reads before the
 * command has ended, and a terminal holds a few thousand characters only.
 */
Run run_on_terminal(const char *settings, const char *command,
                    const char *input);

#endif
