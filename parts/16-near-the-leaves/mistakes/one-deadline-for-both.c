/*
 * Attack and defence have the same deadline
 *
 * This looks like a deadline that always takes the side to move for the
 * attacker: the scores are right, but where it defends, nothing is ever
 * answered by a look. Look at whose win the question is about when alpha is
 * negative.
 */
static inline int deadline(int stones, int alpha)
{
    return score_win_now(stones) - alpha;
}
