/* Random positions from a seed: the same ones on every machine. */
#ifndef COMMON_RANDOM_PLAY_H
#define COMMON_RANDOM_PLAY_H

#include <stdint.h>

#include "board.h"

typedef struct {
    uint64_t state; /* set it to the seed */
} Random;

uint64_t random_next(Random *random);
int random_below(Random *random, int limit); /* 0 to limit - 1 */

/* Plays `stones` random stones of which none wins. */
void random_play(Random *random, Board *board, int stones);

#endif
