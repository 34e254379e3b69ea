/*
 * A threat is a threat, however many there are
 *
 * This looks like a rank that asks whether there are threats and does not
 * count them: the scores are right, but there are a few nodes too many. Look
 * at the difference between a move that makes one threat and one that makes
 * two.
 */
static inline int move_rank(const Position *position, uint64_t move)
{
    return threats(position->current | move, position->mask) != 0;
}
