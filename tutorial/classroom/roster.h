/*
 * Who has handed in: every directory of a directory is a student's submission.
 *
 * Its results lie in the book, another directory, as NAME.json and NAME.txt.
 * The record .done/NAME.txt is written last: it has the hashes of what was graded,
 * and how, and of both files. Only what agrees with its record is done.
 */
#ifndef CLASSROOM_ROSTER_H
#define CLASSROOM_ROSTER_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    char *name; /* of the directory, whatever bytes there are in it */
    char *file; /* the same as a file's name, and safe to print */
    char *told; /* the name, if it is text that can be shown; else the file */
    char *path;
} Student;

typedef struct {
    const char *subs, *book; /* directories */
    uint64_t settings;       /* a hash: part, grader, options */
    Student *students;       /* in the order of their names */
    int count;
    char **skipped; /* "notes.txt: no directory"; ends with NULL */
} Roster;

/* False, with the reason said, if the directory cannot be read. */
bool roster_read(Roster *roster, const char *subs, const char *book,
                 uint64_t settings);
void roster_free(Roster *roster);

/* The student with this file; NULL if there is none. */
const Student *roster_find(const Roster *roster, const char *file);

/* "book/ann.json" for ".json", "book/.done/ann.txt" for ".done/". Free it. */
char *student_file(const Roster *roster, const Student *student,
                   const char *kind);

/* Of the settings and all that is handed in. */
uint64_t student_key(const Roster *roster, const Student *student);

bool student_is_done(const Roster *roster, const Student *student);

/* Writes the record, once both files are in their place. */
bool student_set_done(const Roster *roster, const Student *student,
                      uint64_t key);

/* Both files and the record are gone. */
void student_forget(const Roster *roster, const Student *student);

/* A name as a file's: printable, without slashes, not too long; no two names
   have the same. Free it. */
char *safe_name(const char *name);

/* A directory with all in it, or a file; links are not followed. */
uint64_t hash_tree(uint64_t hash, const char *path);

#endif
