/*
 * Scores for positions, from any program that speaks the protocol. Answers
 * are kept in a file, so that an interrupted run goes on where it stopped.
 * They are kept for that program, byte for byte, and that board:
 *
 *   # solver 5f0c93ab01cd4a67-7x6
 *   4453 -2
 */
#ifndef COMMON_SCORER_H
#define COMMON_SCORER_H

#include <stdint.h>

#include "board.h"

typedef struct {
    char moves[BOARD_CELLS + 1];
    int score;
    bool known; /* is the score? */
    bool fresh; /* was the solver asked, or was it in the file? */
} Scored;

typedef struct Scorer Scorer;

/*
 * `jobs` processes of the solver; `memory` is the file of answers, or NULL
 * for none. On trouble prints what is wrong and ends the program: so does
 * every function here.
 */
Scorer *scorer_open(const char *solver, int jobs, const char *memory);
void scorer_close(Scorer *scorer);

/* Called after each answer. */
typedef void ScorerWatch(void *context, const Scored *item);

/* Takes what is in the file already: who does so first knows what is left. */
void scorer_recall(const Scorer *scorer, Scored *items, int count,
                   ScorerWatch *watch, void *context);

/*
 * Scores the items that are not known yet, in this order, until `deadline`
 * (see clock_now); 0 means none. Items it did not get to stay unknown.
 */
void scorer_score(Scorer *scorer, Scored *items, int count, int64_t deadline,
                  ScorerWatch *watch, void *context);

#endif
