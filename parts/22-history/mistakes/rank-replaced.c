/*
 * The history takes the place of the rank
 *
 * This looks like a rank that has lost what part 19 knew: the scores are
 * right, but there are more nodes. Look at what becomes of the rank that a
 * child has already.
 */
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
        children->rank[i] = (any[cell] + reply[cell]) / WORTH_RANK;
    }
}
