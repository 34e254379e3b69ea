/* Minmax: the exact score, by trying every continuation to its end. */
#include <stdint.h>

typedef struct {
    uint64_t nodes;
} Solver;

static void solver_reset(Solver *solver)
{
    solver->nodes = 0;
}

/*
 * The score for the side to move. What is good for one side is as bad for
 * the other: the value of a move is minus the score of the position after it.
 */
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
    }
    return best;
}

/* Knowing only who wins is no easier here: weak is strong. */
static int solver_solve(Solver *solver, const Position *position, bool weak)
{
    (void)weak;
    return negamax(solver, position);
}
