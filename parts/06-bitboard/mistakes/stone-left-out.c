/*
 * The win test asks about the stones as they are
 *
 * This looks like a win test that is one move too late: the stone to be played
 * is not among those it looks at, so four are noticed only when their side
 * moves again. Look at what is on the board when the question is asked.
 */
static inline bool position_wins(const Position *position, int column)
{
    return position_can_play(position, column) && has_four(position->current);
}
