#include "answer.h"

#include <string.h>

#include "clock.h"
#include "contract.h"

/* An empty answer, and a solver that remembers nothing. */
static void begin(Answer *answer)
{
    memset(answer, 0, sizeof *answer);
    int64_t start = clock_now();
    part_reset();
    answer->clearing = clock_now() - start;
}

static int solve(Answer *answer, const Board *board, bool weak)
{
    part_load(board);
    int64_t start = clock_now();
    int score = part_solve(weak);
    answer->solving += clock_now() - start;
    return weak ? score_sign(score) : score;
}

void answer_position(Answer *answer, const Board *board, bool weak)
{
    begin(answer);
    answer->score = solve(answer, board, weak);
    answer->nodes = part_nodes();
}

static int column_score(Answer *answer, const Board *board, int column,
                        bool weak)
{
    if (board_wins(board, column))
        return weak ? 1 : score_win_now(board->stones);
    Board child = *board;
    board_play(&child, column);
    return -solve(answer, &child, weak);
}

/* What one column taught the solver it keeps for the next. */
void answer_columns(Answer *answer, const Board *board, bool weak)
{
    begin(answer);
    int best = -BOARD_CELLS;
    for (int column = 0; column < BOARD_WIDTH; column++) {
        answer->playable[column] = board_can_play(board, column);
        if (!answer->playable[column])
            continue;
        int score = column_score(answer, board, column, weak);
        answer->column[column] = score;
        if (score > best)
            best = score;
    }
    answer->score = board->stones == BOARD_CELLS ? 0 : best;
    answer->nodes = part_nodes();
}
