/* For tests: the score by exhaustive search on the slow, obvious board. */
#ifndef COMMON_SLOW_SCORE_H
#define COMMON_SLOW_SCORE_H

#include "../board.h"

static int slow_score(Board *board)
{
    if (board->stones == BOARD_CELLS)
        return 0;
    if (board_can_win(board))
        return score_win_now(board->stones);
    int best = -BOARD_CELLS;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!board_can_play(board, column))
            continue;
        board_play(board, column);
        int score = -slow_score(board);
        board_undo(board);
        if (score > best)
            best = score;
    }
    return best;
}

#endif
