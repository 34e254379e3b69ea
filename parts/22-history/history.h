/*
 * What has worked elsewhere: the cells that answered a question, in other
 * positions of the same search. A cell is worth more after each time it
 * answered one, and less after each time it was tried first and another did.
 * Attacker and defender are kept apart, the two colours are not: a cell that
 * one side needs, the other must take away.
 *
 * There is one account for a cell whatever was played last, and one for it as
 * the reply to the last stone. Their sum is added to the rank. The numbers
 * below were found on positions to tune on (bench/tuning/README.md).
 */
#ifndef HISTORY_DEADLINE
#define HISTORY_DEADLINE 6 /* nearer than that, the rank alone does as well */
#endif

enum {
    WORTH_MOST = 1 << 14,   /* of either account, up or down */
    WORTH_STEP = 4,         /* each time, it goes a quarter of the way there */
    WORTH_RANK = 1 << 11,   /* so much is one point of rank */
    ANY_STONE = BOARD_BITS, /* in place of the last stone's cell */
};

typedef struct {
    bool learned;
    uint8_t cell[BOARD_CELLS + 1]; /* of the stone with this number */
    int16_t worth[BOARD_BITS + 1][2][BOARD_BITS]; /* last, attacker, cell */
} History;

static void history_reset(History *history)
{
    if (history->learned)
        memset(history->worth, 0, sizeof history->worth);
    history->learned = false;
    memset(history->cell, ANY_STONE, sizeof history->cell);
}

INLINE int cell_number(uint64_t cell)
{
    return count_cells(cell - 1);
}

/* The stone on the way to the position that is searched next. */
INLINE void history_enter(History *history, int stones, uint64_t move)
{
    history->cell[stones] = (uint8_t)cell_number(move);
}

/* Adds to the rank of every child left. */
INLINE void history_rank(const History *history, Children *children, int stones,
                         int alpha)
{
    const int16_t *any = history->worth[ANY_STONE][attacks(alpha)];
    const int16_t *reply =
        history->worth[history->cell[stones]][attacks(alpha)];
    for (int i = 0; i < BOARD_WIDTH; i++) {
        if (!children->move[i])
            continue;
        int cell = cell_number(children->move[i]);
        children->rank[i] += (any[cell] + reply[cell]) / WORTH_RANK;
    }
}

INLINE void worth_move(int16_t *worth, int towards)
{
    *worth = (int16_t)(*worth + (towards - *worth) / WORTH_STEP);
}

/* `move` answered the question, after those `tried` had not. */
INLINE void history_learn(History *history, int stones, int alpha,
                          uint64_t tried, uint64_t move)
{
    int16_t *any = history->worth[ANY_STONE][attacks(alpha)];
    int16_t *reply = history->worth[history->cell[stones]][attacks(alpha)];
    history->learned = true;
    worth_move(&any[cell_number(move)], WORTH_MOST);
    worth_move(&reply[cell_number(move)], WORTH_MOST);
    for (; tried; tried &= tried - 1) {
        uint64_t in_vain = lowest_cell(tried);
        worth_move(&any[cell_number(in_vain)], -WORTH_MOST);
        worth_move(&reply[cell_number(in_vain)], -WORTH_MOST);
    }
}
