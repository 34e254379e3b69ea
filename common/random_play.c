#include "random_play.h"

#include <assert.h>

/* SplitMix64 (Steele, Lea and Flood, 2014): one word of state suffices. */
uint64_t random_next(Random *random)
{
    uint64_t word = random->state += 0x9e3779b97f4a7c15;
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
    word = (word ^ word >> 27) * 0x94d049bb133111eb;
    return word ^ word >> 31;
}

/* The upper bits, scaled: for limits this small the bias is below 2^-24. */
int random_below(Random *random, int limit)
{
    assert(limit > 0 && limit <= 256);
    return (int)((random_next(random) >> 32) * (uint64_t)limit >> 32);
}

/* One random stone that does not win; false when there is none to play. */
static bool play_one(Random *random, Board *board)
{
    int choice[BOARD_WIDTH], choices = 0;
    for (int column = 0; column < BOARD_WIDTH; column++)
        if (board_can_play(board, column) && !board_wins(board, column))
            choice[choices++] = column;
    if (choices == 0)
        return false;
    board_play(board, choice[random_below(random, choices)]);
    return true;
}

void random_play(Random *random, Board *board, int stones)
{
    assert(stones >= 0 && stones <= BOARD_CELLS);
    board_clear(board);
    while (board->stones < stones)
        if (!play_one(random, board))
            board_clear(board); /* a dead end: begin again */
}
