/* Files and directories. What fails is said on standard error. */
#ifndef WORKBENCH_FILES_H
#define WORKBENCH_FILES_H

#include <stdbool.h>

/* directory/name; free it. */
char *path_join(const char *directory, const char *name);

/* parts/07-x/../06-y/z.h is parts/06-y/z.h; changes the text. */
void path_tidy(char *path);

bool file_exists(const char *path);
bool directory_exists(const char *path);

/* With all that leads to it. */
bool directory_make(const char *path);

/* Whole or not at all. */
bool file_write(const char *path, const char *text);
bool file_copy(const char *from, const char *to);

/* The files of a directory, not what lies deeper, into one that is there. */
bool directory_copy(const char *from, const char *to);

/* The names in a directory in their order, without those that begin with a
   dot. Ends with NULL. */
char **directory_names(const char *path);
void names_free(char **names);

#endif
