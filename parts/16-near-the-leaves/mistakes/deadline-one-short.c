/*
 * The deadline is one stone short
 *
 * This looks like a deadline that is off by one: questions which leave the
 * attacker three stones are answered by a look at two. Look at the number of
 * stones the attacker has when the win would score just more than alpha.
 */
static inline int deadline(int stones, int alpha)
{
    return attacks(alpha) ? score_win_now(stones) - alpha - 1
                          : score_win_now(stones + 1) - opposite(alpha) - 1;
}
