/*
 * Random positions to tune on: positions STONES COUNT SEED
 * None is won, nor was on the way; many are easy. The same on every machine.
 */
#include <stdio.h>
#include <stdlib.h>

#include "../../common/random_play.h"

enum { EXIT_USAGE = 2, MOST = 1000000 };

/* A number from 0 to `most`, or -1. */
static long number(const char *text, long most)
{
    char *end;
    long value = strtol(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0' && value <= most ? value
                                                                         : -1;
}

int main(int argc, char **argv)
{
    long stones = argc == 4 ? number(argv[1], BOARD_CELLS) : -1;
    long count = argc == 4 ? number(argv[2], MOST) : -1;
    long seed = argc == 4 ? number(argv[3], INT32_MAX) : -1;
    if (stones < 0 || count < 0 || seed < 0) {
        fprintf(stderr,
                "usage: positions STONES COUNT SEED    up to %d stones\n",
                BOARD_CELLS);
        return EXIT_USAGE;
    }
    Random random = {(uint64_t)seed};
    while (count-- > 0) {
        Board board;
        char moves[BOARD_CELLS + 1];
        random_play(&random, &board, (int)stones);
        board_write(&board, moves);
        puts(moves);
    }
    return fflush(stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
