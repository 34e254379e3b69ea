/*
 * What can be done with a Markdown file. Faults go to standard error as
 * file:line: what; true when there are none.
 */
#ifndef TASKS_H
#define TASKS_H

#include <stdbool.h>

#include "markdown.h"

/* Fills the generated blocks; the file is written anew if one changes. A
   block with a fault stays as it is. */
bool blocks_fill(const Markdown *markdown);

/* Tells which blocks are stale; `mender` is the command that fills them. */
bool blocks_check(const Markdown *markdown, const char *mender);

/* A relative file must exist, an anchor must be a heading of its file, an
   image must have a text for those who cannot see it. Nothing is fetched. */
bool links_check(const Markdown *markdown);

/* Words of prose: not in listings, tables, comments, pictures or blocks. */
int prose_words(const Markdown *markdown);

/* Commands in sentences: prints the number of the line and the command. */
void prose_commands(const Markdown *markdown);

/* Writes every `sh` listing outside the blocks to a file of its own: prefix
   and number of the line. False if a file cannot be written. */
bool prose_listings(const Markdown *markdown, const char *prefix);

#endif
