/*
 * A learner's own part: a directory in mine/ with copies of a part's own files,
 * some functions of them to be written, and what is known of it in .progress.
 */
#ifndef WORKBENCH_PLACE_H
#define WORKBENCH_PLACE_H

#include <stdbool.h>
#include <stdint.h>

#include "lesson.h"

enum { MOST_PIECES = 32 };

/* How far it has come, by the last check. */
typedef enum {
    STATE_STARTED,
    STATE_BUILDS,
    STATE_SCORES,
    STATE_NODES,
    STATE_FASTER
} State;

/* How its files were made. */
typedef enum {
    KIND_CUT,
    KIND_SCRATCH,
    KIND_NEW,     /* a part of the learner's own making */
    KIND_EXERCISE /* to become what a variant is */
} Kind;

typedef struct {
    char *name;       /* "07-transposition-table" */
    char *path;       /* "mine/07-transposition-table" */
    char *part;       /* the reference: "parts/07-transposition-table" */
    const char *from; /* its name, in there */
    char *mine;       /* "mine" */
    char *variant;    /* of an exercise: "tiny-table"; else NULL */
    char *words;      /* that make knows it by: "PART=07", or with MINE=dir */
    Kind kind;
    Lesson lesson; /* the functions to write; none in a new part */
    State state;
    uint64_t hash;         /* of the files that have reached this state */
    int hints[MOST_TASKS]; /* given so far, task by task */
} Place;

/* A place that is to be; `choice` are functions, or NULL for the lesson's; of
   an exercise it is the variant.
   False, with the reason said, where the lesson has a fault. */
bool place_make(Place *place, const char *mine, const char *name,
                const char *part, Kind kind, const char *choice);

/* One that is there. False, with the reason said, if it is not. */
bool place_open(Place *place, const char *mine, const char *name);
void place_free(Place *place);

/* Is there such a directory? */
bool place_exists(const char *mine, const char *name);

/* Writes down what is known. False, with the reason said, if it cannot be. */
bool place_save(const Place *place);

/* Has it got its nodes right, and not been changed since? */
bool place_has_passed(const Place *place);

uint64_t place_hash(const Place *place);

/* The names of a part's own files that a learner gets: pieces and lists, no
   tests. As directory_names. */
char **place_pieces(const char *part);

/* The piece of the reference that has this function, or NULL. Free it. */
char *place_piece_with(const Place *place, const char *function);

/* Is every function of the lesson in one of them? Says which is not. */
bool place_has_functions(const Place *place);

/* What has become of a function to be written. */
typedef enum { FUNCTION_GONE, FUNCTION_STUB, FUNCTION_WRITTEN } Written;
Written place_written(const Place *place, const Task *task);

/* The number in a part's name: 7. */
int part_number(const char *name);

#endif
