/*
 * Moves tried in vain lose nothing
 *
 * This looks like a history that knows success only: the scores are right, but
 * cells which are tried first and fail keep their place. Look at what becomes
 * of the moves that were tried before the one that answered.
 */
INLINE void history_learn(History *history, int stones, int alpha,
                          uint64_t tried, uint64_t move)
{
    int16_t *any = history->worth[ANY_STONE][attacks(alpha)];
    int16_t *reply = history->worth[history->cell[stones]][attacks(alpha)];
    (void)tried;
    history->learned = true;
    worth_move(&any[cell_number(move)], WORTH_MOST);
    worth_move(&reply[cell_number(move)], WORTH_MOST);
}
