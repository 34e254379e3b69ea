#include "answer.h"

#include <string.h>

#include "clock.h"
#include "contract.h"

/* An empty answer, and a solver that remembers nothing. */
void answer_begin(Answer *answer)
{
    memset(answer, 0, sizeof *answer);
    answer->score = -BOARD_CELLS; /* below every score */
    int64_t start = clock_now();
    part_reset();
    answer->clearing = clock_now() - start;
}

/*
 * What a search took: the time by the clock or the processor's, whichever is
 * less. So neither a pause counts, in which others had the processor, nor the
 * asking; and several threads are as quick as the clock says.
 */
static int solve(Answer *answer, const Board *board, bool weak)
{
    part_load(board);
    int64_t cpu = clock_cpu(), start = clock_now();
    int score = part_solve(weak);
    int64_t wall = clock_now() - start;
    cpu = clock_cpu() - cpu;
    answer->solving += wall < cpu ? wall : cpu;
    return weak ? score_sign(score) : score;
}

void answer_position(Answer *answer, const Board *board, bool weak)
{
    answer_begin(answer);
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
void answer_column(Answer *answer, const Board *board, int column, bool weak)
{
    if (!board_can_play(board, column))
        return;
    int score = column_score(answer, board, column, weak);
    answer->playable[column] = true;
    answer->column[column] = score;
    answer->nodes = part_nodes();
    if (score > answer->score)
        answer->score = score;
}

void answer_columns(Answer *answer, const Board *board, bool weak)
{
    answer_begin(answer);
    for (int column = 0; column < BOARD_WIDTH; column++)
        answer_column(answer, board, column, weak);
    if (board->stones == BOARD_CELLS)
        answer->score = 0;
}
