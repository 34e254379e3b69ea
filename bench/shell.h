/* A command as the shell will read it, without running any of it. */
#ifndef BENCH_SHELL_H
#define BENCH_SHELL_H

#include <stdbool.h>
#include <wordexp.h>

#define SHELL_SPACE     " \t\n"
#define SHELL_OPERATORS "|&;<>(){}"

/* Where the word that starts here ends; what is quoted is part of it. */
const char *shell_word_end(const char *word);

/*
 * The words that a word stands for: without its quotes, with ~ and variables
 * replaced. False when that takes more than looking. Free with wordfree.
 */
bool shell_expand(const char *word, wordexp_t *words);

/* The file that PATH leads to, or NULL; the caller frees it. */
char *shell_find(const char *program);

/* Is there a program that the command can start with? True when in doubt. */
bool shell_has_program(const char *command);

#endif
