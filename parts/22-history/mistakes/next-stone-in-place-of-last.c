/*
 * The last stone is looked up at the wrong place
 *
 * This looks like a number of stones that is off by one: the scores are right,
 * but the reply is ranked after another stone than the one it was learned for.
 * Look at the number that the last stone on the board has.
 */
INLINE void history_rank(const History *history, Children *children, int stones,
                         int alpha)
{
    const int16_t *any = history->worth[ANY_STONE][attacks(alpha)];
    const int16_t *reply =
        history->worth[history->cell[stones + 1]][attacks(alpha)];
    for (int i = 0; i < BOARD_WIDTH; i++) {
        if (!children->move[i])
            continue;
        int cell = cell_number(children->move[i]);
        children->rank[i] += (any[cell] + reply[cell]) / WORTH_RANK;
    }
}
