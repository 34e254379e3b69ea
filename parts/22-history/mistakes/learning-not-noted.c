/*
 * Nobody knows that something was learned
 *
 * This looks like a history that is not forgotten between two positions: the
 * scores are right, but the nodes depend on what was solved before. Look at
 * what history_reset asks before it empties the accounts.
 */
INLINE void history_learn(History *history, int stones, int alpha,
                          uint64_t tried, uint64_t move)
{
    int16_t *any = history->worth[ANY_STONE][attacks(alpha)];
    int16_t *reply = history->worth[history->cell[stones]][attacks(alpha)];
    worth_move(&any[cell_number(move)], WORTH_MOST);
    worth_move(&reply[cell_number(move)], WORTH_MOST);
    for (; tried; tried &= tried - 1) {
        uint64_t in_vain = lowest_cell(tried);
        worth_move(&any[cell_number(in_vain)], -WORTH_MOST);
        worth_move(&reply[cell_number(in_vain)], -WORTH_MOST);
    }
}
