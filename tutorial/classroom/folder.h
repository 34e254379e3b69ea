/*
 * A part as a folder that stands alone: what an assignment is, and what a
 * submission is put into.
 *
 *   part.c, solver.c ...   the part's own files, with stubs
 *   given/                 all that they are made with
 *   tests/                 the part's unit tests
 */
#ifndef CLASSROOM_FOLDER_H
#define CLASSROOM_FOLDER_H

#include <stdbool.h>
#include <stdint.h>

#include "../workbench/place.h"

enum { MOST_FILES = 96 };

typedef struct {
    const Place *place;
    char *from[MOST_FILES]; /* the file, from the top */
    char *to[MOST_FILES];   /* in the folder */
    int count;
} Folder;

/* Finds all the files. False, with the reason said, if that is not possible.
   Free it in either case. */
bool folder_gather(Folder *folder, const Place *place);
void folder_free(Folder *folder);

/* Writes them to a directory, which is made. */
bool folder_write(const Folder *folder, const char *path);

/* With Unity's sources, which are in `unity`. */
bool folder_write_unity(const char *path, const char *unity);

/* Of all that the part is made of. */
uint64_t folder_hash(const Folder *folder);

#endif
