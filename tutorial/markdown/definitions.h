/* Definitions out of C sources, by name. */
#ifndef DEFINITIONS_H
#define DEFINITIONS_H

#include <stdbool.h>

/*
 * The functions, types, enums (also by their constants), macros and variables
 * of these names, each with the comment above it and a blank line between
 * them. False, and the text says why, if there is none of a name. The caller
 * frees the text.
 */
bool definitions_find(const char *path, const char *names, char **text);

#endif
