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

/* The identifier that code hosts and pandoc give to a heading; the caller
   frees it. NULL if the line is none. */
char *heading_id(const Line *line);

/* A relative file must exist, an anchor must be a heading of its file, an
   image must have a text for those who cannot see it. Nothing is fetched. */
bool links_check(const Markdown *markdown);

/* Words of prose: not in listings, tables, comments, pictures or blocks. */
int prose_words(const Markdown *markdown);

/* Lines of source in the blocks of code and diffs. */
int prose_listing_lines(const Markdown *markdown);

/* The level-two headings of these two names are there, in this order. */
bool prose_in_order(const Markdown *markdown, const char *first,
                    const char *second);

/* Commands in sentences: prints the number of the line and the command. */
void prose_commands(const Markdown *markdown);

/* Writes every `sh` listing outside the blocks to a file of its own: prefix
   and number of the line. False if a file cannot be written. */
bool prose_listings(const Markdown *markdown, const char *prefix);

/*
 * A chapter against the glossary: what its entries are called, or are called
 * as well ("Also: a, b." below the heading), is linked to the entry where it is
 * first said in the chapter's sentences. An entry marked <!-- everyday word -->
 * need not be.
 */
bool terms_check(const Markdown *markdown, const Markdown *glossary);

#endif
