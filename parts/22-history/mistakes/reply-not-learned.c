/*
 * The account of the reply stays empty
 *
 * This looks like one account in place of two: the scores are right, but what
 * a cell is worth as the answer to the last stone is never learned. Look at
 * all the accounts that an answer belongs to.
 */
INLINE void history_learn(History *history, int stones, int alpha,
                          uint64_t tried, uint64_t move)
{
    int16_t *any = history->worth[ANY_STONE][attacks(alpha)];
    (void)stones;
    history->learned = true;
    worth_move(&any[cell_number(move)], WORTH_MOST);
    for (; tried; tried &= tried - 1) {
        uint64_t in_vain = lowest_cell(tried);
        worth_move(&any[cell_number(in_vain)], -WORTH_MOST);
    }
}
