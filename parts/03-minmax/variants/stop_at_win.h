/* Minmax that, asked for the winner only, looks for one winning move. */
#include <stdint.h>

typedef struct {
    uint64_t nodes;
    bool weak;
} Solver;

static void solver_reset(Solver *solver)
{
    solver->nodes = 0;
}

static int negamax(Solver *solver, const Position *position)
{
    solver->nodes++;
    if (position->stones == BOARD_CELLS)
        return 0; /* full, and nobody has won */

    for (int column = 0; column < BOARD_WIDTH; column++)
        if (position_can_play(position, column) &&
            position_wins(position, column))
            return score_win_now(position->stones);

    int best = -BOARD_CELLS; /* below every score */
    for (int column = 0; column < BOARD_WIDTH; column++) {
        if (!position_can_play(position, column))
            continue;
        Position child = *position;
        position_play(&child, column);
        int score = -negamax(solver, &child);
        if (score > best)
            best = score;
        if (solver->weak && best > 0)
            break; /* a win is a win */
    }
    return best;
}

static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    solver->weak = weak;
    return negamax(solver, position);
}
