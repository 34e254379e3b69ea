/*
 * The contract: all that a program knows of the solver it is linked with.
 * join.h, the last line of every manifest, implements it.
 */
#ifndef COMMON_CONTRACT_H
#define COMMON_CONTRACT_H

#include <stdint.h>

#include "board.h"

extern const char part_name[]; /* "07-transposition-table" */

/* Forgets all earlier positions, sets the node count to 0. Not timed. */
void part_reset(void);

/* Takes the position to solve; nobody may have won it. Not timed. */
void part_load(const Board *board);

/* The exact score, or with `weak` any score of the right sign. Timed. */
int part_solve(bool weak);

/* How many threads may search together; false if the part cannot. */
bool part_use_threads(int count);
int part_most_threads(void);

/* Nodes since the last reset. */
uint64_t part_nodes(void);

#endif
